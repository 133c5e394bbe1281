import { Refusal } from '../errors.ts'

export { shopBlocked } from '../blocks.ts'

export const listingNotFound = () => new Refusal('LISTING_NOT_FOUND', 'This tyre is not listed any more', 404)
export const skuTaken = () =>
  new Refusal('SKU_TAKEN', 'Another tyre of this shop has this SKU', 409, { sku: 'Another tyre has this SKU' })
export const alreadyListed = (listingId: string) =>
  new Refusal('ALREADY_LISTED', 'This tyre is in your inventory already', 409, { listingId })
export const tyreNotFound = () => new Refusal('TYRE_NOT_FOUND', 'This tyre is not in the central database', 404)
export const notASize = () =>
  new Refusal('NOT_A_SIZE', 'Please enter a tyre size such as 205/55R16', 400, {
    'tyre.size': 'Please enter a tyre size such as 205/55R16',
  })
export const priceTooLow = () =>
  new Refusal('PRICE_TOO_LOW', 'With this change, some of the tyres would cost nothing', 409)
export const chosenChanged = () =>
  new Refusal('CHANGED_SINCE', 'Your stock has changed meanwhile, so nothing was changed. Please look again.', 409)
