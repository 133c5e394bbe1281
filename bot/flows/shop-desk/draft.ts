import { aside, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { StockWords } from '#bot/understand/stock-words.ts'
import { inMessages, namingShop, oneBooking } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { StockLevel } from '#core/inventory/own-stock.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { OwnPrice } from '#core/rules/shops/own-price.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type Undone, undoStep } from '#core/undo.ts'
import { refusalWords } from '../refused.ts'
import { frame, type StepOf } from '../steps.ts'
import type { DeskAct } from './decide.ts'
import type { Planned } from './line/planned.ts'
import type { Thing } from './pointing.ts'

/** What a shop does with one of its bookings beyond answering it. */
export type Verb = 'start' | 'ready' | 'done' | 'noshow' | 'cancel' | 'hide'

/** A person of a shop answers a request, works on a booking, writes to a customer, or changes stock or hours. */
export type DeskDraft = {
  intent?: 'confirm' | 'propose' | 'decline'
  verb?: Verb | 'open'
  bookingId?: string
  reason?: string
  /** The total that the tapped button names. */
  seenCents?: number
  /** What the work came to, if that is another sum. */
  totalCents?: number
  date?: string | undefined
  /** Several days to show. */
  days?: string[]
  time?: string | undefined
  /** Fewer than asked for, which a proposal offers with the words about it. */
  tyres?: number
  note?: string
  /** What a tap offers. */
  offer?: string
  /** The shop goes on though it promises more tyres than are free. */
  anyway?: boolean
  /** When the message that is answered was written, as an instant. */
  seenAt?: string
  /** Bookings to choose from, and conversations. */
  among?: string[]
  threads?: string[]
  /** What can be named in the answer. */
  things?: Named[]
  /** What is done at a yes. */
  act?: DeskAct
  /** Words for a customer, and the thread or booking that they belong to. */
  words?: string
  threadId?: string
  /** What the words may mean instead, and what if they are for a customer. */
  otherwise?: Frame
  theirs?: Frame
  /** Who of the shop's own is invited. */
  staff?: { name?: string; phone?: string }
  stock?: StockWords
  listings?: string[]
  /** What was sold was not for a job of the day. */
  isOtherSale?: boolean
  /** What the same message says of further tyres. */
  parts?: string[]
  /** What was read back of the listing, and when, as an instant. */
  readBack?: StockLevel & { at: string }
  /** The answer was typed and not tapped. */
  typed?: boolean
  /** What one line asks for, what comes after it one by one, and what is said beside it. */
  plan?: Planned[]
  rest?: Planned[]
  beside?: string[]
  /** An answer to a driver beside the road. */
  call?: CallAnswer
  hours?: HoursMeant
  /** Several changes of opening hours, read back together. */
  changes?: HoursMeant[]
  shopId?: string
}

/** What somebody of a shop answers to a call for help, as far as it was said; `among`: whose call it may be. */
export type CallAnswer = {
  askId?: string | undefined
  among?: string[]
  names?: { id: string; name: string; place: string }[]
  minutes?: number | undefined
  cannot?: boolean
  /** A price of its own, and what it is for; several sums of which one is meant. */
  cents?: number | undefined
  of?: OwnPrice['of'] | undefined
  sums?: number[] | undefined
  /** For the driver; `unread`: not read back with whom they are for. */
  words?: string | undefined
  unread?: boolean
}

/** Days with the hours that they get. */
export type HoursMeant = {
  days: string[]
  /** For every week. */
  weekday?: number
  /** The day is named by a date. */
  isDated?: boolean
  opens?: string
  closes?: string
  closed: boolean
  reopens?: boolean
  asked?: boolean
  /** It was wished for, and not said to be so. */
  wished?: boolean
}

/** A thing of the scene as a state keeps it, which holds no sets. */
type Named = Pick<Thing, 'kind' | 'id' | 'name' | 'person'> & { code?: string }

declare module '../steps.ts' {
  interface DraftOf {
    'shop-desk': DeskDraft
  }
}

export const desk = (step: StepOf['shop-desk'], draft: DeskDraft) => frame('shop-desk', step, draft)

/** The questions that read back what is to be done. */
export const readBacks: ReadonlySet<string> = new Set([
  'several',
  'really',
  'each',
  'sure',
  'priceSure',
  'hoursWhich',
  'hoursEach',
])

export const severalShops = ({ actor }: Turn): boolean => actor.shops.length > 1

/** To somebody of several shops, the words name the shop. */
export async function atShop(words: string, shopId: string, turn: Turn): Promise<string> {
  if (!severalShops(turn)) return words
  const shop = (await ownShops(turn.ctx, turn.actor)).find(({ id }) => id === shopId)
  return shop ? turn.say.frontDesk.atShop(words, shop.name) : words
}

/** The booking as the shop's side is told of it; to somebody who answers for several shops it says which one. */
export const atDesk = (booking: BookingView, turn: Turn): BookingView =>
  severalShops(turn) ? namingShop(inMessages(booking), turn.say) : inMessages(booking)

/** The booking, if it is one of the person's shops. */
export async function deskBooking(bookingId: string | undefined, turn: Turn): Promise<BookingView | undefined> {
  try {
    return atDesk(await oneBooking(turn.ctx, turn.actor, bookingId ?? ''), turn)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Confirming tyres that have to be ordered says that it is done. */
export const confirmTitle = ({ order }: BookingView, { booking }: Texts): string =>
  order ? booking.desk.confirmOrdered : booking.desk.confirm

/** What is spoken of now: 'tell her', 'cancel it'. */
export const speakOf = (booking: BookingView, { memory }: Turn): void => {
  memory.focus = { ...memory.focus, bookingId: booking.id, shopId: booking.shop.id }
  memory.doneSince = booking.id
}

/** What was done, with the way back; without one if nothing was changed. */
export const withUndo = (words: string, undoId: string | null, { say }: Turn): OutboundContent =>
  undoId === null ? text(words) : buttons(words, { id: `undo:${undoId}`, title: say.frontDesk.undo })

/** Takes back the named step, or the last one. */
export async function undoOutcome(turn: Turn, id?: string): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const undone = await undoStep(ctx, actor, id)
    return aside(text(undone ? undoneWords(undone, turn) : say.frontDesk.nothingToUndo))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

function undoneWords({ what, booking }: Undone, turn: Turn): string {
  const { undone } = turn.say.frontDesk
  if (what === 'booking') return undone.booking(booking && atDesk(booking, turn))
  return undone[what === 'removed' ? 'stock' : what]
}
