import type { Turn } from '#bot/engine/flow.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { inMessages } from '#core/bookings/load-booking.ts'
import { shopBookingsAround, waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { threadOfLastNews, threadOnScreen } from '#core/threads/chat.ts'
import { type ShopThread, shopThreads } from '#core/threads/list-threads.ts'
import { factsOf } from '../fits.ts'
import { calledIn, type Thing } from './pointing.ts'

/** What somebody at a counter can speak of now. */
export type Scene = {
  now: DeskNow
  /** Bookings of the days around that do not wait for an answer. */
  standing: BookingView[]
  things: Thing[]
  /** The conversation whose words, or whose answer, stand last on the phone: the screen says whom words go to. */
  shown: ShopThread | undefined
  /** Those that our newest answer lists, in its order. */
  listed: Thing[]
  /** What was asked last of them is whether work is done. */
  isClosing: boolean
}

export async function sceneOf(turn: Turn): Promise<Scene> {
  const now = await deskNow(turn)
  const around = await shopBookingsAround(turn.ctx, turn.actor)
  const standing = around.filter(({ id }) => !now.waiting.some((one) => one.id === id))
  const last = await threadOnScreen(turn.ctx, turn.contact.id, toldOf(turn))
  const shown = now.threads.find(({ id }) => id === last)
  const things = thingsOf(now.waiting, standing, now.threads)
  turn.called = calledIn(things)
  return {
    now,
    standing,
    things,
    shown,
    listed: listedIn(turn.choices, turn.screen, things),
    isClosing: turn.screen[0]?.kind === CLOSING,
  }
}

/** The notice that asks whether work is done. */
const CLOSING: Kind = 'booking_still_open'

/** What stands in a list on the screen, each once. */
function listedIn(choices: Turn['choices'], screen: Turn['screen'], things: readonly Thing[]): Thing[] {
  if (screen[0]?.kind !== 'reply') return []
  const listed = choices.flatMap((id) => things.find((thing) => rowOf.exec(id)?.[1] === thing.id) ?? [])
  return [...new Set(listed)]
}
const rowOf = /^(?:desk|work:[a-z]+|to):([0-9a-f-]{36})$/

/** Whoever wrote to a customer goes on with them for so long. */
const HOURS_OF_TALK = 2

/** The conversation into which the message before this one went. */
export const toldOf = ({ told, now }: Turn): string | undefined =>
  told && now.getTime() - Date.parse(told.at) <= HOURS_OF_TALK * 3_600_000 ? told.threadId : undefined

/** Pure. */
export const thingsOf = (
  waiting: readonly BookingView[],
  standing: readonly BookingView[],
  threads: readonly ShopThread[],
): Thing[] => [...[...waiting, ...standing].map(thingOf), ...threads.map(thingOfThread)]

const thingOf = (booking: BookingView): Thing => ({
  kind: waitsForShop(booking) ? 'request' : 'booking',
  id: booking.id,
  name: inMessages(booking).customer.name,
  ...(booking.comes && { bringer: booking.comes.name }),
  person: `${booking.shop.id} ${booking.customer.phone ?? booking.customer.name}`,
  code: booking.code,
  facts: factsOf(booking),
  ...(booking.status === 'completed' && { isOver: true }),
})

const thingOfThread = ({ id, shopId, customer, answered, words }: ShopThread): Thing => ({
  kind: 'conversation',
  id,
  name: customer,
  person: `${shopId} ${customer}`,
  said: new Set(tokensOf(words)),
  ...(answered && { isOver: true }),
})

/** What waits at a counter: requests, and messages of customers. `open` is the thread that loose words belong to. */
export type DeskNow = {
  waiting: BookingView[]
  threads: ShopThread[]
  questions: ShopThread[]
  open: ShopThread | undefined
}

/** Words behind an answer still belong to its thread for so long. */
const MINUTES_OPEN = 60

export async function deskNow({ ctx, actor, contact, now }: Turn): Promise<DeskNow> {
  const waiting = await waitingForShop(ctx, actor)
  const threads = await shopThreads(ctx, actor)
  const questions = threads.filter(({ answered }) => !answered)
  const told = await threadOfLastNews(ctx, contact.id)
  const recent = threads.find(({ at }) => now.getTime() - at.getTime() < MINUTES_OPEN * 60_000)
  return { waiting, threads, questions, open: questions.find(({ id }) => id === told) ?? questions[0] ?? recent }
}
