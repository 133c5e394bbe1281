import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import type { BayBlock, CounterBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { minuteOfDay, timeOfMinute } from '#core/rules/time/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, shortDay } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { hoursOf, instantAt, minuteAt, ownStart, REM_A_MINUTE, STEP, today } from './grid-times.ts'
import { counterReads } from './use-acts.ts'
import { useMovingByKeys } from './use-moving-by-keys.ts'
import { dateOf, statusNames, waitsFor, workOf } from './words.ts'

/** Where a booking was put down: in another bay, or at another time, which its driver is asked about. */
export type Dropped = { booking: CounterBooking; date: string; bay?: number; start?: string }

type Props = {
  calendar: ShopCalendar
  onOpen(id: string): void
  onDrop(drop: Dropped): void
  onDay(date: string): void
}

type Hours = { from: number; to: number }
const top = (minute: number, { from }: Hours): string => `${(minute - from) * REM_A_MINUTE}rem`
const height = (minutes: number): string => `${minutes * REM_A_MINUTE}rem`
const PIXELS_A_REM = 16

/**
 * A grid of our own: react-big-calendar has neither bays beside each other in a week nor moving by touch and keyboard,
 * and weighs more than this whole page.
 */
export function BayGrid({ calendar, onOpen, onDrop, onDay }: Props) {
  const hours = hoursOf(calendar)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )
  const end = (booking: CounterBooking, { date, bay, minutes }: { date: string; bay?: number; minutes: number }) => {
    const slotStart = ownStart(booking) ?? ''
    const drop = { booking, date, ...(bay && { bay }) }
    const isElsewhere = minutes !== 0 || date !== dateOf(slotStart)
    const minute = minuteAt(slotStart) + minutes
    onDrop(isElsewhere ? { ...drop, start: new Date(instantAt(date, minute)).toISOString() } : drop)
  }
  const keys = useMovingByKeys(calendar, end)
  const ended = ({ active, over, delta }: DragEndEvent) => {
    const booking = calendar.bookings.find(({ id }) => id === active.id)
    const own = booking && ownStart(booking)
    if (!own) return
    const [date, bay] = String(over?.id ?? '').split(' ')
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || PIXELS_A_REM
    const minutes = Math.round(delta.y / (REM_A_MINUTE * rem) / STEP) * STEP
    end(booking, { date: date || dateOf(own), minutes, ...(bay && { bay: Number(bay) }) })
  }
  return (
    <DndContext sensors={sensors} onDragStart={keys.putBack} onDragEnd={ended}>
      <section
        data-bays
        aria-label="Bays"
        className="overflow-x-auto rounded-xl bg-surface p-3 shadow-card print:hidden"
      >
        <div className="flex min-w-max gap-2">
          <Clock hours={hours} />
          {calendar.days.map(({ date, opens }) => (
            <Day {...{ date, opens, calendar, hours, keys, onOpen, onDay }} key={date} />
          ))}
        </div>
        <p role="status" className="sr-only">
          {keys.said}
        </p>
      </section>
    </DndContext>
  )
}

type Keys = ReturnType<typeof useMovingByKeys>
type DayProps = Omit<Props, 'onDrop'> & { date: string; opens: BayProps['opens']; hours: Hours; keys: Keys }

/** The bays of a day beside each other. */
function Day({ date, opens, calendar, hours, keys, onOpen, onDay }: DayProps) {
  const { bookings, blocks, days } = calendar
  const isOn = (instant: string | null | undefined): boolean => Boolean(instant) && dateOf(instant ?? '') === date
  return (
    <div className="grow">
      <Button
        className={`mb-1 min-h-9 w-full rounded-lg px-2 text-left font-semibold hover:bg-sunk ${date === today() ? 'text-accent-ink' : ''}`}
        onClick={() => onDay(date)}
      >
        {shortDay(date)}
      </Button>
      <div className="flex gap-1">
        {Array.from({ length: calendar.bays }, (_, at) => at + 1).map((bay) => (
          <Bay key={bay} date={date} bay={bay} hours={hours} opens={opens} isWeek={days.length > 1}>
            {holdsIn(bookings, bay)
              .filter(({ hold }) => isOn(hold.start))
              .map(({ booking, hold }) =>
                hold.offerId === null ? (
                  <Card key={booking.id} booking={booking} hours={hours} keys={keys} onOpen={onOpen} />
                ) : (
                  <Held key={hold.offerId} booking={booking} hold={hold} hours={hours} onOpen={onOpen} />
                ),
              )}
            {blocks
              .filter((one) => one.bay === bay && isOn(one.start))
              .map((block) => (
                <WalkIn key={block.id} block={block} hours={hours} />
              ))}
          </Bay>
        ))}
      </div>
    </div>
  )
}

const Clock = ({ hours }: { hours: Hours }) => (
  <div className="relative mt-17 w-12 shrink-0" style={{ height: height(hours.to - hours.from) }} aria-hidden>
    {Array.from({ length: (hours.to - hours.from) / 60 }, (_, at) => hours.from + at * 60).map((minute) => (
      <span
        key={minute}
        className="absolute -translate-y-1/2 text-ink-soft text-sm tabular-nums"
        style={{ top: top(minute, hours) }}
      >
        {timeOfMinute(minute)}
      </span>
    ))}
  </div>
)

type BayProps = {
  date: string
  bay: number
  hours: Hours
  opens: readonly { opens: string; closes: string }[]
  isWeek: boolean
  children: ReactNode
}

function Bay({ date, bay, hours, opens, isWeek, children }: BayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${date} ${bay}` })
  const now = minuteAt(new Date().toISOString())
  return (
    <div className={`grow ${isWeek ? 'w-28' : 'w-40'}`}>
      <p className="mb-1 h-6 text-ink-soft text-sm">Bay {bay}</p>
      <section
        ref={setNodeRef}
        data-bay
        aria-label={`Bay ${bay}, ${shortDay(date)}`}
        className={`relative overflow-hidden rounded-lg bg-sunk has-data-moving:z-30 has-data-moving:overflow-visible ${isOver ? 'outline-2 outline-accent-ink' : ''}`}
        style={{ height: height(hours.to - hours.from) }}
      >
        {opens.map((one) => (
          <div
            key={one.opens}
            className="absolute inset-x-0 bg-paper"
            style={{
              top: top(minuteOfDay(one.opens), hours),
              height: height(minuteOfDay(one.closes) - minuteOfDay(one.opens)),
            }}
          />
        ))}
        {children}
        {date === today() && now >= hours.from && now <= hours.to && (
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-0 z-20 border-danger border-t-2"
            style={{ top: top(now, hours) }}
          />
        )}
      </section>
    </div>
  )
}

const looks: Record<CounterBooking['status'], string> = {
  pending: 'bg-accent-wash text-accent-ink ring-accent-ink',
  confirmed: 'bg-verified-wash text-verified ring-verified',
  in_progress: 'bg-whatsapp/20 text-whatsapp-ink ring-whatsapp-ink',
  completed: 'bg-surface text-ink-soft ring-line-strong',
  cancelled: 'bg-danger-wash text-danger ring-danger',
}
const box =
  'absolute inset-x-0.5 z-10 flex flex-col overflow-hidden rounded-md px-2 py-1 text-left text-sm leading-tight ring-1'

type CardProps = { booking: CounterBooking; hours: Hours; onOpen(id: string): void }

/** Enter opens it; the space bar picks it up, the arrows move it, and the space bar puts it down. */
function Card({ booking, hours, keys, onOpen }: CardProps & { keys: Keys }) {
  const { id, durationMinutes, status, customer, code } = booking
  const slotStart = ownStart(booking)
  const canMove = status === 'pending' || status === 'confirmed'
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({ id, disabled: !canMove })
  const moving = keys.moving?.id === id ? keys.moving : undefined
  const isMoving = isDragging || moving !== undefined
  if (!slotStart) return null
  return (
    <Button
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      aria-pressed={isMoving || undefined}
      data-moving={isMoving || undefined}
      className={`${box} ${looks[status]} ${isMoving ? 'z-30 opacity-80 shadow-card' : ''}`}
      style={{
        top: top(minuteAt(slotStart), hours),
        height: height(durationMinutes),
        ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
        ...(moving && { transform: `translate(${moving.left}px, ${moving.minutes * REM_A_MINUTE}rem)` }),
      }}
      onClick={() => onOpen(id)}
      onKeyDown={(event) => {
        if ((!canMove || !keys.press(booking, event)) && event.key === 'Enter') onOpen(id)
      }}
      // Some browsers click on the way up, although the key has been taken.
      onKeyUp={(event) => canMove && event.key === ' ' && event.preventDefault()}
      onBlur={moving && keys.putBack}
    >
      <span className="block truncate font-bold">
        {clockOf(slotStart)} {customer.name}
      </span>
      <span className="block truncate">
        {code} · {statusNames[status]}
      </span>
      {durationMinutes > STEP && <span className="block truncate">{waitsFor(booking) ?? workOf(booking)}</span>}
    </Button>
  )
}

type Hold = CounterBooking['holds'][number]

/** What stands in the bay: of each booking its own time, and every other one that is offered. */
const holdsIn = (bookings: readonly CounterBooking[], bay: number): { booking: CounterBooking; hold: Hold }[] =>
  bookings.flatMap((booking) => booking.holds.filter((hold) => hold.bay === bay).map((hold) => ({ booking, hold })))

/** A time that waits for an answer; the booking's own stands where it is. */
const Held = ({ booking, hold, hours, onOpen }: CardProps & { hold: Hold }) => (
  <Button
    className={`${box} border border-accent-ink border-dashed bg-paper text-accent-ink ring-0`}
    style={{ top: top(minuteAt(hold.start), hours), height: height(hold.durationMinutes) }}
    onClick={() => onOpen(booking.id)}
  >
    <span className="block truncate font-bold">
      {clockOf(hold.start)} {booking.customer.name}?
    </span>
    <span className="block truncate">{booking.code} waits for an answer</span>
  </Button>
)

function WalkIn({ block: { id, start, end, words }, hours }: { block: BayBlock; hours: Hours }) {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  const { mutate: free, isPending } = useSend('DELETE /bay-blocks/:id', {
    invalidates: counterReads,
    onDone: () => toast({ type: 'success', title: 'The bay is free again' }),
    onFailed: toastError,
  })
  return (
    <div
      className={`${box} bg-ink text-paper ring-ink`}
      style={{ top: top(minuteAt(start), hours), height: height(Math.max(minutes, STEP)) }}
    >
      <span className="block truncate font-bold">{words}</span>
      <Button
        className="min-h-6 self-start underline underline-offset-2"
        disabled={isPending}
        aria-label={`Free the bay of ${words}, until ${clockOf(end)}`}
        onClick={() => free({ params: { id } })}
      >
        Free the bay
      </Button>
    </div>
  )
}
