import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { FrontDeskBooking, FrontDeskPage } from '#core/contracts/seller/bookings.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { ConsoleList } from '../../components/console/console-list.tsx'
import { OneLine } from '../../components/console/one-line.tsx'
import { SavedViews } from '../../components/console/saved-views.tsx'
import { SearchBox } from '../../components/console/search-box.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Empty, Failed } from '../../components/ui/states.tsx'
import { DayFilter } from './day-filter.tsx'
import { isDay } from './grid-times.ts'
import { NextAct } from './next-act.tsx'
import { useSteadyRows } from './use-steady-rows.ts'
import { answerWords, serviceOf, statuses, statusNames, toneOf, tyresOf, whenOf } from './words.ts'

const everyMs = 30_000
/** What a saved view of the list holds, by its names in the address. */
const viewNames: readonly string[] = ['status', 'day', 'search']

/** '4 × 205/55R16' stays on one line. */
const unbroken = (words: string): string => words.replaceAll(' × ', '\u00a0×\u00a0')
/** The day stays on one line, the time may stand below it where the panel takes room. */
const whole = (words: string): string => words.replace(/(\w{3}) (\d+) (\w{3})/, '$1\u00a0$2\u00a0$3')
const LINE_AT_A_DESK = '@min-[58rem]:whitespace-nowrap'

const columns: readonly Column<FrontDeskBooking>[] = [
  { id: 'code', head: 'Code', cell: ({ code }) => code, onCard: 'aside' },
  {
    id: 'customer',
    head: 'Customer',
    cell: ({ customer }) => <OneLine most="@min-[58rem]:max-w-32">{customer.name}</OneLine>,
    onCard: 'title',
  },
  { id: 'when', head: 'When', cell: (booking) => <span className={LINE_AT_A_DESK}>{whole(whenOf(booking))}</span> },
  { id: 'bay', head: 'Bay', cell: ({ bay }) => bay ?? '-', isNumber: true, from: 'lg' },
  {
    id: 'tyres',
    head: 'Tyres',
    cell: (booking) => (
      <OneLine most="@min-[58rem]:max-w-28 @min-[70rem]:max-w-40 @min-[90rem]:max-w-72">
        {unbroken(tyresOf(booking))}
      </OneLine>
    ),
    from: 'xl',
  },
  {
    id: 'service',
    head: 'Service',
    cell: (booking) => (
      <OneLine most="@min-[58rem]:max-w-20 @min-[70rem]:max-w-32 @min-[90rem]:max-w-72">{serviceOf(booking)}</OneLine>
    ),
    from: 'lg',
    onCard: 'none',
  },
  {
    id: 'status',
    head: 'Status',
    cell: (booking) => <Status booking={booking} />,
  },
]

/** With the time by which the shop is to answer. */
const Status = ({ booking }: { booking: FrontDeskBooking }) => (
  <>
    <Badge tone={toneOf[booking.status]}>{statusNames[booking.status]}</Badge>
    <span className={`block text-ink-soft text-sm empty:hidden ${LINE_AT_A_DESK}`}>{answerWords(booking)}</span>
  </>
)

const isStatus = (text: string | null): text is BookingStatus => statuses.some((one) => one === text)

/**
 * What is not over yet, by its time; a status, a day or words look through all of them. What is over comes last first.
 */
function inputIn(params: URLSearchParams): Input {
  const [status, day, q] = [params.get('status'), params.get('day'), params.get('search')]
  const ended = status === 'completed' || status === 'cancelled'
  const isAny = isStatus(status) || isDay(day ?? '') || q
  return {
    order: ended || (q && !day) ? 'latest' : 'soonest',
    ...(isStatus(status) && { status }),
    ...(isDay(day ?? '') && { from: day ?? '', to: day ?? '' }),
    ...(q && { q }),
    ...(!isAny && { open: true }),
  }
}

/** The shop's bookings by their time, with how many there are of each status. */
export function BookingList({ shopId, open }: { shopId: string; open: string | undefined }) {
  const { params, go } = useAddress()
  const input = inputIn(params)
  const pages = useBookings(shopId, input)
  const all = pages.data?.pages.flatMap(({ bookings }) => bookings)
  const { rows, news, adopt, hold } = useSteadyRows(pages.isPlaceholderData ? '' : JSON.stringify(input), all)
  const isNarrowed = input.open === undefined
  if (pages.error && !all)
    return (
      <Failed
        title={saidOr(pages.error, 'Failed to load bookings')}
        again="Try Again"
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    )
  return (
    <>
      <FrontDesks shopId={shopId} chosen={input.status} />
      <div className="flex flex-wrap items-center gap-2 *:min-w-0">
        <DayFilter />
        <SearchBox label="Search bookings" placeholder="Name, code or number" />
      </div>
      <SavedViews shopId={shopId} page="bookings" names={viewNames} />
      <div {...hold} className="min-w-0">
        <News count={news} onShow={adopt} />
        <ConsoleList
          label="Bookings"
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ code }) => code}
          open={open}
          onOpen={({ id }) => go({ booking: id })}
          isStale={pages.isPlaceholderData}
          act={(booking) => <NextAct booking={booking} />}
          empty={<NoBookings isNarrowed={isNarrowed} />}
        />
      </div>
      {pages.hasNextPage && (
        <Button
          look="quiet"
          className="justify-self-center"
          busy={pages.isFetchingNextPage && 'Loading...'}
          onClick={() => void pages.fetchNextPage()}
        >
          Show more bookings
        </Button>
      )}
    </>
  )
}

/** What came meanwhile, for the asking. */
const News = ({ count, onShow }: { count: number; onShow(): void }) => (
  <div aria-live="polite" className="pointer-events-none sticky top-2 z-20 grid h-0 justify-items-center">
    {count > 0 && (
      <Button
        className="pointer-events-auto flex min-h-11 items-center gap-2 rounded-full bg-ink px-4 font-semibold text-paper shadow-card"
        onClick={onShow}
      >
        <ArrowUp aria-hidden size={18} /> {count} new
      </Button>
    )}
  </div>
)

function NoBookings({ isNarrowed }: { isNarrowed: boolean }) {
  const { go } = useAddress()
  if (!isNarrowed)
    return (
      <Empty title="No bookings yet">
        <p>They appear here as drivers ask for a time.</p>
      </Empty>
    )
  const clear = () => go({ status: undefined, day: undefined, search: undefined }, 'replace')
  return (
    <Empty title="No bookings found">
      <Button look="quiet" onClick={clear}>
        Clear filters
      </Button>
    </Empty>
  )
}

type Input = {
  order: 'soonest' | 'latest'
  status?: BookingStatus
  from?: string
  to?: string
  q?: string
  open?: true
}

const useBookings = (shopId: string, query: Input) =>
  useInfiniteQuery<FrontDeskPage, ApiError, InfiniteData<FrontDeskPage, string>, readonly unknown[], string>({
    queryKey: ['GET /shops/:shopId/counter-bookings', 'pages', shopId, query],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /shops/:shopId/counter-bookings',
        { params: { shopId }, query: { ...query, after: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: everyMs,
    placeholderData: keepPreviousData,
  })

/** Each counts, and narrows the list down when it is pressed. */
function FrontDesks({ shopId, chosen }: { shopId: string; chosen: BookingStatus | undefined }) {
  const { go } = useAddress()
  const { data } = useRead('GET /shops/:shopId/counter-bookings/counts', { params: { shopId } }, { every: everyMs })
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2 md:grid-cols-5">
      {statuses.map((status) => (
        <Button
          key={status}
          aria-pressed={status === chosen}
          className="flex min-h-11 flex-wrap content-center items-center justify-between rounded-xl bg-surface px-2 py-1 text-left md:gap-x-2 md:px-4 shadow-card hover:bg-sunk aria-pressed:outline-2 aria-pressed:outline-accent-ink"
          onClick={() => go({ status: status === chosen ? undefined : status }, 'replace')}
        >
          <span className="text-ink-soft text-xs md:text-sm">{statusNames[status]}</span>{' '}
          <span className="font-bold text-lg tabular-nums leading-tight md:text-xl">
            {data ? (data[status] < data.most ? data[status] : `${data.most}+`) : '…'}
          </span>
        </Button>
      ))}
    </div>
  )
}
