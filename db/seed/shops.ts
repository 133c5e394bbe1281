import type { PaymentWay, ServiceCode } from '#core/contracts/shops.ts'
import { places } from '#core/rules/places/places.ts'
import { slugFor } from '#core/rules/website/slugs.ts'
import type { Db } from '../client.ts'
import { insertAll } from './bulk.ts'
import { nameEnds, nameStarts, streets } from './data/names.ts'
import { demoShops, type ShopPlace } from './data/shops.ts'
import { demoShopPhone } from './demo-people.ts'
import { between, demoId, pick, randomFor, roundTo, wholeBetween } from './random.ts'

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

type Numbered = { id: string; number: number }

type Week = { weekdays: string[]; saturday: string[]; sunday: string[] }

const everyDay: Week = { weekdays: ['07:00-18:00'], saturday: ['07:00-17:00'], sunday: ['09:00-13:00'] }

const patterns: readonly Week[] = [
  { weekdays: ['08:00-17:00'], saturday: ['08:00-13:00'], sunday: [] },
  { weekdays: ['07:30-17:30'], saturday: ['08:00-14:00'], sunday: [] },
  { weekdays: ['08:00-13:00', '14:00-17:00'], saturday: ['08:00-12:30'], sunday: [] },
  { weekdays: ['08:00-17:30'], saturday: ['08:00-15:00'], sunday: [] },
  everyDay,
  { weekdays: ['08:00-17:00'], saturday: [], sunday: [] },
  { weekdays: ['07:30-12:30', '13:00-17:00'], saturday: ['08:00-13:00'], sunday: [] },
]

const patternOf = (number: number): Week => patterns[(number * 5) % patterns.length] ?? everyDay

const opensEveryDay = (number: number): boolean => patternOf(number) === everyDay

function hoursRows({ id, number }: Numbered) {
  const { weekdays, saturday, sunday } = patternOf(number)
  return [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday].flatMap((intervals, day) =>
    intervals.map((interval) => {
      const [opens = '', closes = ''] = interval.split('-')
      return { shop_id: id, weekday: day + 1, opens, closes }
    }),
  )
}

/** Whether the shop drives out to people. */
const comesOut = (number: number): boolean => number % 3 === 0

/** One shop of five charges for balancing and valves beside fitting. */
const chargedApart: Partial<Record<ServiceCode, readonly [low: number, high: number]>> = {
  fitting: [5000, 8000],
  balancing: [4500, 7500],
  valve_replacement: [2000, 3500],
}

type Offered = { share: number; cents?: readonly [low: number, high: number]; minutes?: readonly number[]; out?: true }

const offered: Record<ServiceCode, Offered> = {
  fitting: { share: 1, cents: [7000, 14_000], minutes: [10, 15, 15, 15, 20] },
  balancing: { share: 1, cents: [6000, 9500] },
  alignment: { share: 0.8, cents: [35_000, 55_000], minutes: [45, 45, 60] },
  rotation: { share: 0.7, cents: [10_000, 20_000] },
  puncture_repair: { share: 0.95, cents: [12_000, 22_000] },
  tyre_repair: { share: 0.6, cents: [18_000, 35_000] },
  valve_replacement: { share: 0.8, cents: [3000, 5000], minutes: [15, 15, 20] },
  pressure_check: { share: 0.9, cents: [0, 0], minutes: [10] },
  run_flat: { share: 0.4, cents: [8000, 15_000] },
  mobile: { share: 1, out: true },
  emergency: { share: 0.6, cents: [20_000, 40_000], out: true },
  road_assistance: { share: 0.6, cents: [45_000, 95_000], out: true },
}

function serviceRows({ id, number }: Numbered) {
  const entries = Object.entries(offered) as [ServiceCode, Offered][]
  return entries.flatMap(([service, { share, cents: usual, minutes, out }]) => {
    const random = randomFor(`shop service ${number} ${service}`)
    const apart = number % 5 === 3 ? chargedApart[service] : undefined
    if ((random() >= share && !apart) || (out && !comesOut(number))) return []
    const cents = apart ?? usual
    return [
      {
        shop_id: id,
        service,
        price_cents: cents ? roundTo(between(random, ...cents), 500) : null,
        minutes: minutes ? pick(random, minutes) : null,
        charged_with_fitting: apart !== undefined && service !== 'fitting',
      },
    ]
  })
}

/** When it comes out to a flat tyre: around the clock, in the evening as well, or (it has not said) only to be called. */
function callOutRows({ id, number }: Numbered) {
  if (!comesOut(number)) return []
  const week = callOuts[(number / 3) % callOuts.length] ?? []
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    week.map(([opens, closes]) => ({ shop_id: id, weekday, opens, closes })),
  )
}

const callOuts: readonly (readonly (readonly [opens: string, closes: string])[])[] = [
  [['00:00', '24:00']],
  [['06:00', '22:00']],
  [
    ['00:00', '01:00'],
    ['07:00', '24:00'],
  ],
  [],
]
