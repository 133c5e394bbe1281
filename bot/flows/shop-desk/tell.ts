import {
  type Action,
  aside,
  done,
  enter,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { codeIn, namedToTell, wordsToTell } from '#bot/understand/shop-words.ts'
import { inMessages } from '#core/bookings/in-messages.ts'
import { shopBooking, shopBookingsAround } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { MOST_WORDS } from '#core/rules/messages/length.ts'
import { messagePointedAt, threadInChat, threadOfLastNews, waitsForReply } from '#core/threads/chat.ts'
import type { ShopThread } from '#core/threads/shop-threads.ts'
import type { ThreadAccess } from '#core/threads/thread-access.ts'
import { sendUndoably, threadWithCustomer } from '#core/threads/write-to-customer.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, type DeskDraft, desk, deskBooking } from './draft.ts'
import { go } from './go.ts'
import { type DeskNow, namedIn } from './now.ts'
import { withUndo } from './undo.ts'

/** Passes the words on in a thread, at once; says to whom. `repliesTo` is the message of ours that they answer. */
export async function tellThread(threadId: string, words: string, turn: Turn, repliesTo?: string): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const thread = await threadInChat(ctx, actor, threadId)
  if (!thread) return aside(text(say.threads.gone))
  const customer = thread.to ?? say.threads.theCustomer
  const to = thread.forShop ? say.booking.desk.forShop(customer, thread.forShop) : customer
  return sent(words, to, turn, async () => {
    turn.memory.focus = { ...turn.memory.focus, threadId }
    const replyToId = await messagePointedAt(ctx, thread.access, repliesTo)
    return { access: thread.access, replyToId }
  })
}

/** Passes the words on to the customer of a booking. */
export async function tellCustomerOf(booking: BookingView, words: string, turn: Turn): Promise<Outcome> {
  return sent(words, atDesk(booking, turn).customer.name, turn, async () => {
    turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
    return { access: await threadWithCustomer(turn.ctx, turn.actor, booking.id) }
  })
}

async function sent(
  words: string,
  to: string,
  turn: Turn,
  place: () => Promise<{ access: ThreadAccess; replyToId?: string | undefined }>,
): Promise<Outcome> {
  const { ctx, say } = turn
  if (words.length > MOST_WORDS) return aside(text(say.threads.tooLong(MOST_WORDS)))
  try {
    const { access, replyToId } = await place()
    const { undoId } = await sendUndoably(ctx, access, words, replyToId)
    const waits = await waitsForReply(ctx, access)
    if (undoId && !waits && (await goesOn(access, turn))) return aside(text(say.counter.sentOn(to)))
    const told = [say.counter.sentTo(to, words), ...(waits ? [say.counter.waitsForReply(to)] : [])].join('\n\n')
    return aside(undoId ? withUndo(told, undoId, turn) : text(told))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

export const HOURS_OF_TALK = 2

/** Whether they talk with this customer already: then each message is only ticked, and 'undo' still takes it back. */
async function goesOn({ thread }: ThreadAccess, { ctx, contact, memory, now }: Turn): Promise<boolean> {
  const before = memory.told
  memory.told = { threadId: thread.id, at: now.toISOString() }
  if (before?.threadId !== thread.id || now.getTime() - Date.parse(before.at) > HOURS_OF_TALK * 3_600_000) return false
  // What somebody else has written meanwhile may have been meant.
  return (await threadOfLastNews(ctx, contact.id)) === thread.id
}

/**
 * Words for a customer: the one who is named, by name or by the booking's code; else the one whose question is open,
 * whose request waits, or who was spoken of last.
 */
export async function tellOutcome(words: string, now: DeskNow, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  const code = codeIn(words)
  const coded = code ? await shopBooking(ctx, actor, code) : undefined
  if (coded) return tellCustomerOf(coded, wordsToTell(words, coded.customer.name), turn)
  const name = namedToTell(words)
  const threads = name ? [...now.questions, ...(now.open ? [now.open] : [])].filter((one) => isCalled(one, name)) : []
  const all = [...now.waiting, ...(await shopBookingsAround(ctx, actor))]
  const named = namedIn(name ?? '', all.map(inMessages))
  const people = [...new Map(named.map((one) => [personOf(one), one])).values()]
  const [only] = people
  if (people.length > 1) return enter(desk('toWhom', { words, among: people.map(({ id }) => id) }))
  if (only) return tellCustomerOf(only, wordsToTell(words, only.customer.name), turn)
  const [thread] = threads
  if (thread) return tellThread(thread.id, wordsToTell(words, thread.customer), turn)
  if (name) return aside(text(say.counter.noCustomer(name)))
  return tellUnnamed(wordsToTell(words, undefined), now, all, turn)
}

/** One person may have several bookings. */
const personOf = ({ customer, shop }: BookingView): string => `${shop.id} ${customer.phone ?? customer.name}`

const isCalled = ({ customer }: ShopThread, name: string): boolean =>
  customer.toLowerCase().split(/\s+/).includes(name.toLowerCase())

async function tellUnnamed(words: string, now: DeskNow, all: readonly BookingView[], turn: Turn): Promise<Outcome> {
  const spoken = all.find(({ id }) => id === turn.memory.focus?.bookingId)
  if (now.open && !now.open.answered) return tellThread(now.open.id, words, turn)
  const [only] = now.waiting
  if (only && now.waiting.length === 1) return tellCustomerOf(only, words, turn)
  if (now.open) return tellThread(now.open.id, words, turn)
  if (spoken) return tellCustomerOf(spoken, words, turn)
  if (all.length === 0) return aside(text(turn.say.counter.nobody))
  return enter(desk('toWhom', { words, among: all.slice(0, MOST_ROWS).map(({ id }) => id) }))
}

const MOST_ROWS = 10

/** Which customer the words are for. */
export const toWhom: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = await Promise.all((draft.among ?? []).map((id) => deskBooking(id, turn)))
    const rows = found
      .filter((booking) => booking !== undefined)
      .slice(0, MOST_ROWS)
      .map((booking) => ({
        id: `desk:${booking.id}`,
        title: say.work.row(booking),
        description: say.booking.work(booking),
      }))
    if (rows.length === 0) return { say: [text(say.counter.nobody)] }
    return { say: [list(say.counter.toWhom, say.counter.people, rows)] }
  },
  answer: (message, draft) =>
    message.choice?.startsWith('desk:') ? go('tell', { ...draft, bookingId: message.choice.slice(5) }) : notUnderstood,
}

export const tell: Action<DeskDraft> = {
  act: async ({ bookingId, threadId, words = '' }, turn) => {
    const booking = await deskBooking(bookingId, turn)
    if (!booking && !threadId) return done(text(turn.say.work.gone))
    const said = booking
      ? await tellCustomerOf(booking, wordsToTell(words, booking.customer.name), turn)
      : await tellThread(threadId ?? '', words, turn)
    return done(...('say' in said ? said.say : []))
  },
}

/** The words may be meant for a customer, or be something else: two buttons. */
export const meant: Question<DeskDraft> = {
  ask: async ({ words = '', threadId = '', bookingId }, turn) => {
    const { ctx, actor, say } = turn
    const to = (await threadInChat(ctx, actor, threadId))?.to ?? say.threads.theCustomer
    const booking = await deskBooking(bookingId, turn)
    return {
      say: [
        buttons(
          say.counter.meant(words),
          { id: 'meant:tell', title: say.counter.meantMessage(to) },
          booking
            ? { id: 'meant:confirm', title: say.counter.meantRequest(booking.code) }
            : { id: 'meant:other', title: say.counter.meantSearch },
        ),
      ],
    }
  },
  answer: ({ choice }, draft) => {
    const { bookingId, otherwise, ...telling } = draft
    if (choice === 'meant:tell') return go('tell', telling)
    if (choice === 'meant:confirm' && bookingId) return go('confirm', { bookingId })
    if (choice === 'meant:other' && otherwise) return { to: 'switch', frame: otherwise, say: [] }
    return notUnderstood
  },
}
