import type { Turn } from '#bot/engine/flow.ts'
import { buttons } from '#bot/engine/say.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { waitsForCustomer } from '#core/rules/bookings/booking-life.ts'
import { offerAnswers } from '../my-bookings/offers.ts'

/** The driver's bookings for which a shop has proposed a time that they have not answered. */
export const unansweredProposals = async ({ ctx, actor }: Turn): Promise<BookingView[]> =>
  (await myBookings(ctx, actor, { upcoming: true })).filter(waitsForCustomer)

/**
 * Said after a yes or no has gone to whom the driver talks to, while a proposal stands above: they might take it for
 * answered. Undefined if none waits.
 */
export async function proposalWaits(to: string, turn: Turn): Promise<OutboundContent | undefined> {
  const { say } = turn
  const [booking] = await unansweredProposals(turn)
  if (!booking) return undefined
  return buttons(say.threads.proposalWaits(to, booking.shop.name), ...offerAnswers(booking, say))
}
