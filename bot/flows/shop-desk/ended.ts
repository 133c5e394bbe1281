import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { endedAtShop, shopBookingsAround, waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import type { Texts } from '#core/texts/texts.ts'
import { atDesk, desk, speakOf } from './draft.ts'
import { namedBooking } from './said.ts'

const SHOWN = 5
export const DAYS_ASKED_ABOUT = 30
const DAYS_OF_LATE = 2

/** 'What happened to Sipho': the booking that is named and how it stands or ended; without a name, what ended of late. */
export async function becameOutcome(words: string, turn: Turn): Promise<Outcome | undefined> {
  const { ctx, actor } = turn
  const live = [...(await waitingForShop(ctx, actor)), ...(await shopBookingsAround(ctx, actor))]
  const ended = await endedAtShop(ctx, actor, DAYS_ASKED_ABOUT)
  const [first, ...others] = await namedBooking(words, [...live, ...ended], turn)
  if (!first) return turn.running === undefined ? aside(text(listOf(ended.slice(0, SHOWN), turn))) : undefined
  speakOf(first, turn)
  if (!hasEnded(first)) return enter(desk('work', { bookingId: first.id }))
  const named = [first, ...others].filter(hasEnded).slice(0, SHOWN)
  return aside(text(named.map((one) => lineOf(one, turn)).join('\n')))
}

const hasEnded = ({ status }: BookingView): boolean => status === 'cancelled' || status === 'completed'

/** What ended in the last two days without the shop having said so: what the list of the day adds. */
export async function endedPart(turn: Turn): Promise<string[]> {
  const ended = (await endedAtShop(turn.ctx, turn.actor, DAYS_OF_LATE)).filter(
    ({ status, cancelledBy }) => status === 'cancelled' && cancelledBy !== 'shop',
  )
  return ended.length > 0 ? [listOf(ended.slice(0, SHOWN), turn)] : []
}

const listOf = (ended: readonly BookingView[], turn: Turn): string =>
  ended.length > 0
    ? [turn.say.work.endedTitle, ...ended.map((one) => lineOf(one, turn))].join('\n')
    : turn.say.work.noneEnded

export const lineOf = (booking: BookingView, turn: Turn): string =>
  turn.say.work.ended(atDesk(booking, turn), howEnded(booking, turn.say.work.howEnded))

const ways = {
  [cancelReasons.noAnswer]: 'noAnswer',
  [cancelReasons.proposalUnanswered]: 'proposalUnanswered',
  [cancelReasons.proposalDeclined]: 'proposalDeclined',
  [cancelReasons.notConfirmed]: 'notConfirmed',
  [cancelReasons.noShow]: 'noShow',
} as const
const isWay = (reason: string): reason is keyof typeof ways => reason in ways

/** Who ended it and why, with the shop's own words. */
function howEnded({ status, cancelledBy, cancelReason }: BookingView, how: Texts['work']['howEnded']): string {
  if (status === 'completed') return how.done
  const reason = cancelReason ?? ''
  if (isWay(reason)) return how[ways[reason]]
  const by = cancelledBy === 'customer' ? how.byCustomer : cancelledBy === 'shop' ? how.byShop : how.cancelled
  return reason ? `${by}: “${reason}”` : by
}
