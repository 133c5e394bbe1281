import type { Context } from '#core/context.ts'
import type { PriceLine } from '#core/contracts/bookings.ts'
import type { TypedLine, TyresMeant, WorkDone } from '#core/contracts/seller/bookings.ts'
import { outsideText } from '#core/rules/people/typed-text.ts'
import { comingTo, fewer, isTyped, priceLines, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { listingToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { listingNotFound, shopNotFound } from '../refusals.ts'

/** The tyres and the work of a booking, as its columns have them. */
export type WorkColumns = Pick<BookingRow, (typeof workColumns)[number]>
const workColumns = [
  ...([
    'listing_id',
    'deal_id',
    'tyre_brand',
    'tyre_model',
    'tyre_size',
    'price_cents',
    'quantity',
    'services',
  ] as const),
  ...(['rear_listing_id', 'rear_quantity', 'rear_brand', 'rear_model', 'rear_size'] as const),
]

export type PlannedWork = { columns: WorkColumns; lines: PriceLine[]; totalCents: number }

type Tyres = { id: string | null; dealId: string | null; brand: string; model: string; size: string; eachCents: number }

/**
 * Tyres, work and price as a shop corrects them; `price`: the one that holds. If only the number changes, each price
 * stays as agreed; else the lines follow from tyres, number and work at the shop's prices of today. Its own stock is no
 * limit to a shop. Refusals: LISTING_NOT_FOUND, SHOP_NOT_FOUND.
 */
export async function planCorrection(
  ctx: Context,
  booking: BookingRow,
  price: { lines: readonly PriceLine[]; totalCents: number },
  wanted: WorkDone,
): Promise<PlannedWork> {
  const lines = comingTo(price.lines, price.totalCents)
  const front = wanted.tyres && (await tyresOf(ctx, booking, wanted.tyres))
  const rear = wanted.rear && { ...(await tyresOf(ctx, booking, wanted.rear)), quantity: wanted.rear.quantity }
  const columns = columnsOf(booking, wanted, front, rear)
  const computed = wanted.lines?.map(lineOf) ?? (await follows(ctx, booking, lines, wanted, { columns, front, rear }))
  const settled = wanted.totalCents === undefined ? computed : comingTo(computed, wanted.totalCents)
  return { columns, lines: settled, totalCents: totalOf(settled) }
}

async function tyresOf(ctx: Context, { shop_id }: BookingRow, meant: TyresMeant): Promise<Tyres> {
  if (!('listingId' in meant)) {
    const { brand, model, size, eachCents } = meant
    return { id: null, dealId: null, ...named(brand, model, size), eachCents }
  }
  const listing = await listingToBook(ctx.db, { id: meant.listingId }, shop_id, localDate(ctx.clock.now()))
  if (!listing) throw listingNotFound()
  const { id, dealId, brand, model, size, priceCents } = listing
  return { id, dealId, brand, model, size, eachCents: priceCents }
}

/** The driver reads it in messages. */
const named = (brand: string, model: string, size: string) => ({
  brand: outsideText(brand),
  model: outsideText(model),
  size: outsideText(size),
})

type Rear = (Tyres & { quantity: number }) | null | undefined

function columnsOf(booking: BookingRow, wanted: WorkDone, front: Tyres | undefined, rear: Rear): WorkColumns {
  const before = Object.fromEntries(workColumns.map((name) => [name, booking[name]])) as WorkColumns
  return {
    ...before,
    quantity: wanted.quantity ?? before.quantity,
    services: wanted.services ?? before.services,
    ...(front && {
      listing_id: front.id,
      deal_id: front.dealId,
      tyre_brand: front.brand,
      tyre_model: front.model,
      tyre_size: front.size,
      price_cents: front.eachCents,
    }),
    ...(rear !== undefined && {
      rear_listing_id: rear?.id ?? null,
      rear_quantity: rear?.quantity ?? null,
      rear_brand: rear?.brand ?? null,
      rear_model: rear?.model ?? null,
      rear_size: rear?.size ?? null,
    }),
  }
}

/** As the shop types it. */
const lineOf = ({ what, service, name, quantity, eachCents }: TypedLine): PriceLine => ({
  what,
  ...(what === 'service' && service && { service }),
  ...(what === 'other' && name && { name: outsideText(name) }),
  quantity,
  eachCents,
  totalCents: quantity * eachCents,
})

type Planned = { columns: WorkColumns; front: Tyres | undefined; rear: Rear }

/** The lines that follow from tyres, number and work; what the shop has typed itself stays among them. */
async function follows(
  ctx: Context,
  booking: BookingRow,
  lines: readonly PriceLine[],
  { quantity, services, tyres, rear: rearWanted }: WorkDone,
  { columns, front, rear }: Planned,
): Promise<PriceLine[]> {
  const isNumberAlone = services === undefined && tyres === undefined && rearWanted === undefined
  if (isNumberAlone && quantity === undefined) return [...lines]
  if (isNumberAlone && columns.rear_quantity === null && quantity !== undefined) return fewer(lines, quantity)
  const shop = await shopToBook(ctx.db, booking.shop_id)
  if (!shop) throw shopNotFound()
  const [agreedFront, agreedRear] = lines.filter(({ what }) => what === 'tyre')
  const frontCents = front?.eachCents ?? (columns.tyre_brand === null ? undefined : agreedFront?.eachCents)
  const rearCents = rear?.eachCents ?? agreedRear?.eachCents ?? frontCents
  return [
    ...priceLines({
      ...(frontCents !== undefined && { priceCents: frontCents }),
      ...(columns.rear_quantity !== null &&
        rearCents !== undefined && { rear: { priceCents: rearCents, quantity: columns.rear_quantity } }),
      quantity: columns.quantity ?? 1,
      prices: shop.prices,
      services: columns.services,
      mobile: booking.location_type === 'mobile',
    }),
    ...lines.filter(isTyped),
  ]
}

/** What is written of a correction. Cautions are about the tyres that they were said of. */
export const workChange = (before: BookingRow, { columns, lines, totalCents }: PlannedWork) => ({
  ...columns,
  total_lines: JSON.stringify(lines),
  total_cents: totalCents,
  ...(isOtherTyre(before, columns) && { cautions: '[]' }),
})

const tyreColumns = ['tyre_brand', 'tyre_model', 'tyre_size', 'rear_brand', 'rear_model', 'rear_size'] as const
export const isOtherTyre = (before: WorkColumns, after: WorkColumns): boolean =>
  tyreColumns.some((name) => before[name] !== after[name])

export const agreedPrice = ({ total_lines: lines, total_cents: totalCents }: BookingRow) => ({ lines, totalCents })

/** What it came to, as far as that was said. */
export const donePrice = ({ done_lines, done_total_cents, total_lines, total_cents }: BookingRow) => ({
  lines: done_lines ?? total_lines,
  totalCents: done_total_cents ?? total_cents,
})
