import {
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useRef } from 'react'
import type { BayBlock, FrontDeskBooking, ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf, shortDay } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Bay, type BayProps, Clock, Free } from './grid-column.tsx'
import {
  type FreePlace,
  freeStarts,
  type Hours,
  height,
  hoursOf,
  instantAt,
  minuteAt,
  ownStart,
  REM_A_MINUTE,
  STEP,
  today,
  top,
} from './grid-times.ts'
import { frontDeskReads } from './use-acts.ts'
import { useMovingByKeys } from './use-moving-by-keys.ts'
import { dateOf, statusNames, waitsFor, workOf } from './words.ts'

/** Where a booking was put down: in another bay, or at another time, which its driver is asked about. */
export type Dropped = { booking: FrontDeskBooking; date: string; bay?: number; start?: string }

type Props = {
  calendar: ShopCalendar
  onOpen(id: string): void
  onDrop(drop: Dropped): void
  onDay(date: string): void
  /** A free place was chosen. */
  onFree(place: FreePlace): void
}

const PIXELS_A_REM = 16

/**
 * A grid of our own: react-big-calendar has neither bays beside each other in a week nor moving by touch and keyboard,
 * and weighs more than this whole page.
 */
export function BayGrid({ calendar, onOpen, onDrop, onDay, onFree }: Props) {
  const hours = hoursOf(calendar)
  const box = useOpensAtNow(calendar, hours)
  const isWeek = calendar.days.length > 1
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  )
  const end = (booking: FrontDeskBooking, { date, bay, minutes }: { date: string; bay?: number; minutes: number }) => {
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
        ref={box}
        data-bays
        aria-label="Bays"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
        tabIndex={0}
        className="relative max-h-[max(22rem,calc(100dvh-15rem))] overflow-auto overscroll-contain rounded-xl bg-surface px-3 pb-3 shadow-card print:hidden"
      >
        <div className={`flex gap-2 ${isWeek ? 'max-md:min-w-max' : 'min-w-max'}`}>
          <Clock hours={hours} isToday={calendar.days.some(({ date }) => date === today())} />
          {calendar.days.map(({ date, opens }) => (
            <Day {...{ date, opens, calendar, hours, keys, onOpen, onDay, onFree }} key={date} />
          ))}
        </div>
        <p role="status" className="sr-only">
          {keys.said}
        </p>
      </section>
    </DndContext>
  )
}

/** Opens at an hour before now, where now is among what is shown. */
function useOpensAtNow({ days }: ShopCalendar, { from, to }: Hours) {
  const box = useRef<HTMLElement>(null)
  const [first] = days
  const hasToday = days.some(({ date }) => date === today())
  useEffect(() => {
    const now = minuteAt(new Date().toISOString())
    if (!box.current || !first?.date) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || PIXELS_A_REM
    box.current.scrollTop = hasToday && now <= to ? Math.max(0, (now - 60 - from) * REM_A_MINUTE * rem) : 0
    // Where somebody has scrolled to since is theirs: only another day begins anew.
  }, [first?.date, hasToday, from, to])
  return box
}

type Keys = ReturnType<typeof useMovingByKeys>
type DayProps = Omit<Props, 'onDrop'> & { date: string; opens: BayProps['opens']; hours: Hours; keys: Keys }

/** The bays of a day beside each other. */
function Day({ date, opens, calendar, hours, keys, onOpen, onDay, onFree }: DayProps) {
  const { bookings, blocks, days } = calendar
  const isOn = (instant: string | null | undefined): boolean => Boolean(instant) && dateOf(instant ?? '') === date
  return (
    <div className="min-w-0 grow basis-0">
      <Button
        className={`sticky top-0 z-40 h-9 w-full truncate rounded-none bg-surface px-2 text-left font-semibold hover:bg-sunk ${date === today() ? 'text-accent-ink' : ''}`}
        onClick={() => onDay(date)}
      >
        {shortDay(date)}
      </Button>
      <div className="flex gap-1">
        {Array.from({ length: calendar.bays }, (_, at) => at + 1).map((bay) => (
          <Bay key={bay} date={date} bay={bay} hours={hours} opens={opens} isWeek={days.length > 1}>
            {freeStarts(calendar, date, bay, new Date()).map((start) => (
              <Free key={start} place={{ date, bay, start }} hours={hours} onFree={onFree} />
            ))}
            {holdsIn(bookings, bay)
              .filter(({ hold }) => isOn(hold.start))
              .map(({ booking, hold }) =>
                hold.offerId === null ? (
                  <Card key={booking.id} {...{ booking, hours, keys, onOpen }} isNarrow={days.length > 1} />
                ) : (
                  <Held key={hold.offerId} {...{ booking, hold, hours, onOpen }} isNarrow={days.length > 1} />
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

const looks: Record<FrontDeskBooking['status'], string> = {
  pending: 'bg-accent-wash text-accent-ink ring-accent-ink',
  confirmed: 'bg-verified-wash text-verified ring-verified',
  in_progress: 'bg-whatsapp/20 text-whatsapp-ink ring-whatsapp-ink',
  completed: 'bg-surface text-ink-soft ring-line-strong',
  cancelled: 'bg-danger-wash text-danger ring-danger',
}
const box =
  'absolute inset-x-0.5 z-10 flex flex-col overflow-hidden rounded-md px-2 py-1 text-left text-sm leading-tight ring-1'

type CardProps = { booking: FrontDeskBooking; hours: Hours; onOpen(id: string): void }

/** Enter opens it; the space bar picks it up, the arrows move it, and the space bar puts it down. */
function Card({ booking, hours, keys, onOpen, isNarrow }: CardProps & { keys: Keys; isNarrow: boolean }) {
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
      title={`${clockOf(slotStart)} ${customer.name}, ${code}, ${statusNames[status]}`}
      className={`${box} ${isNarrow ? 'md:px-1 md:text-xs' : ''} ${looks[status]} ${isMoving ? 'z-30 opacity-80 shadow-card' : ''}`}
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
      <span className={`block truncate font-bold ${isNarrow ? 'md:whitespace-normal md:break-words' : ''}`}>
        {clockOf(slotStart)} {customer.name}
      </span>
      <span className={isNarrow ? 'block truncate md:sr-only' : 'block truncate'}>
        {code} · {statusNames[status]}
      </span>
      {durationMinutes > STEP && <span className="block truncate">{waitsFor(booking) ?? workOf(booking)}</span>}
    </Button>
  )
}

type Hold = FrontDeskBooking['holds'][number]

/** What stands in the bay: of each booking its own time, and every other one that is offered. */
const holdsIn = (bookings: readonly FrontDeskBooking[], bay: number): { booking: FrontDeskBooking; hold: Hold }[] =>
  bookings.flatMap((booking) => booking.holds.filter((hold) => hold.bay === bay).map((hold) => ({ booking, hold })))

/** A time that waits for an answer; the booking's own stands where it is. */
const Held = ({ booking, hold, hours, onOpen, isNarrow }: CardProps & { hold: Hold; isNarrow: boolean }) => (
  <Button
    title={`${clockOf(hold.start)} ${booking.customer.name}, ${booking.code} waits for an answer`}
    className={`${box} ${isNarrow ? 'md:px-1 md:text-xs' : ''} border border-accent-ink border-dashed bg-paper text-accent-ink ring-0`}
    style={{ top: top(minuteAt(hold.start), hours), height: height(hold.durationMinutes) }}
    onClick={() => onOpen(booking.id)}
  >
    <span className={`block truncate font-bold ${isNarrow ? 'md:whitespace-normal md:break-words' : ''}`}>
      {clockOf(hold.start)} {booking.customer.name}?
    </span>
    <span className="block truncate">{booking.code} waits for an answer</span>
  </Button>
)

function WalkIn({ block: { id, start, end, words }, hours }: { block: BayBlock; hours: Hours }) {
  const minutes = (Date.parse(end) - Date.parse(start)) / 60_000
  const { mutate: free, isPending } = useSend('DELETE /bay-blocks/:id', {
    invalidates: frontDeskReads,
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
