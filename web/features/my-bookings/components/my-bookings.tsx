import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import type { BookingPage } from '#core/contracts/web-bookings.ts'
import { myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useWho } from '#web/lib/session.ts'
import { SignInFirst } from '../../../components/sign-in-first.tsx'
import { container, primaryButton, quietButton } from '../../../components/styles.ts'
import { Empty, Failed, Notice } from '../../../components/ui/states.tsx'
import { POLL_MS, useBookingNews } from '../news.ts'
import { BookingCard } from './booking-card.tsx'

const shownAtOnce = 20

/** The customer's own bookings, the newest first. */
export function MyBookings() {
  const who = useWho()
  return (
    <main className={`${container} max-w-3xl! py-8`}>
      <h1 className="mb-6 font-bold text-3xl">My Bookings</h1>
      {who.state === 'out' && <SignInFirst />}
      {who.state === 'loading' && <Shapes />}
      {who.state === 'in' && (who.account.role === 'customer' ? <List /> : <NotYours />)}
    </main>
  )
}

const NotYours = () => (
  <Empty title="My Bookings are for customers">
    <p>You are signed in with an account that cannot book. Sign in as a customer to see bookings.</p>
  </Empty>
)

const Shapes = () => (
  <div role="status" className="grid gap-5">
    <span className="sr-only">Loading bookings...</span>
    <div className="skeleton h-72 rounded-xl" />
    <div className="skeleton h-72 rounded-xl" />
  </div>
)

function List() {
  const { state } = useLocation()
  const booked: unknown = state?.bookingId
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery<BookingPage, ApiError, BookingPage['bookings'], string[], string | undefined>({
      queryKey: ['GET /bookings', 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call('GET /bookings', { query: { limit: shownAtOnce, after: pageParam } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
      refetchInterval: POLL_MS,
    })
  useBookingNews('mine')
  if (isPending) return <Shapes />
  if (error && !data)
    return <Failed title="Failed to load bookings" onRetry={() => void refetch()} retrying={isFetching} />
  if (data?.length === 0)
    return (
      <Empty title="No bookings yet">
        <p className="mb-4">Find your tyres, choose a free time, and the shop does the rest.</p>
        <Link to="/search" className={primaryButton}>
          Search Tyres
        </Link>
      </Empty>
    )
  return (
    <div className="grid gap-5">
      {data?.some(({ id }) => id === booked) && (
        <Notice tone="success">Your request is sent. You see here as soon as the shop answers.</Notice>
      )}
      {data?.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          isNew={booking.id === booked}
          holder={{ of: { id: booking.id }, chatText: myBooking(booking.code) }}
        />
      ))}
      {hasNextPage && (
        <button
          type="button"
          className={`${quietButton} justify-self-center`}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Earlier bookings'}
        </button>
      )}
    </div>
  )
}
