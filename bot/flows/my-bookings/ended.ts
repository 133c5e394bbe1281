import type { Turn } from '#bot/engine/flow.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { shopSays } from '#core/notifications/money-line.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
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

export const endedLines = (ended: readonly BookingView[], say: Texts): string[] =>
  ended.length === 0 ? [] : [say.booking.endedTitle, ...ended.map((one) => `• ${endedLine(one, say)}`)]

export const endedLine = (one: BookingView, say: Texts): string => say.booking.ended(one, howEnded(one, say))

const ways = {
  [cancelReasons.noAnswer]: 'noAnswer',
  [cancelReasons.proposalUnanswered]: 'proposalUnanswered',
  [cancelReasons.proposalDeclined]: 'proposalDeclined',
  [cancelReasons.notConfirmed]: 'notConfirmed',
  [cancelReasons.noShow]: 'noShow',
} as const
const isWay = (reason: string): reason is keyof typeof ways => reason in ways

/** Who ended it and why, with the words of the shop. */
function howEnded({ status, cancelledBy, cancelReason }: BookingView, say: Texts): string {
  const { howEnded: how } = say.booking
  if (status === 'completed') return how.done
  const reason = cancelReason ?? ''
  if (isWay(reason)) return how[ways[reason]]
  if (cancelledBy === 'customer') return how.byYou
  const by = cancelledBy === 'shop' ? how.byShop : how.cancelled
  if (!reason) return by
  return `${by}: ${cancelledBy === 'shop' ? shopSays(`“${reason}”`, say) : `“${reason}”`}`
}
