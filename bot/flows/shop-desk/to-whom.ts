import { type Action, change, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { Texts } from '#core/texts/texts.ts'
import { threadInChat } from '#core/threads/chat.ts'
import { type DeskDraft, deskBooking, severalShops } from './draft.ts'
import { go } from './price.ts'
import { deskNow } from './scene.ts'
import { toldOutcome } from './tell.ts'

const MAX_ROWS = 9

/** Which customer the words are for. */
export const toWhom: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = await Promise.all((draft.among ?? []).map((id) => deskBooking(id, turn)))
    const { threads } = await deskNow(turn)
    const rows = [
      ...found
        .filter((booking) => booking !== undefined)
        .map((booking) => ({
          id: `desk:${booking.id}`,
          title: say.work.row(booking),
          // The title has no room for the shop.
          description: severalShops(turn)
            ? `${booking.shop.name}, ${say.work.workDay(booking)}`
            : say.work.workDay(booking),
        })),
      ...threads
        .filter(({ id }) => draft.threads?.includes(id))
        .map(({ id, customer, words }) => ({ id: `to:${id}`, title: customer, description: words })),
    ]
      .slice(0, MAX_ROWS)
      .map((row, at) => ({ ...row, title: `${at + 1}. ${row.title}` }))
    if (rows.length === 0) return { say: [text(say.frontDesk.nobody)] }
    const body = [say.frontDesk.toWhom, ...(draft.words ? [`“${draft.words}”`] : [])].join('\n')
    return { say: [list(body, say.frontDesk.people, [...rows, { id: 'to:nobody', title: say.threads.dontSend }])] }
  },
  answer: ({ choice, no, text: words }, { among: _among, threads: _threads, ...draft }, { say, now }) => {
    if (choice === 'to:nobody' || (no && isPlain(words, now))) return done(text(say.threads.notSent))
    if (choice?.startsWith('desk:')) return go('tell', { ...draft, bookingId: choice.slice(5) })
    return choice?.startsWith('to:') ? go('tell', { ...draft, threadId: choice.slice(3) }) : notUnderstood
  },
}

export const tell: Action<DeskDraft> = {
  act: async ({ bookingId, threadId, words = '' }, turn) => {
    const booking = await deskBooking(bookingId, turn)
    if (!booking && !threadId) return done(text(turn.say.work.gone))
    const said = booking
      ? await toldOutcome({ bookingId: booking.id }, booking.customer.name, words, turn)
      : await toldInThread(threadId ?? '', words, turn)
    return said.to === 'enter' ? change(said.frame) : done(...('say' in said ? said.say : []))
  },
}

async function toldInThread(threadId: string, words: string, turn: Turn): Promise<Outcome> {
  const thread = await threadInChat(turn.ctx, turn.actor, threadId)
  return toldOutcome({ threadId }, thread?.to ?? turn.say.threads.theCustomer, words, turn)
}

const otherTitle = (intent: DeskDraft['intent'], otherwise: DeskDraft['otherwise'], say: Texts): string => {
  if (intent) return say.booking.desk.requests
  return otherwise?.step.startsWith('hours') ? say.frontDesk.meantHours : say.frontDesk.meantSearch
}

/** The words may be meant for a customer, or be something else: two buttons. */
export const meant: Question<DeskDraft> = {
  ask: async ({ words = '', threadId = '', bookingId, intent, otherwise }, turn) => {
    const { ctx, actor, say } = turn
    const to = (await threadInChat(ctx, actor, threadId))?.to ?? say.threads.theCustomer
    const booking = await deskBooking(bookingId, turn)
    return {
      say: [
        buttons(
          say.frontDesk.meant(words),
          { id: 'meant:tell', title: say.frontDesk.meantMessage(to) },
          booking
            ? { id: 'meant:confirm', title: say.frontDesk.meantRequest(booking.customer.name, intent === 'decline') }
            : { id: 'meant:other', title: otherTitle(intent, otherwise, say) },
        ),
      ],
    }
  },
  answer: ({ choice, no, text: words }, draft, { say, now }) => {
    const { bookingId, otherwise, intent = 'confirm', ...telling } = draft
    if (choice === undefined && no && isPlain(words, now)) return done(text(say.threads.notSent))
    if (choice === 'meant:tell') return go('tell', telling)
    if (choice === 'meant:confirm' && bookingId) return go('begin', { bookingId, intent })
    if (choice === 'meant:other' && otherwise) return { to: 'switch', frame: otherwise, say: [] }
    return notUnderstood
  },
}
