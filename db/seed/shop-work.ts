import type { ServiceCode } from '#core/contracts/shops.ts'
import { between, pick, randomFor, roundTo } from './random.ts'

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

export const opensEveryDay = (number: number): boolean => patternOf(number) === everyDay

export function hoursRows({ id, number }: Numbered) {
  const { weekdays, saturday, sunday } = patternOf(number)
  return [weekdays, weekdays, weekdays, weekdays, weekdays, saturday, sunday].flatMap((intervals, day) =>
    intervals.map((interval) => {
      const [opens = '', closes = ''] = interval.split('-')
      return { shop_id: id, weekday: day + 1, opens, closes }
    }),
  )
}

/** Whether the shop drives out to people. */
export const comesOut = (number: number): boolean => number % 3 === 0

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

export function serviceRows({ id, number }: Numbered) {
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
export function callOutRows({ id, number }: Numbered) {
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
