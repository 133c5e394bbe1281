import { Refusal } from '../errors.ts'
import { formatRand } from '../rules/format.ts'

export const endsBeforeStart = () =>
  new Refusal('DEAL_ENDS_BEFORE_START', 'The deal ends before it starts', 400, {
    endsOn: 'Must not be before the start',
  })
export const notCheaper = (listPriceCents: number) =>
  new Refusal('DEAL_NOT_CHEAPER', `The listing costs ${formatRand(listPriceCents)} without the deal`, 409, {
    priceCents: 'Not below the price of the listing',
  })
export const dealsOverlap = () =>
  new Refusal('DEALS_OVERLAP', 'This tyre has another deal on some of these days', 409, {
    startsOn: 'Another deal runs then',
  })
export const dealNotFound = () => new Refusal('DEAL_NOT_FOUND', 'This deal has ended or is sold out', 404)
export const ownDealNotFound = () => new Refusal('DEAL_NOT_FOUND', 'There is no such deal', 404)
