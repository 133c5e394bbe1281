import type { Turn } from '#bot/engine/flow.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { confirmBooking, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { offerChanges } from '#core/bookings/offers/take-offer.ts'
import { completeWork, markNoShow, markReady, startWork } from '#core/bookings/shop-work.ts'
import { openMoves } from '#core/bookings/times/open-slots.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { asAskedWords, offersInline, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { shopSays } from '#core/notifications/money-line.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import { threadInChat, waitsForReply } from '#core/threads/chat.ts'
import { sendUndoably, threadWithCustomer } from '#core/threads/write-to-customer.ts'
import { transaction } from '#core/transaction.ts'
import { sentWords } from '../../quotes/desk.ts'
import { refusalWords } from '../../refused.ts'
import { nightOf } from '../../threads/talking.ts'
import { atDesk, deskBooking, speakOf } from '../draft.ts'
import type { Planned } from './planned.ts'

/** What was done, in words, with its way back. */
export type Performed = { words: string; undoId?: string | null; refused?: string }

/** Does one thing of a line. What cannot be done any more is said, and keeps nothing else from being done. */
export async function perform(one: Planned, turn: Turn): Promise<Performed> {
  try {
    return await performed(one, turn)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { words: `${one.who}: ${refusalWords(error, turn.say)}`, refused: error.code }
  }
}

async function performed(one: Planned, turn: Turn): Promise<Performed> {
  if (one.act === 'tell') return told(one, turn)
  if (one.act === 'quote') return quoted(one, turn)
  const { ctx, actor, say } = turn
  const before = await deskBooking(one.bookingId, turn)
  if (!before) return { words: say.several.gone(one.who) }
  const starts = one.act === 'offer' ? await freeOf(one, before, turn) : undefined
  const now = starts ? { ...one, starts: starts.free } : one
  const change = changeOf(now, turn)
  const { booking, undoId } = await undoably(ctx, actor.contactId, before.id, change)
  speakOf(booking, turn)
  return { words: [doneWords(now, before, atDesk(booking, turn), turn), ...(starts?.said ?? [])].join('\n'), undoId }
}

/** The change of a booking that an act makes. */
function changeOf(one: Planned, { actor }: Turn): (ctx: Context) => Promise<BookingView> {
  const { bookingId: id = '', words = '', anyway, totalCents } = one
  const seenAt = one.seenAt === undefined ? undefined : new Date(one.seenAt)
  switch (one.act) {
    case 'confirm':
      if (one.overOffer) return (ctx) => confirmOverOffer(ctx, actor, id)
      return (ctx) => confirmBooking(ctx, actor, id, seenAt, anyway ? { anyway } : {})
    case 'decline':
      return (ctx) => declineBooking(ctx, actor, id, words, seenAt)
    case 'cancel':
      return (ctx) => cancelBooking(ctx, actor, id, words)
    case 'withdraw':
      return (ctx) => withdrawOffers(ctx, actor, id)
    case 'offer':
      return (ctx) => offerChanges(ctx, actor, id, changesOf(one), one.adds ? { adds: true } : {})
    case 'start':
      return (ctx) => startWork(ctx, actor, id)
    case 'ready':
      return (ctx) => markReady(ctx, actor, id)
    case 'noshow':
      return (ctx) => markNoShow(ctx, actor, id)
    default:
      return (ctx) => completeWork(ctx, actor, id, totalCents === undefined ? {} : { totalCents })
  }
}

/** Both or nothing: a driver who has answered the offer since is not confirmed for another hour. */
const confirmOverOffer = (ctx: Context, actor: Turn['actor'], id: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    await withdrawOffers(ctx, actor, id)
    return confirmBooking(ctx, actor, id)
  })

function changesOf({ starts, listingId, quantity, priceCents, note = '' }: Planned): OfferChange[] {
  const change: OfferChange = {
    ...(listingId && { listingId }),
    ...(quantity !== undefined && { quantity }),
    ...(priceCents !== undefined && { priceEachCents: priceCents }),
    note,
  }
  return starts && starts.length > 0 ? starts.map((start) => ({ ...change, start: new Date(start) })) : [change]
}

/** Of several hours those that are free; of one alone the refusal says why not. */
async function freeOf({ starts = [] }: Planned, booking: BookingView, turn: Turn) {
  if (starts.length < 2) return undefined
  const days = [...new Set(starts.map((start) => localDate(new Date(start), JOHANNESBURG)))]
  const open = (await Promise.all(days.map((day) => openMoves(turn.ctx, turn.actor, booking.id, day)))).flat()
  const isFree = (start: string) => open.some((one) => one.getTime() === Date.parse(start))
  const free = starts.filter(isFree)
  const taken = starts.filter((start) => !isFree(start))
  const { say } = turn
  if (free.length === 0) return undefined
  const said = taken.length > 0 ? [say.several.notFree(momentsOf(taken, turn))] : []
  return { free, said }
}

export const momentsOf = (starts: readonly string[], { say }: Turn): string =>
  starts.map((at) => momentWords(at, say.dates)).join(', ')

/** The hours of that day that are free for the booking, in one line. */
export async function freeWords(booking: BookingView, date: string, { ctx, actor, say }: Turn): Promise<string> {
  const open = await openMoves(ctx, actor, booking.id, date)
  const times = open.map((at) => localTime(at, JOHANNESBURG))
  return times.length > 0 ? say.several.free(times.join(', ')) : say.several.noneFree
}

function doneWords(one: Planned, before: BookingView, booking: BookingView, { say }: Turn): string {
  const { desk } = say.booking
  switch (one.act) {
    case 'confirm':
      if (before.move) return say.work.moveAgreed(booking)
      return booking.status === 'confirmed'
        ? desk.confirmed(booking)
        : say.beside.offered(booking.customer.name, asAskedWords(booking, say))
    case 'decline':
      if (booking.status === 'confirmed') return say.work.moveDeclined(booking)
      return one.words ? shopSays(say.frontDesk.declinedWith(booking, one.words), say) : desk.declined(booking)
    case 'offer': {
      const open = offersInline(booking, openOffersOf(booking, 'shop'), say)
      return say.offers.desk.offered(booking.customer.name, say.booking.work(booking), open)
    }
    case 'withdraw':
      return say.offers.desk.withdrawn(booking.customer.name, offersInline(before, openOffersOf(before, 'shop'), say))
    case 'cancel':
      return say.work.cancelled(booking)
    case 'start':
      return say.work.started(booking)
    case 'ready':
      return (before.readyAt === null ? say.work.isReady : say.work.wasReady)(booking)
    case 'noshow':
      return say.work.noShowMarked(booking)
    default:
      return say.work.completed(booking)
  }
}

async function told({ bookingId, threadId, who, words = '' }: Planned, turn: Turn): Promise<Performed> {
  const { ctx, actor, say } = turn
  const access = threadId
    ? (await threadInChat(ctx, actor, threadId))?.access
    : await threadWithCustomer(ctx, actor, bookingId ?? '')
  if (!access) return { words: say.several.gone(who) }
  const { undoId } = await sendUndoably(ctx, access, words)
  turn.memory.told = { threadId: access.thread.id, at: turn.now.toISOString() }
  const night = (await waitsForReply(ctx, access)) ? undefined : await nightOf(access, turn)
  return { words: say.frontDesk.sentTo(who, words, night), undoId: undoId ?? null }
}

async function quoted(
  { askId = '', listingId = '', priceCents = 0, words, validOn }: Planned,
  turn: Turn,
): Promise<Performed> {
  const sent: OutboundContent = await sentWords(askId, listingId, priceCents, turn, {
    ...(words && { note: words }),
    ...(validOn && { validOn }),
  })
  return { words: 'body' in sent && typeof sent.body === 'string' ? sent.body : '' }
}
