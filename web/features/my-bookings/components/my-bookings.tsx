import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import type { BookingPage } from '#core/contracts/web-bookings.ts'
import { myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { type ApiError, call } from '#web/lib/api/call.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { SignInFirst } from '../../../components/sign-in-first.tsx'
import { WhoIsHere } from '../../../components/signed-in-only.tsx'
import { container, linkLook, primaryButton, quietButton } from '../../../components/styles.ts'
import { TabList } from '../../../components/tab-list.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Loading, Notice } from '../../../components/ui/states.tsx'
import { POLL_MS, useBookingNews } from '../news.ts'
import { BookingCard } from './booking-card.tsx'

const shownAtOnce = 20
/** As many beside each other as have room for their facts, also at large text; one alone is not stretched. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,32rem),1fr))] items-start gap-5'

/** The customer's own bookings, the newest first. */
export function MyBookings() {
  const who = useWho()
  if (who.state === 'loading') return <WhoIsHere />
  return (
    <main className={`${container} py-8`}>
      <h1 className="mb-6 font-bold text-3xl">My Bookings</h1>
      {who.state === 'out' && <SignInFirst />}
      {who.state === 'in' &&
        (who.account.role === 'customer' ? <Bookings hasNumber={who.account.phone !== null} /> : <NotYours />)}
    </main>
  )
}

const NotYours = () => (
  <Empty title="My Bookings are for customers">
    <p>You are signed in with an account that cannot book. Sign in as a customer to see bookings.</p>
  </Empty>
)

const Shapes = () => (
  <Loading>
    <div role="status" className={`${columns}`}>
      <span className="sr-only">Loading bookings...</span>
      <div className="skeleton h-72 rounded-xl" />
      <div className="skeleton h-72 rounded-xl" />
    </div>
  </Loading>
)

const tabs = [
  { id: 'upcoming', name: 'Upcoming' },
  { id: 'past', name: 'Past' },
  { id: 'cancelled', name: 'Cancelled' },
] as const
type Tab = (typeof tabs)[number]['id']
const tabLook = (chosen: boolean) =>
  `min-h-12 grow border-b-2 px-2 font-semibold sm:grow-0 sm:px-5 ${chosen ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft'}`

/** Which bookings are shown stands in the address. */
function Bookings({ hasNumber }: { hasNumber: boolean }) {
  const { params, go } = useAddress()
  const chosen = tabs.find(({ id }) => id === params.get('show'))?.id ?? 'upcoming'
  useBookingNews('mine')
  return (
    <>
      <TabList
        id="bookings"
        label="Which bookings"
        tabs={tabs}
        chosen={chosen}
        onChoose={(next) => go({ show: next === 'upcoming' ? undefined : next }, 'replace')}
        className="mb-5 flex flex-wrap border-line border-b"
        tabClassName={tabLook}
      />
      <div role="tabpanel" id="bookings-panel" aria-labelledby={`bookings-${chosen}`}>
        <List key={chosen} which={chosen} hasNumber={hasNumber} />
      </div>
    </>
  )
}

function List({ which, hasNumber }: { which: Tab; hasNumber: boolean }) {
  const { state } = useLocation()
  const booked: unknown = state?.bookingId
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery<BookingPage, ApiError, BookingPage['bookings'], string[], string | undefined>({
      queryKey: ['GET /bookings', which],
      queryFn: ({ pageParam, signal }) =>
        call('GET /bookings', { query: { which, limit: shownAtOnce, after: pageParam } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ bookings }) => bookings),
      refetchInterval: POLL_MS,
    })
  if (isPending) return <Shapes />
  if (error && !data)
    return <Failed title="Failed to load bookings" onRetry={() => void refetch()} retrying={isFetching} />
  if (data?.length === 0) return <None which={which} hasNumber={hasNumber} />
  return (
    <div className={columns}>
      {data?.some(({ id }) => id === booked) && (
        <Notice tone="success" className="col-span-full">
          Your request is sent. You see here as soon as the shop answers.
        </Notice>
      )}
      {data?.map((booking) => (
        <BookingCard
          key={booking.id}
          booking={booking}
          isNew={booking.id === booked}
          holder={{ of: { id: booking.id }, chatText: myBooking(booking.code), mayAskOthers: true }}
        />
      ))}
      {hasNextPage && (
        <Button
          look="quiet"
          className="col-span-full justify-self-center"
          busy={isFetchingNextPage && 'Loading...'}
          onClick={() => void fetchNextPage()}
        >
          Earlier bookings
        </Button>
      )}
    </div>
  )
}

function None({ which, hasNumber }: { which: Tab; hasNumber: boolean }) {
  if (which !== 'upcoming')
    return (
      <Empty title={which === 'past' ? 'No past bookings' : 'No cancelled bookings'}>
        <Link to="/booking" className={`${quietButton} mt-2`}>
          Upcoming bookings
        </Link>
      </Empty>
    )
  return (
    <Empty title="No bookings ahead">
      <p className="mb-4">Find your tyres, choose a free time, and the shop does the rest.</p>
      <Link to="/search" className={primaryButton}>
        Search Tyres
      </Link>
      {!hasNumber && (
        <p className="mt-4 text-ink-soft text-sm">
          Booked on WhatsApp or as a guest?{' '}
          <Link to="/profile?change=number" className={linkLook}>
            Add your WhatsApp number
          </Link>{' '}
          to see those bookings here.
        </p>
      )}
    </Empty>
  )
}
