import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { isMember } from '#core/actor.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { isId } from '#core/bookings/load-booking.ts'
import { withdrawOffers } from '#core/bookings/offers/end-offers.ts'
import { offerChanges } from '#core/bookings/offers/take-offer.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { canHold, freeOf, type OfferChoice, offerChoices } from '#core/front-desk/offer-choices.ts'
import type { ListRow, OutboundContent } from '#core/messaging/content.ts'
import { offersInline, openOffersOf, shortTime } from '#core/notifications/bookings/offer-words.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, type DeskDraft, deskBooking, speakOf } from './draft.ts'
import { lineOf } from './ended.ts'
import { readBackFirst } from './line/gate.ts'
import { go } from './price.ts'

/** What the shop can offer: its free times, other tyres, fewer of them; a time can be typed as well. */
export const time: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const booking = await servedBooking(draft, turn)
    if (!booking) return { say: [text(turn.say.booking.desk.noneWaiting)] }
    // Of a request that has ended nothing can be offered.
    if (booking.status !== 'pending' && booking.status !== 'confirmed') return { say: [text(lineOf(booking, turn))] }
    return { say: [await choicesFor(booking, turn)] }
  },
  answer: (message, draft, { now }) => {
    const date = hearDate(message.text, { now }) ?? draft.date
    const time = hearTime(message.text, { now, asked: true }) ?? draft.time
    if (!date && !time) return notUnderstood
    return go('propose', { ...draft, date, time })
  },
}

/** The booking, if the person answers for its shop; its driver reads it elsewhere. */
async function servedBooking({ bookingId }: DeskDraft, turn: Turn): Promise<BookingView | undefined> {
  const booking = await deskBooking(bookingId, turn)
  return booking && isMember(turn.actor, booking.shop.id) ? booking : undefined
}

async function choicesFor(booking: BookingView, { ctx, actor, say }: Turn): Promise<OutboundContent> {
  const { desk } = say.offers
  const isFree = await canHold(ctx, booking, {})
  const short = isFree ? undefined : desk.notFree(booking.customer.name, await freeOf(ctx, booking))
  const rows = (await choosable(ctx, actor, booking)).map((choice) => rowOf(booking, choice, say))
  if (rows.length === 0) return text(short ? [short, desk.nothingElse].join(' ') : say.booking.desk.whichTime(booking))
  const asks = short ? [short, desk.tap] : [say.booking.desk.whichTime(booking), desk.orTap]
  return list(asks.join('\n'), desk.button, rows)
}

/** Of a booking that can be offered about no more nothing can be chosen. */
async function choosable(ctx: Turn['ctx'], actor: Turn['actor'], booking: BookingView): Promise<OfferChoice[]> {
  try {
    return await offerChoices(ctx, actor, booking)
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

function rowOf(booking: BookingView, choice: OfferChoice, say: Texts): ListRow {
  const { change, brand, model, totalCents } = choice
  const total = say.offers.total(formatRand(totalCents))
  const id = `booking:offer:${booking.id}:${booking.status[0]}${codeOf(change)}`
  if (change.start)
    return { id, title: shortTime(change.start.toISOString(), say), description: say.booking.work(booking) }
  if (change.listingId) return { id, title: brand ?? '', description: [model, total].join(', ') }
  return { id, title: say.offers.tyres(change.quantity ?? 0), description: total }
}

/** What one row offers, in its id behind the status that it is offered for: a time, a tyre of the shop, or a number. */
const codeOf = ({ start, listingId, quantity }: OfferChange): string =>
  start ? `t${start.getTime() / 1000}` : listingId ? `l${listingId}` : `q${quantity}`

function changeIn(code: string): OfferChange | undefined {
  const rest = code.slice(1)
  if (/^t\d{9,11}$/.test(code)) return { start: new Date(Number(rest) * 1000) }
  if (code.startsWith('l') && isId(rest)) return { listingId: rest }
  return /^q([1-9]|1\d|20)$/.test(code) ? { quantity: Number(rest) } : undefined
}

/** Offers what was tapped at once, beside what the shop offers already. */
export const offer: Action<DeskDraft> = {
  act: (draft, turn) =>
    refusedOr(turn, draft, async () => {
      const { ctx, actor, say } = turn
      const { bookingId = '', offer = '' } = draft
      const [status = '', ...code] = offer
      const change = changeIn(code.join(''))
      const present = await servedBooking(draft, turn)
      if (!present) return done(text(say.work.gone))
      if (isAskedSince(present, draft)) return go('answer', { bookingId })
      const isListed = change && present.status.startsWith(status) && (await canHold(ctx, present, change))
      if (!isListed) return go('time', { bookingId })
      const answer = await undoably(ctx, actor.contactId, bookingId, (ctx) =>
        offerChanges(ctx, actor, bookingId, [change], { adds: true }),
      )
      speakOf(answer.booking, turn)
      const booking = atDesk(answer.booking, turn)
      const open = openOffersOf(booking, 'shop')
      return done(
        buttons(
          say.offers.desk.offered(booking.customer.name, say.booking.work(booking), offersInline(booking, open, say)),
          { id: `undo:${answer.undoId}`, title: say.frontDesk.undo },
          ...(open.length < 3 ? [{ id: `booking:more:${booking.id}`, title: say.offers.desk.more }] : []),
        ),
      )
    }),
}

/** The driver has asked for something after the message that was tapped. */
const isAskedSince = (booking: BookingView, { seenAt }: DeskDraft): boolean =>
  seenAt !== undefined && booking.askedAt > seenAt && openOffersOf(booking, 'customer').length > 0

/** Takes back all that the shop has offered. */
export const withdraw: Action<DeskDraft> = {
  act: (draft, turn) =>
    refusedOr(turn, draft, async () => {
      const { ctx, actor, say } = turn
      const { bookingId = '' } = draft
      const before = await servedBooking(draft, turn)
      if (!before) return done(text(say.work.gone))
      // Others have been offered since the message that was tapped.
      if (draft.seenAt !== undefined && before.askedAt > draft.seenAt) return go('work', { bookingId })
      const plan = { act: 'withdraw' as const, who: before.customer.name, bookingId }
      const readBack = await readBackFirst([plan], turn)
      if (readBack) return { to: 'switch', frame: readBack, say: [] }
      const stood = offersInline(before, openOffersOf(before, 'shop'), say)
      const answer = await undoably(ctx, actor.contactId, bookingId, (ctx) => withdrawOffers(ctx, actor, bookingId))
      speakOf(answer.booking, turn)
      const booking = atDesk(answer.booking, turn)
      return done(
        buttons(say.offers.desk.withdrawn(booking.customer.name, stood), {
          id: `undo:${answer.undoId}`,
          title: say.frontDesk.undo,
        }),
      )
    }),
}

/** Why the shop cannot; each reason is a tap, and the driver reads it. */
export const reason: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await servedBooking(draft, turn)
    if (!booking) return { say: [text(say.work.gone)] }
    const { why, reasons, noReason } = say.offers.desk
    const no = (what: string, title: string) => ({ id: `booking:no:${booking.id}:${what}`, title })
    return {
      say: [
        buttons(
          why(booking.customer.name, [say.booking.work(booking), ...whenOf(booking, say)].join(', ')),
          no('stock', reasons.stock),
          no('full', reasons.full),
          no('none', noReason),
        ),
      ],
    }
  },
  answer: () => notUnderstood,
}

const whenOf = ({ slotStart }: BookingView, { dates }: Texts): string[] =>
  slotStart ? [momentWords(slotStart, dates)] : []

/** The reason of a tap; without one the driver reads none. */
export const reasonOfTap = (what: string, { offers }: Texts): string =>
  what === 'stock' || what === 'full' ? offers.desk.reasons[what] : ''

async function refusedOr({ say }: Turn, draft: DeskDraft, act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { bookingId } = draft
    if (error.code === 'OFFERS_FULL')
      return done(
        buttons(refusalWords(error, say), { id: `booking:withdraw:${bookingId}`, title: say.offers.desk.withdraw }),
      )
    const isAgain = ['SHOP_CLOSED', 'SLOT_TAKEN', 'SLOT_IN_PAST', 'OUT_OF_STOCK', 'LISTING_NOT_FOUND'].includes(
      error.code,
    )
    return isAgain ? go('time', { bookingId }, text(refusalWords(error, say))) : done(text(refusalWords(error, say)))
  }
}
