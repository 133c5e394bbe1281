import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { withoutOrder } from '#bot/understand/said/told/told.ts'
import { codeIn, proposedTime, reasonIn, tyresLeft } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'
import { endedAtShop, shopBooking, shopBookingsAround, waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import type { Texts } from '#core/texts/texts.ts'
import { atDesk, type DeskDraft, desk, speakOf } from './draft.ts'
import { calledIn, pointAt } from './pointing.ts'
import { type Scene, thingsOf } from './scene.ts'

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

export const hasEnded = ({ status }: BookingView): boolean => status === 'cancelled' || status === 'completed'

/** Work is told of somebody whose booking has ended, and who has no other: how it ended. */
export async function endedNamed(words: string, { things }: Scene, turn: Turn): Promise<Outcome | undefined> {
  const live = pointAt(statedIn(words, { now: turn.now, called: calledIn(things) }), things, { able: () => true })
  const isLive = live.to === 'one' ? live.thing.kind !== 'conversation' : live.to === 'several'
  if (isLive) return undefined
  const ended = (await endedAtShop(turn.ctx, turn.actor, DAYS_OF_LATE)).filter(({ status }) => status === 'cancelled')
  const named = await namedBooking(words, ended, turn)
  return named.length > 0 ? aside(text(named.map((one) => lineOf(one, turn)).join('\n'))) : undefined
}

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

/** One wish of somebody of a shop. */
export type Said = {
  words: string
  /** The whole message, of which the words may be a part. */
  whole: string
  intent: Intent
  slots: Slots
  /** Certain enough to act at once. */
  sure: boolean
  /** How likely it is that this is meant. */
  probability: number
  message: ParsedMessage
}
export type Handler = (said: Said, turn: Turn) => Promise<Outcome | undefined>

export const waits = ({ awaiting, move }: BookingView): boolean => awaiting === 'shop' || move?.by === 'customer'

export const answers: Partial<Record<Intent, 'confirm' | 'decline' | 'propose'>> = {
  yes: 'confirm',
  shop_confirm: 'confirm',
  no: 'decline',
  shop_decline: 'decline',
  shop_propose: 'propose',
  reschedule: 'propose',
  answer: 'propose',
}

/** The answer with what the words say beside it. */
export function answerDraft(
  { words, slots }: Said,
  intent: 'confirm' | 'decline' | 'propose',
  { now, called = new Set() }: Turn,
): DeskDraft {
  if (intent === 'confirm') return { intent }
  const reason = intent === 'decline' ? reasonIn(withoutOrder(words, called), called) : undefined
  if (intent === 'decline') return { intent, ...(reason && { reason }) }
  const { offered, dates } = offeredTimes(words, now)
  const [hour] = offered.length === 1 ? offered : []
  const date = slots.date ?? hour?.date ?? (dates.length === 1 ? dates[0] : undefined)
  const [time, tyres] = [hour?.time ?? slots.time ?? proposedTime(words, now), tyresLeft(words)]
  return {
    intent,
    ...(date && { date }),
    ...(time && { time }),
    ...(tyres && { tyres, note: withoutOrder(words, called) }),
  }
}

/** The booking that the words name by its code, or by its customer among these; none if somebody else is named. */
async function namedBooking(words: string, among: readonly BookingView[], turn: Turn): Promise<BookingView[]> {
  const code = codeIn(words)
  const coded = code ? await shopBooking(turn.ctx, turn.actor, code) : undefined
  if (coded) return [coded]
  const things = thingsOf(among, [], [])
  const stated = statedIn(words, { now: turn.now, called: calledIn(things) })
  if (stated.mentions.length === 0) return []
  const pointed = pointAt(stated, things, { able: () => true, byFact: false })
  const meant = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  return among.filter(({ id }) => meant.some((thing) => thing.id === id))
}
