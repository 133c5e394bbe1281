import type { PaymentWay } from '#core/contracts/shops.ts'
import { places } from '#core/rules/places/places.ts'
import { slugFor } from '#core/rules/website/slugs.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { nameEnds, nameStarts, streets } from './data/names.ts'
import { demoShops, type ShopPlace } from './data/shops.ts'
import { demoShopPhone } from './demo-people.ts'
import { between, demoId, pick, randomFor, roundTo, wholeBetween } from './random.ts'
import { callOutRows, comesOut, hoursRows, opensEveryDay, serviceRows } from './shop-work.ts'

export type DemoShop = { id: string; number: number; slug: string; place: ShopPlace }

/** The invented forty first, then as many more as are wanted, more of them in bigger towns. */
export function makeDemoShops(count: number): DemoShop[] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, number) => {
    const place = demoShops[number] ?? furtherShop(number)
    const slug = slugFor(place[0], (one) => taken.has(one))
    taken.add(slug)
    return { id: demoId('shop', number), number, slug, place }
  })
}

const towns = places.flatMap(({ name, province, lat, lng, population, kind }) =>
  kind === 'place' && population ? [{ name, province, lat, lng, weight: population ** 0.7 }] : [],
)
const allWeight = towns.reduce((sum, { weight }) => sum + weight, 0)

function furtherShop(number: number): ShopPlace {
  const random = randomFor(`shop place ${number}`)
  let left = random() * allWeight
  const town = towns.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  const { name: city, province, lat, lng } = town ?? pick(random, towns)
  const name = `${pick(random, nameStarts)} ${pick(random, nameEnds)} ${city}`
  const address = `${wholeBetween(random, 1, 480)} ${pick(random, streets)}`
  const near = (value: number) => Number((value + between(random, -0.025, 0.025)).toFixed(5))
  return [name, address, null, city, province, near(lat), near(lng)]
}

const shopColumns = {
  id: 'uuid',
  slug: 'text',
  name: 'text',
  description: 'text',
  address: 'text',
  suburb: 'text',
  city: 'text',
  province: 'text',
  lat: 'double precision',
  lng: 'double precision',
  contact_phone: 'text',
  contact_email: 'text',
  business_status: 'text',
  verified: 'boolean',
  bays: 'integer',
  call_out_cents: 'integer',
  service_radius_km: 'integer',
  open_on_public_holidays: 'boolean',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
}

export async function seedShops(db: Db, shops: readonly DemoShop[], now: Date): Promise<void> {
  await insertAll(
    db,
    'shop',
    shopColumns,
    shops.map((shop) => shopRow(shop, now)),
  )
  await insertAll(
    db,
    'shop_hours',
    { shop_id: 'uuid', weekday: 'integer', opens: 'time', closes: 'time' },
    shops.flatMap(hoursRows),
  )
  await insertAll(
    db,
    'shop_call_out_hours',
    { shop_id: 'uuid', weekday: 'integer', opens: 'time', closes: 'time' },
    shops.flatMap(callOutRows),
  )
  await insertAll(
    db,
    'shop_service',
    { shop_id: 'uuid', service: 'text', price_cents: 'integer', minutes: 'integer', charged_with_fitting: 'boolean' },
    shops.flatMap(serviceRows),
  )
  for (const [at, known] of specialties.entries()) {
    const ids = shops.filter(({ number }) => number % (specialties.length + 1) === at).map(({ id }) => id)
    if (ids.length > 0)
      await db
        .updateTable('shop')
        .set({ specialties: [...known] })
        .where('id', 'in', ids)
        .execute()
  }
  for (const [at, ways] of paymentWays.entries()) {
    const ids = shops.filter(({ number }) => number % paymentWays.length === at).map(({ id }) => id)
    if (ids.length > 0) await db.updateTable('shop').set(paymentOf(ways)).where('id', 'in', ids).execute()
  }
}

/** One of seven has not said how people pay there. */
const paymentWays: readonly (readonly PaymentWay[])[] = [
  ['card', 'cash'],
  ['card', 'cash', 'eft'],
  ['card', 'cash', 'eft', 'instalments'],
  ['card'],
  ['card', 'cash', 'eft', 'fleet_card', 'account'],
  ['card', 'eft', 'instalments', 'fleet_card'],
  [],
]

const paymentOf = (ways: readonly PaymentWay[]) => ({
  payment_ways: [...ways],
  instalment_names: ways.includes('instalments') ? ['RCS', 'Mobicred'] : [],
  fleet_card_names: ways.includes('fleet_card') ? ['Standard Bank Fleet', 'WesBank'] : [],
})

/** What shops are known for; one of five says nothing. */
const specialties = [
  ['4x4 and off-road', 'Bakkies'],
  ['Run-flat tyres'],
  ['Low-profile tyres', 'Alloy wheels'],
  ['Trucks and trailers'],
] as const

function shopRow({ id, number, slug, place }: DemoShop, now: Date) {
  const [name, address, suburb, city, province, lat, lng] = place
  const random = randomFor(`shop prices ${number}`)
  const mobile = comesOut(number)
  return {
    id,
    slug,
    name,
    description: `Tyres, fitting and wheel care in ${city}.`,
    address,
    suburb,
    city,
    province,
    lat,
    lng,
    contact_phone: demoShopPhone(number),
    contact_email: `bookings@${slug}.example`,
    business_status: 'active',
    verified: number % 4 !== 2,
    bays: 1 + Math.floor(random() ** 1.4 * 5),
    call_out_cents: mobile ? roundTo(between(random, 25_000, 60_000), 5000) : null,
    service_radius_km: mobile ? pick(random, [20, 30, 40, 60]) : null,
    open_on_public_holidays: opensEveryDay(number),
    created_at: now,
    updated_at: now,
  }
}
