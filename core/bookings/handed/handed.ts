import type { Actor } from '#core/actor.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { HandedLink, HandedView } from '#core/contracts/deal/handed.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/events.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { transaction } from '#core/transaction.ts'
import { type BookingRow, findBooking, lockBooking } from '#db/queries/bookings/bookings.ts'
import { endHanded, findHanded, type HandedRow, makeHanded, noteYes } from '#db/queries/bookings/handed.ts'
import { canHandOn } from '../booking-policy.ts'
import { bookingView } from '../booking-view.ts'
import { bookingToChange, isId } from '../load-booking.ts'
import { bookingNotFound, priceChanged } from '../refusals.ts'

const purpose = 'booking handed on'
/** A link works for so many minutes, two weeks, after it was last handed on. */
export const MINUTES_OPEN = 14 * 24 * 60

/** The link that the driver has handed on, if one works, and the yes that was said. Throws BOOKING_NOT_FOUND. */
export async function handedLink(ctx: Context, actor: Actor, bookingId: string): Promise<HandedLink> {
  const booking = isId(bookingId) ? await findBooking(ctx.db, bookingId) : undefined
  if (!booking || !canHandOn(actor, booking)) throw bookingNotFound()
  return linkView(ctx, booking, await findHanded(ctx.db, bookingId))
}

/**
 * Makes the secret link that shows the booking to who pays for it and takes their yes; the one that works is prolonged.
 * Throws BOOKING_NOT_FOUND, BOOKING_OVER.
 */
export const handOn = (ctx: Context, actor: Actor, bookingId: string): Promise<HandedLink> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canHandOn)
    if (isOver(booking)) throw bookingOver()
    const at = ctx.clock.now()
    const made = { booking_id: booking.id, link_version: booking.link_version, created_at: at }
    const row = await makeHanded(ctx.db, { ...made, until: addMinutes(at, MINUTES_OPEN) })
    return linkView(ctx, booking, row)
  })

/** The link opens nothing any more; a yes that was said stays. Throws BOOKING_NOT_FOUND. */
export const endLink = (ctx: Context, actor: Actor, bookingId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canHandOn)
    await endHanded(ctx.db, booking.id, ctx.clock.now())
  })

/** The booking as the holder of the link sees it. Throws HANDED_NOT_FOUND. */
export async function handedBooking(ctx: Context, token: string): Promise<HandedView> {
  const { booking, row } = await opened(ctx, token, findBooking)
  return viewOf(booking, row)
}

/**
 * Who pays says yes to the total that they saw: driver and shop are told. The same yes again changes nothing. Throws
 * HANDED_NOT_FOUND, BOOKING_OVER, PRICE_CHANGED.
 */
export const sayYes = (
  ctx: Context,
  token: string,
  { name, seenTotalCents }: { name: string; seenTotalCents: number },
): Promise<HandedView> =>
  transaction(ctx, async (ctx) => {
    const { booking, row } = await opened(ctx, token, lockBooking)
    if (isOver(booking)) throw bookingOver()
    if (booking.total_cents !== seenTotalCents) throw priceChanged(booking.total_cents)
    if (row.yes_cents === booking.total_cents) return viewOf(booking, row)
    const yes = { yes_name: name, yes_at: ctx.clock.now(), yes_cents: booking.total_cents }
    await noteYes(ctx.db, booking.id, yes)
    await record(ctx, { type: 'booking.payer_agreed', bookingId: booking.id })
    return viewOf(booking, { ...row, ...yes })
  })

/** The yes of who pays, for the notice of it. */
export async function yesOf(
  ctx: Context,
  bookingId: string,
): Promise<{ name: string; totalCents: number } | undefined> {
  const row = await findHanded(ctx.db, bookingId)
  const yes = row && yesView(row)
  return yes ? { name: outsideText(yes.name), totalCents: yes.totalCents } : undefined
}

const handedUrl = (config: Pick<Config, 'authSecret' | 'publicUrl'>, { booking_id, version }: HandedRow): string =>
  `${config.publicUrl}/handed/${signId(config.authSecret, versioned(purpose, version), booking_id)}`

type Find = (db: Context['db'], id: string) => Promise<BookingRow | undefined>

/** What a link opens that we made, that has not run out and was not ended, by its driver or with the booking's own link. */
async function opened(ctx: Context, token: string, find: Find): Promise<{ booking: BookingRow; row: HandedRow }> {
  const id = claimedId(token)
  const booking = id === undefined ? undefined : await find(ctx.db, id)
  const row = booking && (await findHanded(ctx.db, booking.id))
  const isSigned = row && readSignedId(ctx.config.authSecret, versioned(purpose, row.version), token) !== undefined
  if (!booking || !isSigned || !works(booking, row, ctx.clock.now())) throw handedNotFound()
  return { booking, row }
}

const works = (booking: BookingRow, row: HandedRow, now: Date): boolean =>
  row.ended_at === null && row.until > now && row.link_version === booking.link_version

const isOver = ({ status }: Pick<BookingRow, 'status'>): boolean => status === 'cancelled' || status === 'completed'

const yesView = ({ yes_name: name, yes_at: at, yes_cents: totalCents }: HandedRow) =>
  name !== null && at !== null && totalCents !== null ? { name, at: at.toISOString(), totalCents } : null

const linkView = (ctx: Context, booking: BookingRow, row: HandedRow | undefined): HandedLink => {
  const working = row && works(booking, row, ctx.clock.now()) ? row : undefined
  return {
    url: working ? handedUrl(ctx.config, working) : null,
    until: working?.until.toISOString() ?? null,
    yes: row ? yesView(row) : null,
  }
}

function viewOf(row: BookingRow, handed: HandedRow): HandedView {
  const booking = bookingView(row)
  const { slug, name, address, suburb, city, phone } = booking.shop
  const { rear, services, quantity, tyre, lines, totalCents, locationType, plate, status, code } = booking
  const yes = yesView(handed)
  return {
    what: 'booking',
    ...{ code, status, plate, services, quantity, tyre, lines, totalCents, locationType },
    shop: { slug, name, address, suburb, city, phone },
    name: booking.customer.name,
    rear: rear && { quantity: rear.quantity, tyre: rear.tyre },
    start: booking.appointmentStart ?? booking.slotStart,
    date: booking.preferredDate,
    agreed: booking.appointmentStart !== null,
    validUntil: null,
    until: handed.until.toISOString(),
    yes,
    takesYes: !isOver(row) && yes?.totalCents !== totalCents,
  }
}

const bookingOver = () => new Refusal('BOOKING_OVER', 'This booking is over', 409)
export const handedNotFound = () =>
  new Refusal('HANDED_NOT_FOUND', 'This link opens nothing any more. Please ask for a new one.', 404)
