import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { byWhen, momentWords } from '#web/lib/dates.ts'
import { Button } from '../../../components/ui/button.tsx'
import type { Act } from '../use-acts.ts'

type Props = { booking: FrontDeskBooking; isBusy: boolean; onAct(act: Act): void }

const SHOWN = 4

/** Free times for a request, those nearest to the time that it wants: one tap asks the driver. */
export function QuickTimes({ booking, isBusy, onAct }: Props) {
  const { id, preferredDate, slotStart } = booking
  const title = slotStart ? 'Offer another time' : 'Offer a time'
  const params = { id }
  const from = preferredDate ? { from: preferredDate } : {}
  const days = useRead('GET /bookings/:id/open-days', { params, query: { ...from, count: 3 } })
  const date = days.data?.days[0]?.date
  const times = useRead('GET /bookings/:id/open-slots', date ? { params, query: { date } } : null)
  const free = (times.data?.starts ?? []).filter((start) => start !== slotStart)
  const starts = slotStart ? nearest(free, slotStart) : spread(free)
  if (starts.length === 0) return null
  return (
    <section aria-label={title} className="mb-4">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <div className="flex flex-wrap gap-2">
        {starts.map((start) => (
          <Button
            key={start}
            look="quiet"
            disabled={isBusy}
            aria-label={`Offer ${momentWords(start)}`}
            onClick={() => onAct({ act: 'offer', offers: [{ start }] })}
          >
            {byWhen(start)}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Some times of the day, early and late. */
const spread = (starts: readonly string[]): readonly string[] =>
  starts.length <= SHOWN
    ? starts
    : Array.from({ length: SHOWN }, (_, at) => starts[Math.round((at * (starts.length - 1)) / (SHOWN - 1))] ?? '')

const nearest = (starts: readonly string[], wanted: string): readonly string[] => {
  const away = (start: string) => Math.abs(Date.parse(start) - Date.parse(wanted))
  return starts
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, SHOWN)
    .toSorted()
}
