import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { lockShop } from '#db/queries/shops/shop-hours.ts'
import { putServices, updateShop } from '#db/queries/shops/shop-profile.ts'
import { servicesOf } from '#db/queries/shops/shops.ts'
import type { Actor } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { ChangeBookingRules, ChangePayment, ChangeShopServices } from '../../contracts/forms/shop-services.ts'
import type { OwnServices } from '../../contracts/seller/shop-profile.ts'
import { byImportance } from '../../rules/bookings/service-names.ts'
import { waysInOrder } from '../../rules/shops/payment-ways.ts'
import { localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { canChangeProfile } from '../shop-policy.ts'
import { memberOfProfile, ownerOfProfile, shopRow } from './own-shop.ts'

/** What a shop does, for how much, how long it takes, and how it takes bookings; for its members. Throws SHOP_NOT_FOUND. */
export async function readOwnServices(ctx: Context, actor: Actor, shopId: string): Promise<OwnServices> {
  memberOfProfile(actor, shopId)
  const row = await shopRow(ctx, shopId)
  const offered = await servicesOf(ctx.db, [shopId])
  return {
    services: offered
      .map(({ service, price_cents, minutes, minutes_by_quantity, charged_with_fitting }) => ({
        service,
        priceCents: price_cents,
        minutes,
        minutesByQuantity: minutes_by_quantity,
        chargedWithFitting: charged_with_fitting,
      }))
      .toSorted((one, other) => byImportance(one.service, other.service)),
    callOutCents: row.call_out_cents,
    serviceRadiusKm: row.service_radius_km,
    specialties: row.specialties,
    serviceArea: row.service_area,
    rules: {
      bays: row.bays,
      bufferMinutes: row.buffer_minutes,
      leadMinutes: row.lead_minutes,
      sameDayUntil: row.same_day_until,
    },
    payment: {
      ways: waysInOrder(row.payment_ways),
      instalmentNames: row.instalment_names,
      fleetCardNames: row.fleet_card_names,
    },
    canChange: canChangeProfile(actor, shopId) && row.business_status !== 'blocked',
  }
}

/**
 * An owner says what the shop does and for how much; what offers cost with fitting follows at once. Throws
 * SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED.
 */
export const changeServices = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { services, callOutCents, serviceRadiusKm, specialties, serviceArea }: ChangeShopServices,
): Promise<OwnServices> =>
  changing(ctx, actor, shopId, async (ctx, now) => {
    await putServices(
      ctx.db,
      shopId,
      services.map(({ service, priceCents, minutes, minutesByQuantity, chargedWithFitting }) => ({
        service,
        price_cents: priceCents,
        minutes,
        minutes_by_quantity: minutesByQuantity,
        charged_with_fitting: chargedWithFitting,
      })),
    )
    await updateShop(ctx.db, shopId, {
      call_out_cents: callOutCents,
      service_radius_km: serviceRadiusKm,
      specialties,
      service_area: serviceArea,
      updated_at: now,
    })
    await refreshOffers(ctx.db, { shopIds: [shopId], today: localDate(now) })
  })

/** An owner says how the shop takes bookings. Throws SHOP_NOT_FOUND, OWNER_REQUIRED, SHOP_BLOCKED. */
export const changeBookingRules = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { bays, bufferMinutes, leadMinutes, sameDayUntil }: ChangeBookingRules,
): Promise<OwnServices> =>
  changing(ctx, actor, shopId, (ctx, now) =>
    updateShop(ctx.db, shopId, {
      bays,
      buffer_minutes: bufferMinutes,
      lead_minutes: leadMinutes,
      same_day_until: sameDayUntil,
      updated_at: now,
    }),
  )

/** An owner says how people pay there; nothing chosen means that it is not told. Throws as the others do. */
export const changePayment = (
  ctx: Context,
  actor: Actor,
  shopId: string,
  { ways, instalmentNames, fleetCardNames }: ChangePayment,
): Promise<OwnServices> =>
  changing(ctx, actor, shopId, (ctx, now) =>
    updateShop(ctx.db, shopId, {
      payment_ways: waysInOrder(ways),
      instalment_names: ways.includes('instalments') ? instalmentNames : [],
      fleet_card_names: ways.includes('fleet_card') ? fleetCardNames : [],
      updated_at: now,
    }),
  )

function changing(
  ctx: Context,
  actor: Actor,
  shopId: string,
  write: (ctx: Context, now: Date) => Promise<unknown>,
): Promise<OwnServices> {
  return transaction(ctx, async (ctx) => {
    const me = await ownerOfProfile(ctx, actor, shopId)
    await lockShop(ctx.db, shopId)
    const { canChange: _may, ...before } = await readOwnServices(ctx, actor, shopId)
    await write(ctx, ctx.clock.now())
    const changed = await readOwnServices(ctx, actor, shopId)
    const { canChange: _still, ...after } = changed
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'shop',
      entityId: shopId,
      before: figuresOf(before),
      after: figuresOf(after),
    })
    return changed
  })
}

/** Without the shop's own words. */
const figuresOf = ({ specialties, serviceArea, payment, ...figures }: Omit<OwnServices, 'canChange'>) => ({
  ...figures,
  specialties: specialties.length,
  serviceArea: serviceArea.length,
  payment: payment.ways,
})
