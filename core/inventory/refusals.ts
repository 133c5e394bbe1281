import { Refusal } from '../errors.ts'
import { askOfPrice } from '../rules/prices/unlikely-price.ts'

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
/** Asked once; a yes is `priceIsRight`. */
export const priceUnlikely = (cents: number, beforeCents: number | null) =>
  new Refusal('PRICE_UNLIKELY', `${askOfPrice(cents, beforeCents)}. Is the price right?`, 409, {
    priceCents: askOfPrice(cents, beforeCents),
  })
export const pricesUnlikely = (tyres: number) =>
  new Refusal(
    'PRICE_UNLIKELY',
    `${tyres} of the tyres would cost three times as much as now, or a third of it. Is that right?`,
    409,
  )
/** Asked once; a yes is `brandIsNew`, another name one of those that are meant. */
export const brandUnknown = (brand: string, similar: readonly string[]) =>
  new Refusal(
    'BRAND_UNKNOWN',
    `We do not know the brand ${brand}${similar.length > 0 ? `. Did you mean ${similar.join(', or ')}?` : ' yet.'}`,
    409,
    { 'tyre.brand': similar.join('\n') },
  )
