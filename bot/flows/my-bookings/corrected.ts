import { type Action, done, enter, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { figureMeant } from '#bot/understand/said/asked/figure-meant.ts'
import { countsTyres } from '#bot/understand/said/list/which-list.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { wantsOther } from '#bot/understand/said/of-driver/wants-other.ts'
import { frame } from '../steps.ts'
import { findMine, go, type MyBookingsDraft } from './listed.ts'

const BRIEF = 40

/** 'Actually Thursday', with nothing asked, is said of the booking that was just sent: it is read back first. */
export function whenCorrected(
  { choice, kind, text: words, understood }: ParsedMessage,
  turn: Turn,
): Outcome | undefined {
  const { actor, running, now } = turn
  if (choice || kind !== 'text' || running || actor.shops.length > 0 || words.length > BRIEF) return undefined
  const { size, vehicle, brand, place, shop, quantity } = understood.slots
  if (!says({ understood }, 'objects') || (size ?? vehicle ?? brand ?? place ?? shop ?? quantity)) return undefined
  const { date, time } = hearWhen(words, { now, asked: true })
  if (!(date ?? time)) return undefined
  const to = { ...(date && { date }), ...(time && { time }) }
  return enter(frame('my-bookings', 'begin', { intent: 'move', to, unsure: true }))
}

/** A question about one of their bookings, under which another one may be meant, or another number of tyres. */
export const standing = (question: Question<MyBookingsDraft>, counts?: 'any' | 'tyres'): Question<MyBookingsDraft> => {
  const corrected = (message: ParsedMessage, draft: MyBookingsDraft, now: Date): Outcome | undefined =>
    otherWanted(message, draft) ?? (counts && countWanted(message, draft, now, counts))
  return {
    ...question,
    takes: (message, now, draft) =>
      (question.takes?.(message, now, draft) ?? false) || corrected(message, draft, now) !== undefined,
    answer: (message, draft, turn) => corrected(message, draft, turn.now) ?? question.answer(message, draft, turn),
  }
}

/** 'No, the other booking': what was wanted of this one is wanted of the other. */
function otherWanted({ choice, text: words }: ParsedMessage, draft: MyBookingsDraft): Outcome | undefined {
  if (choice || !draft.bookingId || !wantsOther(words)) return undefined
  const { bookingId, slots: _slots, listed: _listed, presentDate: _date, presentTime: _time, ...rest } = draft
  return go('begin', { ...rest, notThis: bookingId, unsure: true })
}

/** 'Make it 3 tyres': the shop is asked for it, once it was read back. */
function countWanted(
  { choice, kind, text: words }: ParsedMessage,
  draft: MyBookingsDraft,
  now: Date,
  counts: 'any' | 'tyres',
): Outcome | undefined {
  if (choice || kind !== 'text' || draft.intent === 'cancel') return undefined
  const meant = figureMeant(words)
  const isCount = counts === 'tyres' ? countsTyres(words) : meant?.isCount || draft.asks?.quantity !== undefined
  if (!meant?.value || !isCount || hearWhen(words, { now }).date) return undefined
  const { to: _to, unsure: _unsure, slots: _slots, intent: _intent, ...rest } = draft
  return go(draft.bookingId ? 'changeCount' : 'list', { ...rest, asks: { quantity: meant.value } })
}

/** Another number of tyres, if it is one. */
export const changeCount: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return done(text(say.booking.gone))
    const { quantity = 0 } = draft.asks ?? {}
    return booking.quantity === quantity ? done(text(say.booking.countIs(quantity))) : go('changeSure', draft)
  },
}
