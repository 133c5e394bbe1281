import { randomUUID } from 'node:crypto'
import type { BusinessStatus, PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { Place } from './place.ts'

const letters = (): string => randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()

/** weekday to 'HH:MM-HH:MM' intervals, 1 Monday to 7 Sunday. */
export type WeekOptions = Partial<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string[]>>

export const weekdays = (...intervals: string[]): WeekOptions => ({
  1: intervals,
  2: intervals,
  3: intervals,
  4: intervals,
  5: intervals,
})

export type ShopOptions = {
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
  hours?: WeekOptions
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
export async function makeShop({ db }: Place, options: ShopOptions = {}): Promise<MadeShop> {
  const name = options.name ?? 'Randburg Tyres'
  const shop = await db
    .insertInto('shop')
    .values({
      slug: options.slug ?? `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${letters().toLowerCase()}`,
      name,
      address: options.address ?? '12 Bram Fischer Drive',
      suburb: options.suburb === undefined ? 'Ferndale' : options.suburb,
      city: options.city ?? 'Randburg',
      province: options.province ?? 'Gauteng',
      lat: options.lat ?? -26.0936,
      lng: options.lng ?? 28.0064,
      contact_phone: options.phone === undefined ? '+27115550100' : options.phone,
      contact_email: options.email === undefined ? 'hello@shop.test' : options.email,
      business_status: options.status ?? 'active',
      verified: options.verified ?? true,
      bays: options.bays ?? 2,
      call_out_cents: options.callOutCents ?? null,
      service_radius_km: options.serviceRadiusKm ?? null,
      buffer_minutes: options.bufferMinutes ?? 0,
      lead_minutes: options.leadMinutes ?? 0,
      payment_ways: options.paymentWays ?? [],
      same_day_until: options.sameDayUntil ?? null,
      open_on_public_holidays: options.openOnPublicHolidays ?? false,
    })
    .returning(['id', 'slug', 'name', 'lat', 'lng'])
    .executeTakeFirstOrThrow()
  await addHours(db, shop.id, options)
  await addServices(db, shop.id, servicesOf(options))
  return shop
}

const days = [1, 2, 3, 4, 5, 6, 7]

async function addHours(db: Db, shopId: string, options: ShopOptions): Promise<void> {
  const rows = Object.entries(options.hours ?? weekdays('08:00-17:00')).flatMap(([weekday, intervals]) =>
    intervals.map((interval) => ({ shop_id: shopId, weekday: Number(weekday), ...opensCloses(interval) })),
  )
  if (rows.length > 0) await db.insertInto('shop_hours').values(rows).execute()
  const { callOutHours } = options
  if (callOutHours)
    await db
      .insertInto('shop_call_out_hours')
      .values(days.map((weekday) => ({ shop_id: shopId, weekday, ...opensCloses(callOutHours) })))
      .execute()
  const special = (options.specialDays ?? []).map(({ day, hours, reason }) => ({
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

function servicesOf({ services, fittingCents = 8000, balancingCents, valveCents }: ShopOptions): Offered {
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
