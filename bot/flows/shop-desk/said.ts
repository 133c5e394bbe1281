import type { Outcome, Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { codeIn, proposedTime, reasonIn, tyresLeft } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'
import { shopBooking, shopBookingsAround } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { DeskDraft } from './draft.ts'
import { calledIn, pointAt } from './pointing.ts'
import { thingsOf } from './scene.ts'

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
  { now }: Turn,
): DeskDraft {
  if (intent === 'confirm') return { intent }
  const reason = intent === 'decline' ? reasonIn(words) : undefined
  if (intent === 'decline') return { intent, ...(reason && { reason }) }
  const [time, tyres] = [slots.time ?? proposedTime(words, now), tyresLeft(words)]
  return {
    intent,
    ...(slots.date && { date: slots.date }),
    ...(time && { time }),
    ...(tyres && { tyres, note: words }),
  }
}

/** The booking that the words name by its code, or by its customer among these; none if somebody else is named. */
export async function namedBooking(words: string, among: readonly BookingView[], turn: Turn): Promise<BookingView[]> {
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

/** The confirmed booking that was spoken of last. */
export const spokenConfirmed = async (turn: Turn): Promise<BookingView | undefined> =>
  (await shopBookingsAround(turn.ctx, turn.actor)).find(
    ({ id, status }) => id === turn.memory.focus?.bookingId && status === 'confirmed',
  )
