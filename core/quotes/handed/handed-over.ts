import type { Context } from '#core/context.ts'
import type { HandedView, HandedYes } from '#core/contracts/deal/handed.ts'
import { handedBooking, sayYes } from '../../bookings/handed/handed.ts'
import { handedQuote, sayYesToQuote } from './handed-quote.ts'

/** What was handed to who pays, a booking or a shop's price, as the holder of the link sees it. Throws HANDED_NOT_FOUND. */
export const handedOver = async (ctx: Context, token: string): Promise<HandedView> =>
  (await handedQuote(ctx, token)) ?? handedBooking(ctx, token)

/** Who pays says yes to the total that they saw. Throws HANDED_NOT_FOUND, BOOKING_OVER, QUOTE_OVER, PRICE_CHANGED. */
export const agreeToPay = async (ctx: Context, token: string, yes: HandedYes): Promise<HandedView> =>
  (await sayYesToQuote(ctx, token, yes)) ?? sayYes(ctx, token, yes)
