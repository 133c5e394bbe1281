import { aside, enter, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { list, text } from '#bot/engine/say.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { keepsBooking, partsOf } from '#bot/understand/said/asked/of-bookings.ts'
import { shopsNamed } from '#bot/understand/said/list/shops-named.ts'
import { namesChosen, orderNamed } from '#bot/understand/said/which.ts'
import type { Among } from '#bot/understand/settle/among.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { tyresOf } from '../search/again.ts'
import { startSearch } from '../search/flow.ts'
import { frame, goWithin } from '../steps.ts'
import { endedLines, endedOf } from './ended.ts'
import type { Names } from './named.ts'

export const go = goWithin<'my-bookings'>()

const SHOWN = 8

/** Where what is wanted of one of them goes on. */
export const stepFor = ({ intent, asks }: MyBookingsDraft) =>
  intent === 'cancel' ? 'sure' : intent === 'move' ? 'move' : asks?.quantity === undefined ? 'one' : 'changeCount'

/** Which of their bookings is meant: all that are to come. */
export const listStep: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const bookings = (await myBookings(turn.ctx, turn.actor, { upcoming: true })).slice(0, SHOWN)
    const which = { cancel: say.booking.whichCancel, move: say.booking.whichMove }
    const title = draft.intent ? which[draft.intent] : draft.asks ? say.booking.whichChange : say.booking.listTitle
    const heading = draft.isNone ? `${say.booking.noneLikeThat} ${title}` : title
    const lines = bookings.map((booking, at) => say.booking.line(at + 1, booking))
    const ended = (draft.intent ?? draft.asks) ? [] : await endedOf(turn)
    const rows = bookings.map((booking, at) => ({
      id: `mine:${booking.id}`,
      title: `${at + 1}. ${booking.shop.name}`,
      description: say.booking.work(booking),
    }))
    return {
      say: [list([heading, ...lines, ...endedLines(ended, say)].join('\n\n'), say.booking.bookings, rows)],
      draft: { ...draft, isNone: undefined, listed: bookings.map(listedOf) },
    }
  },
  // While one is to be called off, words that name one are about that.
  takes: ({ text: words }, now) =>
    words.length <= 120 &&
    !readsAsQuestion(words) &&
    keepsBooking(words) &&
    hearWhen(words, { now }).date !== undefined,
  answer: (message, draft, { now }) => {
    const picked = message.choice?.startsWith('mine:') ? message.choice.slice(5) : undefined
    if (picked) return go(stepFor(draft), { ...draft, bookingId: picked })
    const named = message.choice ? undefined : listedMeant(message.text, draft.listed ?? [], now)
    if (named) return go(stepFor(draft), { ...draft, bookingId: named.id })
    const { date } = message.understood.slots
    return date ? go('begin', { ...draft, date }) : notUnderstood
  },
}

export const listedOf = (booking: BookingView): NonNullable<MyBookingsDraft['listed']>[number] => {
  const at = booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
  const start = at ? new Date(at) : undefined
  return {
    id: booking.id,
    brand: booking.tyre?.brand ?? '',
    shop: booking.shop.name,
    size: booking.tyre?.size ?? '',
    ...(start && { date: localDate(start, JOHANNESBURG), time: localTime(start, JOHANNESBURG) }),
  }
}

/** The one of the list that words name by day, hour, make, size, shop or place, or as the other of two. */
export function listedMeant(words: string, listed: NonNullable<MyBookingsDraft['listed']>, now: Date) {
  const parts = partsOf(words)
  const named = (part: string) => {
    const { date, time, notDates = [] } = hearWhen(part, { now, asked: true })
    const written = namesChosen(part, listed.map(({ brand }) => brand).filter(Boolean))
    const { denied } = written
    const chosen = [...new Set([...written.chosen, ...statedIn(part, { now }).brands])].filter(
      (brand) => !denied.includes(brand),
    )
    const order = orderNamed(part)
    const { sizes } = statedIn(part, { now })
    const shops = shopsNamed(
      part,
      listed.map(({ shop = '' }) => shop),
    )
    const isThere = ({ shop = '' }: Listed) => shops.named.length === 0 || shops.named.includes(shop)
    const isOfSize = ({ size = '' }: Listed) => sizes.length === 0 || sizes.some((one) => size.startsWith(one))
    const names = sizes.length + shops.named.length + shops.denied.length > 0
    const isSaid =
      Boolean(date ?? time ?? order) || names || chosen.length > 0 || denied.length > 0 || notDates.length > 0
    const isKept = keepsBooking(part) && notDates.length === 0 && denied.length === 0
    const fits = listed.filter(
      (one, at) =>
        (date === undefined || one.date === date) &&
        (time === undefined || one.time === time) &&
        isThere(one) &&
        isOfSize(one) &&
        !shops.denied.includes(one.shop ?? '') &&
        (chosen.length === 0 || chosen.includes(one.brand)) &&
        !denied.includes(one.brand) &&
        !(one.date && notDates.includes(one.date)) &&
        (order === undefined || at === (order > 0 ? order - 1 : listed.length - 1)),
    )
    return { isSaid, isKept, fits }
  }
  const said = parts.map(named).filter(({ isSaid }) => isSaid)
  if (said.length === 0) return undefined
  const kept = said.filter(({ isKept }) => isKept).flatMap(({ fits }) => fits)
  const meant = said
    .filter(({ isKept }) => !isKept)
    .reduce((left, { fits }) => left.filter((one) => fits.includes(one)), listed)
  const [only, ...more] = meant.filter((one) => !kept.includes(one))
  return more.length === 0 ? only : undefined
}

type Listed = { id: string; brand: string; shop?: string; size?: string; date?: string; time?: string }

export type MyBookingsDraft = {
  bookingId?: string
  /** What the person came for, when they said so. */
  intent?: 'cancel' | 'move'
  /** The words that may name the booking by its make, size, shop or day. */
  words?: string
  /** What else they name it by. */
  names?: Names
  /** It is for the same car as the last one. */
  same?: true
  /** It is another one that is meant. */
  notThis?: string
  /** What they name is none of the bookings. */
  isNone?: true | undefined
  /** Why it is to be cancelled, in their words. */
  why?: string | undefined
  /** The day that the booking is on, when they named it. */
  date?: string
  /** The days of bookings that are to stay. */
  kept?: string[]
  /** Day and time that it should move to. */
  to?: {
    date?: string | undefined
    time?: string | undefined
    sameTime?: true
    /** The hours that would do, or the first or last of them. */
    window?: { from?: string; to?: string } | undefined
    edge?: 'first' | 'last' | undefined
    /** Days among which one is to be chosen, and those that will not do. */
    among?: Among | undefined
    notDates?: string[] | undefined
  }
  /** The day and the hour that it is on now. */
  presentDate?: string | undefined
  presentTime?: string | undefined
  /** Nobody said plainly that it should move: it is asked before the shop is. */
  unsure?: true | undefined
  /** The other shops that may be asked as well, as they were read back. */
  beside?: string
  /** What words name each of them by: its name, the first word of it, where it is. */
  besideShops?: { id: string; names: string[] }[]
  /** Those of them that are to be asked, by their ids; all if it is left out. */
  besideOnly?: string[]
  /** The bookings that were listed, with what words name them by. */
  listed?: Listed[]
  /** The total that stands, which another price has to be below. */
  totalCents?: number
  /** What the shop is asked for instead of what was agreed. */
  asks?: { listingId?: string; quantity?: number; totalCents?: number }
  /** Free starts on that day, as instants. */
  slots?: string[]
}

declare module '../steps.ts' {
  interface DraftOf {
    'my-bookings': MyBookingsDraft
  }
}

export const findMine = async (bookingId: string | undefined, turn: Turn): Promise<BookingView | undefined> =>
  (await myBookings(turn.ctx, turn.actor, {})).find((one) => one.id === bookingId)

/**
 * The same request at other shops nearby: the same size, or the same services. A tap that does not name a booking means
 * the last one that came to nothing.
 */
export async function othersOutcome(bookingId: string, { ctx, actor, say }: Turn): Promise<Outcome> {
  const mine = await myBookings(ctx, actor, {})
  const booking = bookingId
    ? mine.find(({ id }) => id === bookingId)
    : mine.find(({ status }) => status === 'cancelled')
  return booking ? enter(elsewhere(booking)) : aside(text(say.booking.gone))
}

function elsewhere(booking: BookingView) {
  const { shop, services } = booking
  const place = { label: shop.suburb ?? shop.city, lat: shop.lat, lng: shop.lng }
  const tyres = tyresOf(booking)
  if (!tyres) return frame('shops', 'begin', { place, services, except: shop.id })
  return startSearch({ ...tyres, query: { ...tyres.query, exceptShopId: shop.id }, place })
}
