import type { BookingStatus, PriceLine } from '#core/contracts/bookings.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import { makeCode } from '#core/rules/code.ts'
import { comingTo } from '#core/rules/prices/fitted-price.ts'
import { addDays, addMinutes, instantOf, localDate, weekdayOf } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { insertBlock, slotOf } from '../queries/bookings/bays.ts'
import { demoId, randomFor } from './random.ts'

type Shop = { id: string }

/** `day`: 0 is the day that is looked at first, -1 the working day before it, 1 the one after it. */
type Input = {
  day: -1 | 0 | 1
  /** Without it, the shop proposes one. */
  time?: string
  customer: string
  services: readonly ServiceCode[]
  quantity?: number
  size?: string
  cents: number
  /** What it came to, if that was another sum. */
  doneCents?: number
  minutes: number
  notes?: string
  /** It waits for the shop, until its time comes. */
  waits?: true
  /** What became of it; what became of the rest follows from its time. */
  ended?: 'completed' | 'cancelled' | 'no show'
}

const tyres: readonly ServiceCode[] = ['fitting', 'balancing']
const size = '205/55R16'
const inputs: readonly Input[] = [
  {
    day: -1,
    time: '09:00',
    customer: 'Sipho Dlamini',
    services: tyres,
    quantity: 4,
    size,
    cents: 759_600,
    minutes: 60,
    ended: 'completed',
  },
  {
    day: -1,
    time: '11:00',
    customer: 'Chantal Jacobs',
    services: ['alignment'],
    cents: 45_000,
    minutes: 60,
    ended: 'no show',
  },
  {
    day: -1,
    time: '14:30',
    customer: 'Themba Sithole',
    services: tyres,
    quantity: 2,
    size: '195/65R15',
    cents: 289_800,
    doneCents: 301_800,
    minutes: 30,
    ended: 'completed',
  },
  { day: 0, time: '08:00', customer: 'Anneke Botes', services: tyres, quantity: 2, size, cents: 379_800, minutes: 30 },
  {
    day: 0,
    time: '08:30',
    customer: 'Pieter Nel',
    services: ['alignment'],
    cents: 45_000,
    minutes: 60,
    notes: 'Pulls to the left above 100.',
  },
  {
    day: 0,
    time: '11:00',
    customer: 'Zanele Khoza',
    services: tyres,
    quantity: 2,
    size: '195/65R15',
    cents: 289_800,
    minutes: 30,
  },
  {
    day: 0,
    time: '12:00',
    customer: 'Fatima Davids',
    services: ['puncture_repair'],
    quantity: 1,
    cents: 18_000,
    minutes: 30,
    ended: 'cancelled',
  },
  {
    day: 0,
    time: '13:30',
    customer: 'Ravi Pillay',
    services: tyres,
    quantity: 4,
    size: '265/65R17',
    cents: 1_120_000,
    minutes: 90,
  },
  { day: 0, time: '15:30', customer: 'Lebo Mokoena', services: tyres, quantity: 4, size, cents: 759_600, minutes: 60 },
  { day: 0, customer: 'Marius Fourie', services: ['alignment', 'rotation'], cents: 62_000, minutes: 60, waits: true },
  { day: 1, time: '09:00', customer: 'Sipho Dlamini', services: ['rotation'], cents: 15_000, minutes: 30 },
  {
    day: 1,
    time: '10:30',
    customer: 'Busi Ngcobo',
    services: tyres,
    quantity: 4,
    size: '195/65R15',
    cents: 579_600,
    minutes: 60,
    waits: true,
  },
]
const WALK_IN = { time: '12:30', minutes: 30, words: 'White Polo, nail in the left rear' }
const SUNDAY = 7

/** Bookings of the first shop, around today or, on a Sunday, around the Monday after it; and a walk-in. */
export async function seedBookings(db: Db, shop: Shop, now: Date): Promise<void> {
  const days = { '-1': workday(addDays(localDate(now), -1), -1), '0': workday(localDate(now), 1), '1': nextDay(now) }
  const { bays } = await db.selectFrom('shop').select('bays').where('id', '=', shop.id).executeTakeFirstOrThrow()
  const rows = inputs.map((input, number) => rowOf(input, number, days[input.day], { id: shop.id, bays }, now))
  const made = await db
    .insertInto('booking')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (made.length === 0) return
  const start = instantOf(days[0], WALK_IN.time)
  const hold = { bay: 1, start, end: addMinutes(start, WALK_IN.minutes) }
  await insertBlock(db, shop.id, hold, WALK_IN.words, now)
}

const workday = (day: string, step: 1 | -1): string => (weekdayOf(day) === SUNDAY ? addDays(day, step) : day)

/** The working day after the one that is looked at first. */
export const nextDay = (now: Date): string => workday(addDays(workday(localDate(now), 1), 1), 1)

const DAY_MINUTES = 24 * 60
const ASKED_MINUTES_AGO = 90

function rowOf(input: Input, number: number, day: string, shop: Shop & { bays: number }, now: Date) {
  const { time, customer, services, quantity = null, cents, minutes, notes = '' } = input
  const start = time ? instantOf(day, time) : undefined
  const end = start && addMinutes(start, minutes)
  const status = statusOf(input, start, end, now)
  const asked =
    status === 'pending'
      ? addMinutes(now, -ASKED_MINUTES_AGO - number)
      : addMinutes(start ?? now, -DAY_MINUTES * 2 - number)
  const bay = Math.min(shop.bays, 1 + (number % 2))
  const isOver = status === 'completed' || status === 'cancelled'
  return {
    id: demoId('booking', number),
    code: makeCode(randomFor(`booking ${number}`)),
    shop_id: shop.id,
    customer_name: customer,
    customer_phone: `+${FIRST_GUEST + number}`,
    is_guest: true,
    services: [...services],
    quantity,
    tyre_size: input.size ?? null,
    total_cents: cents,
    total_lines: JSON.stringify(linesOf(services, cents)),
    ...(status === 'completed' && {
      done_total_cents: input.doneCents ?? cents,
      done_lines: JSON.stringify(comingTo(linesOf(services, cents), input.doneCents ?? cents)),
    }),
    location_type: 'wait' as const,
    notes,
    status,
    awaiting: status === 'pending' ? ('shop' as const) : null,
    asked_at: asked,
    preferred_start: start ?? null,
    preferred_date: start ? null : day,
    appointment_start: status === 'pending' ? null : (start ?? null),
    duration_minutes: minutes,
    ...(start && end && status !== 'cancelled' && { bay, slot: slotOf({ bay, start, end }) }),
    expires_at: status === 'pending' ? (start ?? addMinutes(now, DAY_MINUTES)) : null,
    started_at: status === 'in_progress' || status === 'completed' ? (start ?? null) : null,
    completed_at: status === 'completed' ? (end ?? null) : null,
    no_show_at: input.ended === 'no show' ? (end ?? null) : null,
    cancelled_by:
      status === 'cancelled' ? (input.ended === 'no show' ? ('shop' as const) : ('customer' as const)) : null,
    cancel_reason: input.ended === 'no show' ? 'no show' : null,
    created_at: asked,
    updated_at: isOver && end && end < now ? end : asked,
  }
}

const linesOf = (services: readonly ServiceCode[], cents: number): PriceLine[] => [
  {
    ...(services[0] === 'fitting' ? { what: 'fitting' } : { what: 'service', service: services[0] }),
    ...{ quantity: 1, eachCents: cents, totalCents: cents },
  },
]

/** Numbers that no network hands out. */
const FIRST_GUEST = 27_820_002_001

function statusOf({ ended, waits }: Input, start: Date | undefined, end: Date | undefined, now: Date): BookingStatus {
  if (ended) return ended === 'completed' ? 'completed' : 'cancelled'
  if (waits) return 'pending'
  if (end && end <= now) return 'completed'
  return start && start <= now ? 'in_progress' : 'confirmed'
}
