import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
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
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, shortDay } from '#web/lib/dates.ts'
import { toast } from '#web/lib/toast.ts'
import { hoursOf, instantAt, minuteAt, REM_A_MINUTE, STEP, today } from './grid-times.ts'
import { counterReads } from './use-acts.ts'
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
    useSensor(KeyboardSensor, { coordinateGetter: byKeys }),
  )
  const ended = ({ active, over, delta }: DragEndEvent) => {
    const booking = calendar.bookings.find(({ id }) => id === active.id)
    const own = booking && ownStart(booking)
    if (!own) return
    const [date = dateOf(own), bay] = String(over?.id ?? '').split(' ')
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || PIXELS_A_REM
    const moved = Math.round(delta.y / (REM_A_MINUTE * rem) / STEP) * STEP
    const drop = { booking, date: date || dateOf(own), ...(bay && { bay: Number(bay) }) }
    const isElsewhere = moved !== 0 || drop.date !== dateOf(own)
    const minute = minuteAt(own) + moved
    onDrop(isElsewhere ? { ...drop, start: new Date(instantAt(drop.date, minute)).toISOString() } : drop)
  }
  return (
    <DndContext sensors={sensors} onDragEnd={ended}>
      <section aria-label="Bays" className="overflow-x-auto rounded-xl bg-surface p-3 shadow-card print:hidden">
        <div className="flex min-w-max gap-2">
          <Clock hours={hours} />
          {calendar.days.map(({ date, opens }) => (
            <Day key={date} date={date} opens={opens} calendar={calendar} hours={hours} onOpen={onOpen} onDay={onDay} />
          ))}
        </div>
      </section>
    </DndContext>
  )
}

type DayProps = Omit<Props, 'onDrop'> & { date: string; opens: BayProps['opens']; hours: Hours }

/** The bays of a day beside each other. */
function Day({ date, opens, calendar, hours, onOpen, onDay }: DayProps) {
  const { bookings, blocks, days } = calendar
  const isOn = (instant: string | null | undefined): boolean => Boolean(instant) && dateOf(instant ?? '') === date
  return (
    <div className="grow">
      <button
        type="button"
        className={`mb-1 min-h-9 w-full rounded-lg px-2 text-left font-semibold hover:bg-sunk ${date === today() ? 'text-accent-ink' : ''}`}
        onClick={() => onDay(date)}
      >
        {shortDay(date)}
      </button>
      <div className="flex gap-1">
        {Array.from({ length: calendar.bays }, (_, at) => at + 1).map((bay) => (
          <Bay key={bay} date={date} bay={bay} hours={hours} opens={opens} isWeek={days.length > 1}>
            {holdsIn(bookings, bay)
              .filter(({ hold }) => isOn(hold.start))
              .map(({ booking, hold }) =>
                hold.offerId === null ? (
                  <Card key={booking.id} booking={booking} hours={hours} onOpen={onOpen} />
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

/** Half an hour up and down, a bay left and right. */
const byKeys: NonNullable<ConstructorParameters<typeof KeyboardSensor>[0]['options']['coordinateGetter']> = (
  event,
  { currentCoordinates, context },
) => {
  const step = STEP * REM_A_MINUTE * PIXELS_A_REM
  const bay = context.droppableRects.values().next().value?.width ?? PIXELS_A_REM
  switch (event.code) {
    case 'ArrowUp':
      return { ...currentCoordinates, y: currentCoordinates.y - step }
    case 'ArrowDown':
      return { ...currentCoordinates, y: currentCoordinates.y + step }
    case 'ArrowLeft':
      return { ...currentCoordinates, x: currentCoordinates.x - bay - 4 }
    case 'ArrowRight':
      return { ...currentCoordinates, x: currentCoordinates.x + bay + 4 }
    default:
      return undefined
  }
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
function Card({ booking, hours, onOpen }: CardProps) {
  const { id, durationMinutes, status, customer, code } = booking
  const slotStart = ownStart(booking)
  const canMove = status === 'pending' || status === 'confirmed'
  const { setNodeRef, attributes, listeners, transform, isDragging } = useDraggable({ id, disabled: !canMove })
  if (!slotStart) return null
  return (
    <button
      ref={setNodeRef}
      type="button"
      {...attributes}
      {...listeners}
      data-moving={isDragging || undefined}
      className={`${box} ${looks[status]} ${isDragging ? 'z-30 opacity-80 shadow-card' : ''}`}
      style={{
        top: top(minuteAt(slotStart), hours),
        height: height(durationMinutes),
        ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
      }}
      onClick={() => onOpen(id)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isDragging) onOpen(id)
        else listeners?.onKeyDown?.(event)
      }}
    >
      <span className="block truncate font-bold">
        {clockOf(slotStart)} {customer.name}
      </span>
      <span className="block truncate">
        {code} · {statusNames[status]}
      </span>
      {durationMinutes > STEP && <span className="block truncate">{waitsFor(booking) ?? workOf(booking)}</span>}
    </button>
  )
}

type Hold = CounterBooking['holds'][number]

const ownStart = ({ holds }: CounterBooking): string | undefined => holds.find(({ offerId }) => offerId === null)?.start

/** What stands in the bay: of each booking its own time, and every other one that is offered. */
const holdsIn = (bookings: readonly CounterBooking[], bay: number): { booking: CounterBooking; hold: Hold }[] =>
  bookings.flatMap((booking) => booking.holds.filter((hold) => hold.bay === bay).map((hold) => ({ booking, hold })))

/** A time that waits for an answer; the booking's own stands where it is. */
const Held = ({ booking, hold, hours, onOpen }: CardProps & { hold: Hold }) => (
  <button
    type="button"
    className={`${box} border border-accent-ink border-dashed bg-paper text-accent-ink ring-0`}
    style={{ top: top(minuteAt(hold.start), hours), height: height(hold.durationMinutes) }}
    onClick={() => onOpen(booking.id)}
  >
    <span className="block truncate font-bold">
      {clockOf(hold.start)} {booking.customer.name}?
    </span>
    <span className="block truncate">{booking.code} waits for an answer</span>
  </button>
)

function WalkIn({ block: { id, start, end, words }, hours }: { block: BayBlock; hours: Hours }) {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  const { mutate: free, isPending } = useSend('DELETE /bay-blocks/:id', {
    invalidates: counterReads,
    onDone: () => toast({ type: 'success', title: 'The bay is free again' }),
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  return (
    <div
      className={`${box} bg-ink text-paper ring-ink`}
      style={{ top: top(minuteAt(start), hours), height: height(Math.max(minutes, STEP)) }}
    >
      <span className="block truncate font-bold">{words}</span>
      <button
        type="button"
        className="min-h-6 self-start underline underline-offset-2"
        disabled={isPending}
        aria-label={`Free the bay of ${words}, until ${clockOf(end)}`}
        onClick={() => free({ params: { id } })}
      >
        Free the bay
      </button>
    </div>
  )
}
