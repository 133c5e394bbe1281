import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { EnterBooking, FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { record } from '#core/events.ts'
import { freeBays } from '#core/rules/bookings/slots.ts'
import { withFreshCode } from '#core/rules/code.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { minutesBetween } from '#core/rules/time/time.ts'
import { formatTyreSize, parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { transaction } from '#core/transaction.ts'
import { busyBays, deleteBlock, type Hold, insertBooking, type NewBooking } from '#db/queries/bookings/bays.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { customerOfShop } from '#db/queries/bookings/front-desk.ts'
import { refusePromised } from '../bookings/answers/promised.ts'
import { bookingNotFound, slotTaken } from '../bookings/refusals.ts'
import { checkedSlot, rather } from '../bookings/times/open-slots.ts'
import { type PlannedWork, planWork } from '../bookings/times/plan-work.ts'
import { blockToChange, tellShop } from './bay-blocks.ts'
import { frontDeskView, openFrontDesk } from './list-front-desk.ts'

const fieldRefused = (field: string, says: string) =>
  new Refusal('INVALID', 'Please check what you entered.', 400, { [field]: says })

/**
 * Enters a booking for somebody who called or stands at the counter; it is confirmed at once. The customer is told on
 * WhatsApp if the number is that of a customer of the shop who has proven it; any other number is a guest's: its owner
 * is told once they write to us. Refusals: SHOP_NOT_FOUND, SHOP_BLOCKED, BLOCK_NOT_FOUND, LISTING_NOT_FOUND,
 * OUT_OF_STOCK, STOCK_PROMISED unless it is `anyway`, SERVICE_NOT_OFFERED, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN, INVALID.
 */
export const enterBooking = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  input: EnterBooking,
): Promise<FrontDeskBooking> =>
  transaction(ctx, async (ctx) => {
    await openFrontDesk(ctx, actor, shopId)
    const plan = await planWork(ctx, { ...input, shopId }, 'shop')
    const holds = input.blockId ? [await takeBlock(ctx, actor, shopId, input.blockId)] : await free(ctx, plan, input)
    const row = await newRow(ctx, input, plan)
    if (!input.anyway && plan.listing)
      await refusePromised(ctx, {
        listing_id: plan.listing.id,
        quantity: input.quantity,
        rear_listing_id: null,
        rear_quantity: null,
      })
    for (const hold of holds) {
      const made = await withFreshCode(ctx.random, (code) => insertBooking(ctx.db, timed(row, hold), code, hold))
      if (made !== 'bay taken') return entered(ctx, made.id, shopId)
    }
    throw slotTaken()
  })

async function entered(ctx: Context, id: string, shopId: string): Promise<FrontDeskBooking> {
  await record(ctx, { type: 'booking.entered', bookingId: id })
  await tellShop(ctx, shopId)
  const row = await findBooking(ctx.db, id)
  if (!row) throw bookingNotFound()
  return frontDeskView(row)
}

/** The bay and time of the walk-in, which goes. */
async function takeBlock(ctx: Context, actor: Actor, shopId: string, blockId: string): Promise<Hold> {
  const { id, bay, start, end, shop_id } = await blockToChange(ctx, actor, blockId)
  if (shop_id !== shopId) throw bookingNotFound()
  await deleteBlock(ctx.db, id)
  return { bay, start, end }
}

/** The bays that are free at that time, the wanted one first. */
async function free(ctx: Context, { shop, minutes }: PlannedWork, { start, bay }: EnterBooking): Promise<Hold[]> {
  const slot = checkedSlot(shop, start, minutes, ctx.clock.now())
  const busy = await busyBays(ctx.db, shop.id, slot.start, slot.end)
  return rather(bay, freeBays(busy, shop.bays, slot.start, slot.end)).map((one) => ({ bay: one, ...slot }))
}

const timed = (row: NewBooking, { start, end }: Hold): NewBooking => ({
  ...row,
  preferred_start: start,
  appointment_start: start,
  duration_minutes: minutesBetween(start, end),
})

async function newRow(
  ctx: Context,
  { services, quantity, locationType, notes, customer, size }: EnterBooking,
  { shop, listing, cautions, lines, totalCents, minutes }: PlannedWork,
): Promise<NewBooking> {
  const now = ctx.clock.now()
  const phone = customer.phone === '' ? null : (normalisePhone(customer.phone) ?? wrongPhone())
  const known = phone ? await customerOfShop(ctx.db, shop.id, phone) : undefined
  return {
    shop_id: shop.id,
    listing_id: listing?.id ?? null,
    deal_id: listing?.dealId ?? null,
    customer_contact_id: known?.id ?? null,
    customer_account_id: known?.account_id ?? null,
    customer_name: customer.name,
    customer_phone: phone,
    is_guest: !known,
    made_by_shop: true,
    services,
    quantity,
    tyre_brand: listing?.brand ?? null,
    tyre_model: listing?.model ?? null,
    tyre_size: listing?.size ?? sizeOf(size),
    price_cents: listing?.priceCents ?? null,
    cautions: JSON.stringify(cautions),
    total_cents: totalCents,
    total_lines: JSON.stringify(lines),
    location_type: locationType,
    notes,
    status: 'confirmed',
    duration_minutes: minutes,
    created_at: now,
    updated_at: now,
  }
}

function wrongPhone(): never {
  throw fieldRefused('customer.phone', 'Invalid phone number')
}

/** The size in its usual spelling. */
function sizeOf(typed: string): string | null {
  if (typed === '') return null
  const parsed = parseTyreSize(typed)
  if (parsed?.kind !== 'single')
    throw fieldRefused('size', 'Please write the size as on the sidewall, such as 205/55R16')
  return formatTyreSize(parsed.size)
}
