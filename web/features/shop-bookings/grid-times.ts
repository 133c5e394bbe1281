import type { FrontDeskBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { addDays, localDate, minuteOfDay, timeOfMinute } from '#core/rules/time/time.ts'
import { clockOf } from '#web/lib/dates.ts'

/** So high is a minute, in rem: half an hour is large enough for a finger. */
export const REM_A_MINUTE = 0.1
export const STEP = 30

/** Minutes of the day between which the grid shows. */
export type Hours = { from: number; to: number }
export const top = (minute: number, { from }: Hours): string => `${(minute - from) * REM_A_MINUTE}rem`
export const height = (minutes: number): string => `${minutes * REM_A_MINUTE}rem`

/** A half hour of a bay in which nothing stands. */
export type FreePlace = { date: string; bay: number; start: string }

/** As it stands in the address. */
export const placeText = ({ date, bay, start }: FreePlace): string => `${date},${bay},${start}`

export function placeIn(text: string | null): FreePlace | undefined {
  const [date = '', bay = '', start = ''] = (text ?? '').split(',')
  const isOne = isDay(date) && Number.isInteger(Number(bay)) && Number(bay) > 0 && !Number.isNaN(Date.parse(start))
  return isOne ? { date, bay: Number(bay), start } : undefined
}

/** The hours that the grid shows: the shop's, and whatever stands outside of them. */
export function hoursOf({ days, bookings, blocks }: ShopCalendar): { from: number; to: number } {
  const starts = [
    ...days.flatMap(({ opens }) => opens.map((one) => minuteOfDay(one.opens))),
    ...bookings.flatMap(({ slotStart }) => (slotStart ? [minuteAt(slotStart)] : [])),
    ...blocks.map(({ start }) => minuteAt(start)),
  ]
  const ends = [
    ...days.flatMap(({ opens }) => opens.map((one) => minuteOfDay(one.closes))),
    ...bookings.flatMap(({ slotStart, durationMinutes }) => (slotStart ? [minuteAt(slotStart) + durationMinutes] : [])),
    ...blocks.map(({ end }) => minuteAt(end)),
  ]
  const from = Math.min(8 * 60, ...starts)
  const to = Math.max(17 * 60, ...ends)
  return { from: Math.floor(from / 60) * 60, to: Math.min(24 * 60, Math.ceil(to / 60) * 60) }
}

/** Minutes since midnight on the clock of South Africa. */
export const minuteAt = (instant: string): number => minuteOfDay(clockOf(instant))

/** The instant at which that minute of the day is in South Africa. */
export const instantAt = (date: string, minute: number): string => `${date}T${timeOfMinute(minute)}:00+02:00`

export const dayAfter = (date: string, days: number): string => addDays(date, days)

/** Monday of the week. */
export const mondayOf = (date: string): string => addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() || 7) - 1))

export const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
export const today = (): string => localDate(new Date())

/** When the booking's own hold begins, whatever is offered beside it. */
export const ownStart = ({ holds }: Pick<FrontDeskBooking, 'holds'>): string | undefined =>
  holds.find(({ offerId }) => offerId === null)?.start

/** The half hours of the bay that nothing stands in, from now on and inside the opening hours, as instants. */
export function freeStarts({ days, bookings, blocks }: ShopCalendar, date: string, bay: number, now: Date): string[] {
  const taken = [
    ...bookings.flatMap(({ holds }) =>
      holds
        .filter((one) => one.bay === bay)
        .map(
          ({ start, durationMinutes }) => [Date.parse(start), Date.parse(start) + durationMinutes * 60_000] as const,
        ),
    ),
    ...blocks.filter((one) => one.bay === bay).map(({ start, end }) => [Date.parse(start), Date.parse(end)] as const),
  ]
  const opens = days.find((one) => one.date === date)?.opens ?? []
  return opens
    .flatMap((one) => {
      const [from, to] = [minuteOfDay(one.opens), minuteOfDay(one.closes)]
      return Array.from({ length: Math.floor((to - from) / STEP) }, (_, at) => instantAt(date, from + at * STEP))
    })
    .filter((start) => {
      const at = Date.parse(start)
      return at > now.getTime() && taken.every(([from, to]) => at + STEP * 60_000 <= from || at >= to)
    })
}
