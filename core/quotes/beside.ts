import { type Actor, guest } from '#core/actor.ts'
import { reaches } from '#core/bookings/times/work-price.ts'
import type { Context } from '#core/context.ts'
import type { BesideChoice, BookingView, RequestBooking, Work } from '#core/contracts/bookings.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { Refusal } from '#core/errors.ts'
import { localDate } from '#core/rules/time/time.ts'
import { brandClass } from '#core/rules/tyres/brand-makers.ts'
import { speedKmh } from '#core/rules/tyres/load-speed.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { shopsNear } from '#core/shops/shops-near.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether, noteBeside, wasAskedBeside } from '#db/queries/bookings/beside.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { proveBookingEmail } from '#db/queries/bookings/guest-holds.ts'
import { canMove } from '../bookings/booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../bookings/load-booking.ts'
import {
  askedBesideBefore,
  bookingNotFound,
  hasExpired,
  nobodyBeside,
  notPending,
  proofRequired,
} from '../bookings/refusals.ts'
import { requestBooking } from '../bookings/request-booking.ts'
import { planWork } from '../bookings/times/plan-work.ts'

/**
 * The shops that a driver may have asked beside the one that has not answered yet. Refusals: BOOKING_NOT_FOUND,
 * BOOKING_NOT_PENDING, ASKED_BESIDE_BEFORE; PROOF_REQUIRED for a guest who has not confirmed the e-mail address.
 */
export const besideOf = (ctx: Context, actor: Actor, bookingId: string): Promise<BesideChoice[]> =>
  transaction(ctx, async (ctx) => findBeside(ctx, await waiting(ctx, actor, bookingId)))

/**
 * Asks the nearest two others for the same work at the same time, or, if they have no bay then, for a time on that day.
 * The driver takes the first yes that suits; the others are withdrawn then. Refusals: those of besideOf, NOBODY_BESIDE.
 * @param only The shops that are to be asked, by their ids; all that were found if it is left out.
 */
export const askBeside = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  only?: readonly string[],
): Promise<BookingView[]> =>
  transaction(ctx, async (ctx) => {
    const booking = await waiting(ctx, actor, bookingId)
    const asked: BookingView[] = []
    for (const choice of await findBeside(ctx, booking)) {
      if (only && !only.includes(choice.shop.id)) continue
      const made = await ask(ctx, actor, booking, choice)
      if (made) asked.push(made)
    }
    if (asked.length === 0) throw nobodyBeside()
    await noteBeside(
      ctx.db,
      asked.map(({ id }) => id),
      booking.id,
    )
    return asked
  })

async function waiting(ctx: Context, actor: Actor, bookingId: string): Promise<BookingRow> {
  if (!isId(bookingId)) throw bookingNotFound()
  await lockTogether(ctx.db, bookingId)
  const booking = await bookingToChange(ctx, actor, bookingId, canMove)
  const now = ctx.clock.now()
  if (booking.status !== 'pending' || booking.awaiting !== 'shop' || hasExpired(booking, now))
    throw notPending(booking, now, 'customer')
  // What nobody has confirmed does not take the time of three shops.
  if (actor.kind === 'link' && booking.email_proven_at === null) throw proofRequired()
  if (booking.beside_id !== null || (await wasAskedBeside(ctx.db, booking.id))) throw askedBesideBefore()
  return booking
}

/** Undefined if that shop cannot be asked any more. */
async function ask(
  ctx: Context,
  actor: Actor,
  booking: BookingRow,
  { shop, listingId, rear }: BesideChoice,
): Promise<BookingView | undefined> {
  const start = booking.slot_start?.toISOString()
  const date = booking.slot_start ? localDate(booking.slot_start) : (booking.preferred_date ?? undefined)
  const { customer_phone: phone, customer_email: email } = booking
  const wanted = {
    shopId: shop.id,
    ...(listingId && { listingId }),
    ...(rear && { rear: { listingId: rear.listingId, quantity: rear.quantity } }),
    quantity: booking.quantity ?? 1,
    services: booking.services,
    locationType: booking.location_type,
    ...(booking.address && { address: booking.address }),
    customer: { name: booking.customer_name, ...(phone && { phone }), ...(email && { email }) },
    ...(booking.comes_name && {
      comes: { name: booking.comes_name, ...(booking.comes_phone && { phone: booking.comes_phone }) },
    }),
    notes: booking.notes,
  }
  const times = [...(start ? [{ start }] : []), ...(date ? [{ date }] : []), {}]
  for (const time of times) {
    try {
      return await transaction(ctx, (ctx) => request(ctx, actor, { ...wanted, ...time }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return undefined
}

/** A guest's private link is for its one booking; the address that they have confirmed counts for the others, too. */
async function request(ctx: Context, actor: Actor, wanted: RequestBooking): Promise<BookingView> {
  if (actor.kind !== 'link') return requestBooking(ctx, actor, wanted)
  const { id } = await requestBooking(ctx, guest, wanted)
  await proveBookingEmail(ctx.db, id, ctx.clock.now())
  return viewNow(ctx, id)
}

const MAX_SHOPS = 2
const RADIUS_KM = 30
const LOOKED_AT = 40
/** A like tyre may cost so much more in all. */
const MAX_SHARE = 1.1

/**
 * The nearest shops that can do the same work, with the same tyre or one of the same size and class of brand that
 * carries as much, for at most a tenth more in all. Of a set of two kinds of tyres a shop has both; a fitter who comes to
 * the driver reaches the address.
 */
async function findBeside(ctx: Context, booking: BookingRow): Promise<BesideChoice[]> {
  const found: BesideChoice[] = []
  for (const { shop, work, tyre, rear } of await candidates(ctx, booking)) {
    if (found.length === MAX_SHOPS) break
    if (found.some((one) => one.shop.id === shop.id)) continue
    const totalCents = await totalOf(ctx, work, booking.address)
    if (totalCents === undefined || (booking.total_cents > 0 && totalCents > booking.total_cents * MAX_SHARE)) continue
    found.push({ shop, listingId: work.listingId ?? null, tyre, rear, totalCents })
  }
  return found
}

type Candidate = Pick<BesideChoice, 'shop' | 'tyre' | 'rear'> & { work: Work }

const candidates = (ctx: Context, booking: BookingRow): Promise<Candidate[]> =>
  booking.tyre_size === null ? withServices(ctx, booking) : withTyres(ctx, booking)

async function withTyres(ctx: Context, booking: BookingRow): Promise<Candidate[]> {
  const { services, location_type: locationType, rear_quantity: rearQuantity } = booking
  const { tyre_size: size, tyre_brand: brand, quantity, rear_size: rearSize, rear_brand: rearBrand } = booking
  const front = await offersLike(ctx, booking, { size, brand, quantity })
  const rear =
    rearQuantity && (await offersLike(ctx, booking, { size: rearSize, brand: rearBrand, quantity: rearQuantity }))
  return front.flatMap((one): Candidate[] => {
    const behind = rear ? rearFor(one, rear) : undefined
    if (!quantity || (rear && !behind)) return []
    const { shop, listingId, distanceKm } = one
    const work = { shopId: shop.id, listingId, quantity, services, locationType }
    const set = behind && rearQuantity ? { listingId: behind.listingId, quantity: rearQuantity } : undefined
    return [
      {
        shop: { id: shop.id, name: shop.name, distanceKm },
        tyre: tyreOf(one),
        rear: behind && set ? { ...set, tyre: tyreOf(behind) } : null,
        work: set ? { ...work, rear: set } : work,
      },
    ]
  })
}

/** Of the same shop, and rather of the same line. */
function rearFor(front: Offer, rear: readonly Offer[]): Offer | undefined {
  const there = rear.filter(({ shop }) => shop.id === front.shop.id)
  return there.find(({ brand, model }) => brand === front.brand && model === front.model) ?? there[0]
}

const tyreOf = ({ brand, model, size, service }: Offer) => ({ brand, model, size: `${size} ${service}`.trim() })

type Wanted = { size: string | null; brand: string | null; quantity: number | null }

/** Offers near the shop of the booking, of the size and the class of brand, which carry as much; the nearest first. */
async function offersLike(ctx: Context, booking: BookingRow, { size, brand, quantity }: Wanted): Promise<Offer[]> {
  const [code = '', service = ''] = (size ?? '').split(' ')
  const needs = /^(\d{2,3})(?:\/\d{2,3})?([A-Z])?/.exec(service)
  if (!quantity || !brand) return []
  const { offers } = await searchOffers(ctx, {
    size: code,
    quantity,
    near: { lat: booking.shop_lat, lng: booking.shop_lng },
    radiusKm: RADIUS_KM,
    sort: 'distance',
    exceptShopId: booking.shop_id,
    limit: LOOKED_AT,
    ...(needs?.[1] && { minLoadIndex: Number(needs[1]) }),
    ...(needs?.[2] && { minSpeedKmh: speedKmh(needs[2]) }),
  })
  return offers.filter((one) => one.loadOk && one.speedOk && brandClass(one.brand) === brandClass(brand))
}

async function withServices(ctx: Context, booking: BookingRow): Promise<Candidate[]> {
  const near = { lat: booking.shop_lat, lng: booking.shop_lng }
  const shops = await shopsNear(ctx, { near, radiusKm: RADIUS_KM, services: booking.services, limit: LOOKED_AT })
  return shops
    .filter(({ id }) => id !== booking.shop_id)
    .map(({ id, name, distanceKm }) => ({
      shop: { id, name, distanceKm },
      tyre: null,
      rear: null,
      work: {
        shopId: id,
        quantity: booking.quantity ?? 1,
        services: booking.services,
        locationType: booking.location_type,
      },
    }))
}

/** Undefined if the shop cannot do the work, or does not come that far. */
async function totalOf(ctx: Context, work: Work, address: string | null): Promise<number | undefined> {
  try {
    const { shop, totalCents } = await planWork(ctx, work)
    const radiusKm = shop.serviceRadiusKm
    const isTooFar =
      work.locationType === 'mobile' && radiusKm !== null && !reaches({ ...shop, radiusKm }, address ?? '')
    return isTooFar ? undefined : totalCents
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
