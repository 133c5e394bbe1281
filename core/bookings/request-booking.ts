import { busyBays, insertBooking, lockMovesOf, type NewBooking } from '#db/queries/bookings/bays.ts'
import { bookingContact, findSameBooking, lockRequestsOf } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import { refuseBlocked } from '../blocks.ts'
import type { Context } from '../context.ts'
import type { BookingView, RequestBooking } from '../contracts/bookings.ts'
import { record } from '../events.ts'
import { shopAnswersBy } from '../rules/bookings/booking-life.ts'
import { earliestByLimits, earliestStart, freeBays, lastBookableDay, startsOn } from '../rules/bookings/slots.ts'
import { withFreshCode } from '../rules/code.ts'
import { oneLine, severalLines } from '../rules/people/typed-text.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { canRequest } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'
import { type Client, countRequest, heldForAWhile, isUnverifiedGuest } from './guests/unverified-guest.ts'
import { viewNow } from './load-booking.ts'
import { isQuoteFor, quoteToTake, takeQuote } from './quotes/take-quote.ts'
import {
  addressRequired,
  addressTooFar,
  contactRequired,
  notThereYet,
  priceChanged,
  shopClosed,
  shopNotFound,
  slotTaken,
  tooFarAhead,
  tooSoonForShop,
  tooSoonToAnswer,
} from './refusals.ts'
import { openingBy } from './shop-bookings.ts'
import { checkedSlot } from './times/open-slots.ts'
import { type PlannedWork, planWork } from './times/plan-work.ts'
import { reaches } from './times/work-price.ts'

/** The same request within so many minutes is a second tap, not a second booking. */
const minutesOfSecondTap = 10

type Slot = { start: Date; end: Date }

/**
 * Asks the shop for a booking. A request with a time holds a bay until it is answered or expires; in a request without
 * one the shop chooses the time. The same request within ten minutes returns the booking that it made before. Refusals:
 * SHOP_NOT_FOUND, LISTING_NOT_FOUND, OUT_OF_STOCK, SERVICE_NOT_OFFERED, PRICE_CHANGED, ADDRESS_REQUIRED,
 * ADDRESS_UNKNOWN, ADDRESS_TOO_FAR, QUOTE_NOT_FOUND, QUOTE_OVER, CONTACT_REQUIRED, SLOT_IN_PAST, TOO_FAR_AHEAD, NOT_THERE_YET, SHOP_CLOSED, SLOT_TAKEN, BLOCKED; for a
 * customer whose number and address are unproven also TIME_HELD_ALREADY, TOO_MANY_REQUESTS. `client` is the browser
 * that asks.
 */
export const requestBooking = (
  ctx: Context,
  actor: Actor,
  input: RequestBooking,
  client?: Client,
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    if (!canRequest(actor)) throw shopNotFound()
    const made = await madeBefore(ctx, actor, input)
    if (made) return made
    const answer = input.quoteId ? await quoteToTake(ctx, actor, input.quoteId) : undefined
    const quoted = answer && isQuoteFor(answer, input) ? answer : undefined
    const plan = await planWork(ctx, input, 'driver', quoted)
    checkAddress(plan, input)
    checkPrice(plan, input)
    if (input.date && !input.start) checkDay(plan, input.date, ctx.clock.now())
    const slot =
      input.start && answerable(plan, checkedSlot(plan.shop, new Date(input.start), plan.minutes, ctx.clock.now()), ctx)
    const known = actor.kind === 'contact' ? await bookingContact(ctx.db, actor.contactId) : undefined
    const asked = await newBooking(ctx, known, input, plan, slot || undefined)
    const unverifiedGuest = isUnverifiedGuest(actor, known)
    const row = unverifiedGuest && slot ? await heldForAWhile(ctx, asked) : asked
    const id = slot ? await holdBay(ctx, row, plan, slot) : await insertWithoutTime(ctx, row)
    if (!id) throw slotTaken()
    if (quoted) await takeQuote(ctx, quoted, id)
    if (unverifiedGuest) await countRequest(ctx, row, client)
    await record(ctx, { type: 'booking.requested', bookingId: id })
    return openingBy(plan.shop.hours, await viewNow(ctx, id), ctx.clock.now())
  })

/** The shop wants to know of it so long before, and what begins before it had time to answer would end unanswered. */
function answerable<Slot extends { start: Date }>({ shop, order }: PlannedWork, slot: Slot, ctx: Context): Slot {
  const now = ctx.clock.now()
  if (order && slot.start < order.readyAt) throw notThereYet(order.readyAt)
  if (slot.start < earliestByLimits(now, shop.limits)) throw tooSoonForShop()
  if (slot.start < earliestStart(shop.hours, now)) throw tooSoonToAnswer()
  return slot
}

async function madeBefore(ctx: Context, actor: Actor, input: RequestBooking): Promise<BookingView | undefined> {
  if (actor.kind !== 'contact') return undefined
  await lockRequestsOf(ctx.db, actor.contactId)
  const same = await findSameBooking(ctx.db, {
    contactId: actor.contactId,
    shopId: input.shopId,
    listingId: input.listingId ?? null,
    start: input.start ? new Date(input.start) : null,
    date: input.start ? null : (input.date ?? null),
    services: input.services,
    quantity: input.quantity,
    rearListingId: input.rear?.listingId ?? null,
    since: addMinutes(ctx.clock.now(), -minutesOfSecondTap),
  })
  return same && bookingView(same)
}

function checkAddress({ shop }: PlannedWork, input: RequestBooking): void {
  if (input.locationType !== 'mobile') return
  if (!input.address) throw addressRequired()
  const radiusKm = shop.serviceRadiusKm
  if (radiusKm !== null && !reaches({ ...shop, radiusKm }, input.address, input.addressAt))
    throw addressTooFar(shop.name, radiusKm)
}

/** Refuses the booking if its total differs from the one that the person saw. Throws PRICE_CHANGED. */
function checkPrice({ totalCents }: PlannedWork, { seenTotalCents: seen }: RequestBooking): void {
  if (seen !== undefined && seen !== totalCents) throw priceChanged(totalCents)
}

/** Refuses a day on which the shop cannot do the work at any time. */
function checkDay({ shop, minutes, order }: PlannedWork, date: string, now: Date): void {
  if (date > lastBookableDay(now)) throw tooFarAhead()
  const starts = startsOn(shop.hours, date, minutes).filter((start) => start > now)
  if (starts.length === 0) throw shopClosed(shop.name)
  const earliest = earliestByLimits(now, shop.limits)
  if (!starts.some((start) => start >= earliest)) throw tooSoonForShop()
  if (order && !starts.some((start) => start >= order.readyAt)) throw notThereYet(order.readyAt)
}

async function newBooking(
  ctx: Context,
  known: Awaited<ReturnType<typeof bookingContact>>,
  input: RequestBooking,
  { shop, listing, rear, cautions, lines, totalCents, minutes, order }: PlannedWork,
  slot: Slot | undefined,
): Promise<NewBooking> {
  const now = ctx.clock.now()
  const phone = input.customer.phone ?? known?.phone ?? null
  const email = input.customer.email ?? known?.email ?? null
  if (!known && !phone && !email) throw contactRequired()
  await refuseBlocked(ctx, { contactId: known?.id ?? null, phone, email })
  return {
    shop_id: shop.id,
    listing_id: listing?.id ?? null,
    deal_id: listing?.dealId ?? null,
    customer_contact_id: known?.id ?? null,
    customer_account_id: known?.account_id ?? null,
    customer_name: oneLine(input.customer.name),
    customer_phone: phone,
    customer_email: email,
    comes_name: input.comes ? oneLine(input.comes.name) : null,
    comes_phone: input.comes?.phone ?? null,
    is_guest: !known,
    services: input.services,
    quantity: input.quantity,
    tyre_brand: listing?.brand ?? null,
    tyre_model: listing?.model ?? null,
    tyre_size: listing?.size ?? null,
    price_cents: listing?.priceCents ?? null,
    rear_listing_id: rear?.id ?? null,
    rear_quantity: rear ? (input.rear?.quantity ?? null) : null,
    rear_brand: rear?.brand ?? null,
    rear_model: rear?.model ?? null,
    rear_size: rear?.size ?? null,
    cautions: JSON.stringify(cautions),
    total_cents: totalCents,
    total_lines: JSON.stringify(lines),
    location_type: input.locationType,
    address: input.locationType === 'mobile' ? oneLine(input.address ?? '') : null,
    notes: severalLines(input.notes),
    awaiting: 'shop',
    asked_at: now,
    preferred_start: slot?.start ?? null,
    preferred_date: slot ? null : (input.date ?? null),
    duration_minutes: minutes,
    to_order: order?.tyres ?? 0,
    tyres_ready_at: order?.readyAt ?? null,
    expires_at: shopAnswersBy(shop.hours, now, slot?.start ?? null),
    created_at: now,
    updated_at: now,
  }
}

/** Takes the first bay that is still free at the moment of writing; undefined if all are taken. */
async function holdBay(ctx: Context, row: NewBooking, { shop }: PlannedWork, slot: Slot): Promise<string | undefined> {
  const { bufferMinutes } = shop.limits
  // The constraint of the database knows no buffer, so requests of a shop that has one wait for each other.
  if (bufferMinutes > 0) await lockMovesOf(ctx.db, shop.id)
  const [from, to] = [addMinutes(slot.start, -bufferMinutes), addMinutes(slot.end, bufferMinutes)]
  const busy = await busyBays(ctx.db, shop.id, from, to)
  for (const bay of freeBays(busy, shop.bays, slot.start, slot.end, bufferMinutes)) {
    const held = await withFreshCode(ctx.random, (code) => insertBooking(ctx.db, row, code, { bay, ...slot }))
    if (held !== 'bay taken') return held.id
  }
  return undefined
}

async function insertWithoutTime(ctx: Context, row: NewBooking): Promise<string | undefined> {
  const made = await withFreshCode(ctx.random, (code) => insertBooking(ctx.db, row, code))
  return made === 'bay taken' ? undefined : made.id
}
