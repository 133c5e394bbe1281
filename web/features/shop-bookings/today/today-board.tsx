import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { localDate } from '#core/rules/time/time.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { later } from '#web/lib/code/later.tsx'
import { OnceAwake } from '#web/lib/code/once-awake.tsx'
import { clockOf, dayWords, shortDay } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useBusinessLink } from '../../../components/business/business-link.ts'
import { useChosenShop } from '../../../components/business/chosen-shop.ts'
import { useMayAct } from '../../../components/console/acting.tsx'
import { card, linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'
import { BookingPanel } from '../booking-panel.tsx'
import { today } from '../grid-times.ts'
import { NextAct } from '../next-act.tsx'
import { frontDeskReads } from '../use-acts.ts'
import { answerWords, dateOf, statusNames, whenOf, workOf } from '../words.ts'
import { lateBy, sortDay } from './sort-day.ts'

const LISTED = 50

/** What the day of a shop is read by, also before the page is drawn. */
export const todayReads = (shopId: string) =>
  ({
    bays: { params: { shopId }, query: { from: localDate(new Date()) } },
    list: { params: { shopId }, query: { open: true, order: 'soonest', limit: LISTED } },
  }) as const

const Bays = later(() => import('../bays.tsx'))
const everyMs = 60_000
const JOBS = 6
/** As many as a phone shows without scrolling. */
const FIRST = 3
const WAITING = 6

/** What the day asks of the counter: who is late, what comes next, what waits and until when, and the bays. */
export function TodayBoard() {
  const { chosen } = useChosenShop()
  return useMayAct() && chosen ? <OfShop key={chosen.id} shopId={chosen.id} /> : null
}

function OfShop({ shopId }: { shopId: string }) {
  useKeepFresh(['booking_changed', 'bays_changed', 'access_changed'], frontDeskReads)
  const { params, go } = useAddress()
  const { bays, list } = todayReads(shopId)
  const calendar = useRead('GET /shops/:shopId/bay-calendar', bays, { every: everyMs })
  const { data, error, refetch, isFetching } = useRead('GET /shops/:shopId/counter-bookings', list, { every: everyMs })
  const link = useBusinessLink()
  const navigate = useNavigate()
  const open = params.get('booking') ?? undefined
  const { waits, jobs } = sortDay(data?.bookings ?? [])
  if (error && !data)
    return (
      <Failed
        title={saidOr(error, 'Failed to load bookings')}
        again="Try Again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <section aria-label="Today" className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 @3xl:grid-cols-2">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Part title="Now and next" none="Nothing is booked yet." rows={jobs.length} isRead={data !== undefined}>
            <Jobs jobs={jobs} />
          </Part>
          {waits.length > 0 && (
            <Part title="Waits for your answer" none="" rows={waits.length} isRead>
              {waits.slice(0, WAITING).map((booking) => (
                <WaitingRow key={booking.id} booking={booking} />
              ))}
            </Part>
          )}
          <p>
            <Link to={link('/business/bookings')} className={`${linkLook} inline-flex min-h-11 items-center`}>
              View all bookings
            </Link>
          </p>
        </div>
        <div data-toasts-over className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <h2 className="font-bold text-lg">{dayWords(today())}</h2>
          {calendar.data && (
            <OnceAwake waiting={<Spinner>Loading...</Spinner>}>
              <Bays
                shopId={shopId}
                calendar={calendar.data}
                onDay={(date) => void navigate(link('/business/bookings', { view: 'day', date }))}
              />
            </OnceAwake>
          )}
        </div>
      </div>
      {open && (
        <BookingPanel key={open} id={open} bays={calendar.data?.bays ?? 1} onClose={() => go({ booking: undefined })} />
      )}
    </section>
  )
}

const Jobs = ({ jobs }: { jobs: readonly FrontDeskBooking[] }) =>
  jobs.slice(0, JOBS).map((booking, at) => <JobRow key={booking.id} booking={booking} isForDesk={at >= FIRST} />)

type PartProps = { title: string; none: string; rows: number; isRead: boolean; children: ReactNode }

const Part = ({ title, none, rows, isRead, children }: PartProps) => (
  <section className={`${card} px-4 py-2`}>
    <h2 className="py-1 font-bold text-lg">
      {title} {rows > 0 && <span className="font-normal text-ink-soft tabular-nums">{rows}</span>}
    </h2>
    {!isRead ? (
      <div role="status" className="grid gap-2 py-1">
        <span className="sr-only">Loading...</span>
        {[1, 2, 3].map((one) => (
          <span key={one} aria-hidden className="skeleton h-12 rounded" />
        ))}
      </div>
    ) : rows === 0 ? (
      <p className="py-2 text-ink-soft">{none}</p>
    ) : (
      <ul>{children}</ul>
    )}
  </section>
)

type Props = { booking: FrontDeskBooking }

const row = 'flex min-h-14 items-center gap-3 border-line border-t py-1.5 first:border-t-0'

const opens = 'flex min-w-0 grow items-center gap-3 rounded-lg text-left hover:bg-sunk'

/** A job of the day: its time, whose it is and what, and the next act; the later ones need the room of a desk. */
function JobRow({ booking, isForDesk }: Props & { isForDesk: boolean }) {
  const { go } = useAddress()
  const { slotStart, customer, code, bay, status } = booking
  const late = lateBy(booking, new Date())
  return (
    <li className={isForDesk ? `${row} max-md:hidden` : row}>
      <Button className={opens} onClick={() => go({ booking: booking.id })}>
        <span className="w-16 shrink-0 font-bold tabular-nums leading-tight">
          {slotStart ? clockOf(slotStart) : 'Any'}
          {slotStart && dateOf(slotStart) !== today() && (
            <span className="block whitespace-nowrap font-normal text-ink-soft text-xs">
              {shortDay(dateOf(slotStart))}
            </span>
          )}
        </span>
        <span className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold">
            {customer.name} <span className="font-normal text-ink-soft">{code}</span>
          </span>
          <span className="block truncate text-ink-soft text-sm">
            {late && (
              <strong suppressHydrationWarning className="font-semibold text-danger">
                {late} ·{' '}
              </strong>
            )}
            {[status === 'in_progress' && statusNames[status], bay && `bay ${bay}`, workOf(booking)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </Button>
      <NextAct booking={booking} />
    </li>
  )
}

/** A request that waits for the shop, and until when. */
function WaitingRow({ booking }: Props) {
  const { go } = useAddress()
  return (
    <li className={row}>
      <Button className={opens} onClick={() => go({ booking: booking.id })}>
        <span className="min-w-0 grow leading-tight">
          <span className="block truncate font-semibold">
            {booking.customer.name} <span className="font-normal text-ink-soft">{booking.code}</span>
          </span>
          <span className="block truncate text-ink-soft text-sm">{[whenOf(booking), workOf(booking)].join(' · ')}</span>
          <span className="block font-semibold text-accent-ink text-sm empty:hidden">{answerWords(booking)}</span>
        </span>
      </Button>
      {booking.slotStart && <NextAct booking={booking} />}
    </li>
  )
}
