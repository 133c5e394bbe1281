import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { ownTyresMeant } from '#core/inventory/own-stock.ts'
import { neededTyres } from '#core/rules/bookings/booked-tyres.ts'
import { fewer, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import { listingToBook } from '#db/queries/bookings/shops-to-book.ts'
import { openMoveDays, openMoves } from '../bookings/times/open-slots.ts'
import { planWork } from '../bookings/times/plan-work.ts'

/** What a shop can offer about a booking with one tap, with the total that it makes. */
export type OfferChoice = { change: OfferChange; brand?: string; model?: string; totalCents: number }

const MAX_TIMES = 5
const TIMES_A_DAY = 2
const MAX_TYRES = 3
const MAX_NUMBERS = 2

/**
 * Its next free times, those of the same day nearest to the one that the driver wants first; other tyres of the same
 * size from its own stock; and fewer of the same ones. Nothing with tyres that are promised to others.
 */
export async function offerChoices(ctx: Context, actor: Actor, booking: BookingView): Promise<OfferChoice[]> {
  const times = (await canHold(ctx, booking, {})) ? await otherTimes(ctx, actor, booking) : []
  const fewer: OfferChoice[] = []
  for (const one of lessOf(booking)) if (await canHold(ctx, booking, one.change)) fewer.push(one)
  return [...times, ...(await otherTyres(ctx, actor, booking)), ...fewer]
}

/** The tyres of the booking as the change makes it are free, or those that it has been promised itself. */
export const canHold = async (ctx: Context, booking: BookingView, change: OfferChange): Promise<boolean> =>
  (await shelvesOf(ctx, booking, change)).every(({ needed, free }) => free >= needed)

/** How many of the tyres that are asked for it could have. */
export const freeOf = async (ctx: Context, booking: BookingView): Promise<number> =>
  (await shelvesOf(ctx, booking, {})).reduce((sum, { needed, free }) => sum + Math.min(needed, free), 0)

async function shelvesOf(ctx: Context, booking: BookingView, change: OfferChange) {
  const present = tyresIn(booking)
  const wanted = tyresIn({
    ...booking,
    listingId: change.listingId ?? booking.listingId,
    quantity: change.quantity ?? booking.quantity,
  })
  const shelves: { needed: number; free: number }[] = []
  for (const [id, needed] of wanted) {
    const listing = await listingToBook(ctx.db, { id }, booking.shop.id, localDate(ctx.clock.now()))
    const own = booking.status === 'pending' ? 0 : (present.get(id) ?? 0)
    shelves.push({ needed, free: (listing?.available ?? 0) + own })
  }
  return shelves
}

const tyresIn = ({ listingId, quantity, rear }: Pick<BookingView, 'listingId' | 'quantity' | 'rear'>) =>
  neededTyres([
    { listingId, quantity },
    { listingId: rear?.listingId ?? null, quantity: rear?.quantity ?? null },
  ])

async function otherTimes(ctx: Context, actor: Actor, booking: BookingView): Promise<OfferChoice[]> {
  const from = booking.preferredDate ?? localDate(ctx.clock.now())
  const { days } = await openMoveDays(ctx, actor, booking.id, { from, count: Math.ceil(MAX_TIMES / TIMES_A_DAY) })
  const times: Date[] = []
  for (const { date } of days) times.push(...nearest(await openMoves(ctx, actor, booking.id, date), booking))
  return times.slice(0, MAX_TIMES).map((start) => ({ change: { start }, totalCents: booking.totalCents }))
}

/** Two of one day, in order of time: the nearest to the wanted clock time, else the first of morning and afternoon. */
function nearest(starts: readonly Date[], { preferredStart }: BookingView): Date[] {
  const ofDay = (at: Date) => at.getTime() % MS_A_DAY
  if (!preferredStart) return [starts[0], starts[Math.ceil(starts.length / 2)]].flatMap((one) => one ?? [])
  const wanted = ofDay(new Date(preferredStart))
  return starts
    .toSorted((one, other) => Math.abs(ofDay(one) - wanted) - Math.abs(ofDay(other) - wanted))
    .slice(0, TIMES_A_DAY)
    .toSorted((one, other) => one.getTime() - other.getTime())
}

const MS_A_DAY = 24 * 3_600_000

async function otherTyres(ctx: Context, actor: Actor, booking: BookingView): Promise<OfferChoice[]> {
  const { tyre, quantity, listingId, rear } = booking
  const [size] = tyre?.size.split(' ') ?? []
  if (!size || !quantity || rear) return []
  const same = (await ownTyresMeant(ctx, actor, { size, brands: [], words: [] })).filter(
    (one) => one.shopId === booking.shop.id && one.listingId !== listingId && one.stock - one.reserved >= quantity,
  )
  const choices: OfferChoice[] = []
  for (const { listingId, brand, model } of same.slice(0, MAX_TYRES)) {
    const totalCents = await totalWith(ctx, booking, listingId, quantity)
    if (totalCents !== undefined) choices.push({ change: { listingId }, brand, model, totalCents })
  }
  return choices
}

/** Undefined if the shop cannot do the work with it. */
async function totalWith(
  ctx: Context,
  { shop, services, locationType }: BookingView,
  listingId: string,
  quantity: number,
): Promise<number | undefined> {
  try {
    return (await planWork(ctx, { shopId: shop.id, listingId, quantity, services, locationType }, 'shop')).totalCents
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

function lessOf({ quantity, rear, tyre, lines }: BookingView): OfferChoice[] {
  if (!quantity || rear || !tyre) return []
  return Array.from({ length: Math.min(quantity - 1, MAX_NUMBERS) }, (_, at) => {
    const number = quantity - 1 - at
    return { change: { quantity: number }, totalCents: totalOf(fewer(lines, number)) }
  })
}
