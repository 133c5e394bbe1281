import { randomUUID } from 'node:crypto'
import type { BusinessStatus, PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { Place } from './place.ts'

const letters = (): string => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()

/** weekday to 'HH:MM-HH:MM' intervals, 1 Monday to 7 Sunday. */
export type WeekWish = Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string[]>>

export const weekdays = (...intervals: string[]): WeekWish => ({
  1: intervals,
  2: intervals,
  3: intervals,
  4: intervals,
  5: intervals,
})

export type ShopWish = {
  name?: string
  slug?: string
  bays?: number
  status?: BusinessStatus
  verified?: boolean
  address?: string
  suburb?: string | null
  city?: string
  province?: string
  lat?: number
  lng?: number
  phone?: string | null
  email?: string | null
  hours?: WeekWish
  specialDays?: { day: string; hours?: string; reason?: string }[]
  openOnPublicHolidays?: boolean
  fittingCents?: number | null
  balancingCents?: number | null
  valveCents?: number | null
  callOutCents?: number | null
  serviceRadiusKm?: number | null
  bufferMinutes?: number
  leadMinutes?: number
  /** HH:MM */
  sameDayUntil?: string | null
  paymentWays?: PaymentWay[]
  /** HH:MM-HH:MM on every day: when it comes out to a flat tyre. */
  callOutHours?: string | undefined
  services?: Offered
}
type Offered = Partial<
  Record<ServiceCode, { priceCents?: number | null; minutes?: number | null; chargedWithFitting?: boolean }>
>

export type MadeShop = { id: string; slug: string; name: string; lat: number; lng: number }

/** A shop in Randburg, open Monday to Friday 08:00-17:00, two bays, fitting at R 80 a tyre with everything in it. */
export async function makeShop({ db }: Place, wish: ShopWish = {}): Promise<MadeShop> {
  const name = wish.name ?? 'Randburg Tyres'
  const shop = await db
    .insertInto('shop')
    .values({
      slug: wish.slug ?? `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${letters().toLowerCase()}`,
      name,
      address: wish.address ?? '12 Bram Fischer Drive',
      suburb: wish.suburb === undefined ? 'Ferndale' : wish.suburb,
      city: wish.city ?? 'Randburg',
      province: wish.province ?? 'Gauteng',
      lat: wish.lat ?? -26.0936,
      lng: wish.lng ?? 28.0064,
      contact_phone: wish.phone === undefined ? '+27115550100' : wish.phone,
      contact_email: wish.email === undefined ? 'hello@shop.test' : wish.email,
      business_status: wish.status ?? 'active',
      verified: wish.verified ?? true,
      bays: wish.bays ?? 2,
      call_out_cents: wish.callOutCents ?? null,
      service_radius_km: wish.serviceRadiusKm ?? null,
      buffer_minutes: wish.bufferMinutes ?? 0,
      lead_minutes: wish.leadMinutes ?? 0,
      payment_ways: wish.paymentWays ?? [],
      same_day_until: wish.sameDayUntil ?? null,
      open_on_public_holidays: wish.openOnPublicHolidays ?? false,
    })
    .returning(['id', 'slug', 'name', 'lat', 'lng'])
    .executeTakeFirstOrThrow()
  await addHours(db, shop.id, wish)
  await addServices(db, shop.id, servicesOf(wish))
  return shop
}

const days = [1, 2, 3, 4, 5, 6, 7]

async function addHours(db: Db, shopId: string, wish: ShopWish): Promise<void> {
  const rows = Object.entries(wish.hours ?? weekdays('08:00-17:00')).flatMap(([weekday, intervals]) =>
    intervals.map((interval) => ({ shop_id: shopId, weekday: Number(weekday), ...opensCloses(interval) })),
  )
  if (rows.length > 0) await db.insertInto('shop_hours').values(rows).execute()
  const { callOutHours } = wish
  if (callOutHours)
    await db
      .insertInto('shop_call_out_hours')
      .values(days.map((weekday) => ({ shop_id: shopId, weekday, ...opensCloses(callOutHours) })))
      .execute()
  const special = (wish.specialDays ?? []).map(({ day, hours, reason }) => ({
    shop_id: shopId,
    day,
    ...(hours ? opensCloses(hours) : { opens: null, closes: null }),
    reason: reason ?? '',
  }))
  if (special.length > 0) await db.insertInto('shop_special_day').values(special).execute()
}

function opensCloses(text: string): { opens: string; closes: string } {
  const [opens, closes] = text.split('-')
  if (!opens || !closes) throw new Error(`hours are written HH:MM-HH:MM, not ${text}`)
  return { opens, closes }
}

function servicesOf({ services, fittingCents = 8000, balancingCents, valveCents }: ShopWish): Offered {
  const { fitting, ...others } = services ?? { fitting: {}, alignment: { priceCents: 45_000 } }
  return {
    ...others,
    ...((fitting || fittingCents !== null) && { fitting: { priceCents: fittingCents, ...fitting } }),
    ...(balancingCents != null && { balancing: { priceCents: balancingCents, chargedWithFitting: true } }),
    ...(valveCents != null && { valve_replacement: { priceCents: valveCents, chargedWithFitting: true } }),
  }
}

async function addServices(db: Db, shopId: string, services: Offered): Promise<void> {
  const rows = Object.entries(services).map(([service, { priceCents, minutes, chargedWithFitting }]) => ({
    shop_id: shopId,
    service: service as ServiceCode,
    price_cents: priceCents ?? null,
    minutes: minutes ?? null,
    charged_with_fitting: chargedWithFitting ?? false,
  }))
  if (rows.length > 0) await db.insertInto('shop_service').values(rows).execute()
}
