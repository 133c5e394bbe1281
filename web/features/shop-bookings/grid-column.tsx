import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { minuteOfDay, timeOfMinute } from '#core/rules/time/time.ts'
import { Button } from '#web/components/ui/button.tsx'
import { clockOf, shortDay } from '#web/lib/dates.ts'
import { type FreePlace, type Hours, height, minuteAt, STEP, today, top } from './grid-times.ts'

const spot = 'absolute -translate-y-1/2 text-sm tabular-nums'

/** The hours beside the bays. */
export const Clock = ({ hours, isToday }: { hours: Hours; isToday: boolean }) => (
  <div className="relative mt-16 w-12 shrink-0" style={{ height: height(hours.to - hours.from) }} aria-hidden>
    {Array.from({ length: (hours.to - hours.from) / 60 }, (_, at) => hours.from + at * 60).map((minute) => (
      <span key={minute} className={`${spot} text-ink-soft`} style={{ top: top(minute, hours) }}>
        {timeOfMinute(minute)}
      </span>
    ))}
    {isToday && <Now hours={hours} />}
  </div>
)

/** The time beside its line. */
function Now({ hours }: { hours: Hours }) {
  const now = minuteAt(new Date().toISOString())
  return (
    now >= hours.from &&
    now <= hours.to && (
      <span
        className={`${spot} z-10 rounded bg-danger px-1 font-semibold text-surface`}
        style={{ top: top(now, hours) }}
      >
        {timeOfMinute(now)}
      </span>
    )
  )
}

/** A free place: a click begins a booking there. The keyboard has 'New booking', so that it need not pass them all. */
export const Free = ({ place, hours, onFree }: { place: FreePlace; hours: Hours; onFree(place: FreePlace): void }) => (
  <Button
    tabIndex={-1}
    aria-label={`New booking in bay ${place.bay} on ${shortDay(place.date)} at ${clockOf(place.start)}`}
    className="absolute inset-x-0.5 rounded-md text-left text-sm text-transparent hover:bg-accent-wash hover:text-accent-ink"
    style={{ top: top(minuteAt(place.start), hours), height: height(STEP) }}
    onClick={() => onFree(place)}
  >
    <span className="block truncate px-2">+ {clockOf(place.start)}</span>
  </Button>
)

export type BayProps = {
  date: string
  bay: number
  hours: Hours
  opens: readonly { opens: string; closes: string }[]
  isWeek: boolean
  children: ReactNode
}

/** One bay of a day: when the shop is open, what stands in it, and the line for now. */
export function Bay({ date, bay, hours, opens, isWeek, children }: BayProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${date} ${bay}` })
  const now = minuteAt(new Date().toISOString())
  return (
    <div className={`grow ${isWeek ? 'min-w-7 max-md:w-28 md:basis-0' : 'w-36'}`}>
      <p className="sticky top-9 z-40 h-7 truncate bg-surface text-ink-soft text-sm">
        {isWeek ? <span className="max-md:hidden">{bay}</span> : `Bay ${bay}`}
        {isWeek && <span className="md:sr-only">Bay {bay}</span>}
      </p>
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
