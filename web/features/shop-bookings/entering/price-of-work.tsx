import type { ServiceCode } from '#core/contracts/shops.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf } from '#web/lib/dates.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { Money } from '../../../components/ui/money.tsx'

type Props = {
  shopId: string
  work: { services: ServiceCode[]; quantity: number }
  listingId: string | undefined
  start: string
}

const PAUSE_MS = 250

/** What the work costs and how long it takes, as it is typed. */
export function PriceOfWork({ shopId, work, listingId, start }: Props) {
  const quantity = useDebounced(work.quantity, PAUSE_MS)
  const { data, error } = useRead(
    'GET /shops/:shopId/counter-price',
    { params: { shopId }, query: { services: work.services, quantity, ...(listingId && { listingId }) } },
    { keepsPrevious: true },
  )
  return (
    <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
      {data && !error ? (
        <>
          <span>
            About {data.minutes} minutes{start && `, ${clockOf(start)} to ${clockOf(endOf(start, data.minutes))}`}
          </span>
          <Money cents={data.totalCents} className="font-bold text-xl" />
        </>
      ) : (
        <span className="text-ink-soft">{error ? error.message : 'Working out the price...'}</span>
      )}
    </p>
  )
}

const endOf = (start: string, minutes: number): string => new Date(Date.parse(start) + minutes * 60_000).toISOString()
