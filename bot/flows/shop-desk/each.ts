import { type Action, change, done, notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { Button } from '#core/messaging/content.ts'
import { asAskedWords } from '#core/notifications/bookings/offer-words.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, type DeskDraft } from './draft.ts'
import { readBackFirst } from './line/gate.ts'
import { go } from './price.ts'

/** Those of the named requests that still wait. */
const waitingOf = async ({ among = [] }: DeskDraft, turn: Turn): Promise<BookingView[]> =>
  (await waitingForShop(turn.ctx, turn.actor)).filter(({ id }) => among.includes(id)).map((one) => atDesk(one, turn))

/** Several requests with one answer: each is read back before anybody is told. */
export const each: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const { intent = 'confirm' } = draft
    const waiting = await waitingOf(draft, turn)
    if (waiting.length === 0) return { say: [text(say.booking.desk.noneWaiting)] }
    const lines = waiting.map((booking) => `• ${booking.customer.name}: ${asAskedWords(booking, say)}`)
    const asked = intent === 'decline' ? say.each.decline : say.each.confirm
    return {
      say: [
        buttons(
          [asked, ...lines].join('\n'),
          { id: 'each:yes', title: say.each.all(waiting.length) },
          { id: 'each:one', title: say.each.oneByOne },
          { id: 'each:no', title: say.common.no },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'each:yes' || (yes && isPlainly)) return go('eachDone', draft)
    if (choice === 'each:one') return go('which', draft)
    return choice === 'each:no' || (no && isPlainly) ? done(text(say.each.nothing)) : notUnderstood
  },
}

const MAX_BUTTONS = 3

/** Each for itself: one that cannot be done any more is said, and keeps none of the others. */
export const eachDone: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const lines: string[] = []
    const undos: Button[] = []
    const waiting = await waitingOf(draft, turn)
    const { intent = 'confirm', reason = '' } = draft
    const act = intent === 'decline' ? intent : 'confirm'
    const plan = waiting.map(({ id, customer }) => ({ act, who: customer.name, bookingId: id, words: reason }) as const)
    const readBack = await readBackFirst(plan, turn)
    if (readBack) return change(readBack)
    for (const booking of waiting) {
      const { words, undoId } = await answered(booking, draft, turn)
      lines.push(`${lines.length + 1}. ${words}`)
      if (undoId) undos.push({ id: `undo:${undoId}`, title: say.each.undo(lines.length) })
    }
    const body = lines.join('\n\n')
    return done(
      undos.length > 0 ? buttons(body, ...undos.slice(0, MAX_BUTTONS)) : text(body || say.booking.desk.noneWaiting),
    )
  },
}

async function answered(booking: BookingView, { intent, reason = '' }: DeskDraft, turn: Turn) {
  const { ctx, actor, say } = turn
  try {
    const { booking: now, undoId } = await undoably(ctx, actor.contactId, booking.id, (ctx) =>
      intent === 'decline' ? declineBooking(ctx, actor, booking.id, reason) : confirmBooking(ctx, actor, booking.id),
    )
    const told = atDesk(now, turn)
    const { confirmed, declined } = say.booking.desk
    return { words: intent === 'decline' ? declined(told) : confirmed(told), undoId }
  } catch (error) {
    if (error instanceof Refusal)
      return { words: `${booking.customer.name}: ${refusalWords(error, say)}`, undoId: null }
    throw error
  }
}
