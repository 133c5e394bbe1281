import { Refusal } from '../errors.ts'

export const askNotFound = () => new Refusal('RESCUE_NOT_FOUND', 'This call for help is not there any more', 404)
export const numberNeeded = () =>
  new Refusal(
    'RESCUE_NUMBER_NEEDED',
    'A shop has to be able to ring you. Please prove your number first, or write to us on WhatsApp.',
    403,
  )
export const alreadyAsking = () =>
  new Refusal('RESCUE_RUNS', 'We are asking shops for you already. Take an answer or stop asking first.')
export const tooManyRounds = () =>
  new Refusal('RESCUE_LIMIT', 'You have asked ten times in 30 days. Please call a shop from the list yourself.')
export const nobodyComes = () =>
  new Refusal('RESCUE_NOBODY', 'No shop that answers here comes out there at this time. Please call.')
export const shopCannot = (shop: string) =>
  new Refusal('RESCUE_SHOP_CANNOT', `${shop} cannot come any more. Please take another.`, 409, { shop })

/** What became of the round; `shop`: who comes in the end; `booking`: that of the shop that was taken, for itself. */
export const roundOver = (outcome: 'mine' | 'other' | 'closed', shop = '', booking?: string | null) =>
  new Refusal('RESCUE_OVER', says[outcome](shop), 409, { outcome, shop, ...(booking && { booking }) })

const says = {
  mine: () => 'The driver has taken you. The booking has all of it.',
  other: (shop: string) => (shop ? `${shop} comes already` : 'Another shop comes'),
  closed: () => 'The driver does not ask any more',
}
