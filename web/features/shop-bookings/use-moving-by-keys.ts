import { type KeyboardEvent, useState } from 'react'
import type { FrontDeskBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { timeOfMinute } from '#core/rules/time/time.ts'
import { shortDay } from '#web/lib/dates.ts'
import { minuteAt, ownStart, STEP } from './grid-times.ts'
import { dateOf } from './words.ts'

/** Where a booking stands that a key has picked up. */
type Moving = { id: string; minutes: number; column: number; left: number }
type Ended = (booking: FrontDeskBooking, place: { date: string; bay: number; minutes: number }) => void

/**
 * Moves a booking by keys: the space bar picks it up and puts it down, the arrows move it by half an hour and by a bay,
 * Escape puts it back. Each press counts from where the booking is, not from what the screen has measured since, so none
 * is lost on a slow one.
 */
export function useMovingByKeys({ days, bays, bookings }: ShopCalendar, onEnd: Ended) {
  const [moving, setMoving] = useState<Moving>()
  const [said, say] = useState('')
  const columns = days.flatMap(({ date }) => Array.from({ length: bays }, (_, at) => ({ date, bay: at + 1 })))
  const columnOf = (booking: FrontDeskBooking) =>
    columns.findIndex((one) => one.date === dateOf(ownStart(booking) ?? '') && one.bay === booking.bay)
  const picked = bookings.find(({ id }) => id === moving?.id)
  const shown = picked && ownStart(picked) ? moving : undefined

  const putBack = () => {
    if (!shown) return
    setMoving(undefined)
    say('The booking was put back.')
  }
  const shift = (booking: FrontDeskBooking, next: Moving) => {
    const place = columns[next.column]
    const minute = minuteAt(ownStart(booking) ?? '') + next.minutes
    if (!place || minute < 0 || minute >= 24 * 60) return
    setMoving(next)
    say(`${shortDay(place.date)}, ${timeOfMinute(minute)}, bay ${place.bay}.`)
  }
  const putDown = (booking: FrontDeskBooking, { column, minutes }: Moving) => {
    const place = columns[column]
    setMoving(undefined)
    if (place && (minutes !== 0 || column !== columnOf(booking))) onEnd(booking, { ...place, minutes })
  }
  /** True if the key was for moving. */
  const press = (booking: FrontDeskBooking, event: KeyboardEvent<HTMLElement>): boolean => {
    const own = shown?.id === booking.id ? shown : undefined
    const [by, across] = steps[event.key] ?? []
    if (event.key === ' ' || (own && event.key === 'Enter')) {
      // A key that is held down picks up and puts down once.
      if (event.repeat) event.preventDefault()
      else if (own) putDown(booking, own)
      else shift(booking, { id: booking.id, minutes: 0, column: columnOf(booking), left: 0 })
    } else if (own && by !== undefined && across !== undefined) {
      const column = own.column + across
      const left = leftOf(event.currentTarget, column) - leftOf(event.currentTarget, columnOf(booking))
      shift(booking, { ...own, minutes: own.minutes + by, column, left })
    } else if (own && event.key === 'Escape') putBack()
    else return false
    event.preventDefault()
    return true
  }
  return { moving: shown, said, press, putBack }
}

const steps: Readonly<Record<string, readonly [minutes: number, columns: number]>> = {
  ArrowUp: [-STEP, 0],
  ArrowDown: [STEP, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The bays stand beside each other in the order of the columns. */
const leftOf = (card: HTMLElement, column: number): number =>
  card.closest('[data-bays]')?.querySelectorAll('[data-bay]')[column]?.getBoundingClientRect().left ?? 0
