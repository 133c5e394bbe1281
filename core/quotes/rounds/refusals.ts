import { Refusal } from '#core/errors.ts'
import { MAX_OPEN_ROUNDS, QUOTE_RADIUS_KM } from '#core/rules/bookings/quote-times.ts'

export const tooManyRounds = () =>
  new Refusal(
    'TOO_MANY_QUOTES',
    `You have ${MAX_OPEN_ROUNDS} open requests for prices. Take one, or close one first`,
    409,
    { most: String(MAX_OPEN_ROUNDS) },
  )
export const noShopToAsk = () =>
  new Refusal('NO_SHOP_TO_ASK', `No shop within ${QUOTE_RADIUS_KM} km has so many tyres of this size`, 409, {
    km: String(QUOTE_RADIUS_KM),
  })
export const sizeUnknown = () => new Refusal('SIZE_UNKNOWN', 'This is not a tyre size', 400, { size: 'Unknown size' })
/** The driver does not want this shop's price. */
export const quoteRefused = () => new Refusal('QUOTE_REFUSED', 'The driver has said no to this price')
export const dayNotPossible = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { validOn: 'Please choose a day within the next 30' })
/** A figure that nobody charges for a tyre, or a choice that names none. */
export const priceNotPossible = () =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { priceCents: 'Please enter a price in rand' })
