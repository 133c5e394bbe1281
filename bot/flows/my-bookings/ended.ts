import type { Turn } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Texts } from '#core/texts/texts.ts'

const SHOWN = 4
const SINCE_MS = 60 * 86_400_000

/** What has ended in the last two months, newest first. */
export async function endedOf({ ctx, actor, now }: Turn): Promise<BookingView[]> {
  const mine = await myBookings(ctx, actor, {})
  return mine
    .filter((one) => one.status === 'completed' || one.status === 'cancelled')
    .filter(({ createdAt }) => now.getTime() - Date.parse(createdAt) < SINCE_MS)
    .slice(0, SHOWN)
}

export const endedLines = (ended: readonly BookingView[], { booking }: Texts): string[] =>
  ended.length === 0 ? [] : [booking.endedTitle, ...ended.map((one) => `• ${booking.ended(one)}`)]
