import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import type { GuestBookingView } from '#core/contracts/web-bookings.ts'
import { continueGuestBooking, myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf } from '#web/lib/dates.ts'
import { KeepInAccount } from '../../../components/keep-in-account.tsx'
import { card, container, linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Empty, Failed, Loading, Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'
import { readsOf } from '../api/bookings.ts'
import { POLL_MS, useBookingNews } from '../news.ts'
import { BookingCard } from './booking-card.tsx'

/** A guest's booking, opened by its private link. */
export function GuestBooking() {
  const { token = '' } = useParams()
  const { data, error, refetch, isFetching } = useRead(
    'GET /guest-bookings/:token',
    { params: { token } },
    { every: POLL_MS },
  )
  useBookingNews({ token })
  const proof = useAddressProof()
  return (
    <main className={`${container} grid max-w-3xl! grid-cols-1 gap-5 break-words py-8`}>
      {error && !data ? (
        <Missing error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <>
          <BookingCard
            booking={data}
            level="h1"
            holder={{
              of: { token },
              chatText: data.chatKey ? undefined : myBooking(data.code),
              mayAskOthers: data.emailProven,
            }}
          >
            {proof && !data.emailProven && data.customer.email && (
              <ConfirmAddress booking={data} token={token} proof={proof} />
            )}
            {isOpen(data) && <Keep booking={data} />}
          </BookingCard>
          <Besides besides={data.besides} />
          <KeepBooking inAccount={data.inAccount} token={token} />
        </>
      ) : (
        <>
          <h1 className="sr-only">Your booking</h1>
          <Loading>
            <div role="status" className="skeleton h-96 rounded-xl">
              <span className="sr-only">Loading your booking...</span>
            </div>
          </Loading>
        </>
      )}
    </main>
  )
}

/** What else the guest asked for; the first answer that they take ends the others. */
const Besides = ({ besides }: Pick<GuestBookingView, 'besides'>) =>
  besides.length > 0 && (
    <section aria-labelledby="besides" className={`${card} p-5`}>
      <h2 id="besides" className="font-bold text-lg">
        Asked as well
      </h2>
      <p className="mt-1 text-ink-soft">You take the answer that suits you; the others are withdrawn then.</p>
      <ul>
        {besides.map(({ shopName, token }) => (
          <li key={token}>
            <Link to={`/my-booking/${token}`} className={`${linkLook} inline-flex min-h-11 items-center`}>
              Your request at {shopName}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )

function KeepBooking({ inAccount, token }: Pick<GuestBookingView, 'inAccount'> & { token: string }) {
  const keeping = useSend('POST /guest-bookings/:token/keep', {
    invalidates: ['GET /guest-bookings/:token', 'GET /bookings'],
    onDone: () => toast({ type: 'success', title: 'The booking stands in My Bookings' }),
    onFailed: ({ message }) => toast({ type: 'error', title: 'The booking was not kept', message }),
  })
  return (
    <KeepInAccount
      inAccount={inAccount}
      place={{ name: 'My Bookings', to: '/booking' }}
      isKeeping={keeping.isPending}
      onKeep={() => keeping.mutate({ params: { token } })}
    />
  )
}

const isOpen = ({ status }: GuestBookingView): boolean => status !== 'cancelled' && status !== 'completed'

type MissingProps = { error: { status: number; code: string }; onRetry(): void; retrying: boolean }
function Missing({ error, onRetry, retrying }: MissingProps) {
  if (error.code === 'LINK_ENDED')
    return (
      <Empty isPage title="This booking has found its owner">
        <p>
          It was made with a WhatsApp number or an e-mail address that has been confirmed since, so this private link
          has ended. Sign in, or write "my bookings" to us on WhatsApp, to see it.
        </p>
        <Link to="/login?return=/booking" className={`${linkLook} mt-3 inline-flex min-h-11 items-center`}>
          Sign in
        </Link>
        <WhatsappLink text="My bookings" className="mt-3" />
      </Empty>
    )
  if (error.status === 404)
    return (
      <Empty isPage title="This link opens no booking">
        <p>It may have been cut short. Please open it from the e-mail again, or ask for your bookings in the chat.</p>
        <WhatsappLink text="My bookings" className="mt-3" />
      </Empty>
    )
  return (
    <>
      <h1 className="font-bold text-2xl">Your booking</h1>
      <Failed title="Your booking could not be read" onRetry={onRetry} retrying={retrying} />
    </>
  )
}

/** A guest has nothing but this address to come back with, so it says how to keep it and how to hear the answer. */
const Keep = ({ booking }: { booking: GuestBookingView }) => (
  <Notice tone="info">
    {booking.heldUntil && (
      <p className="font-bold">
        We hold this time until {clockOf(booking.heldUntil)}. {keepingIt(booking)}
      </p>
    )}
    <p className={booking.heldUntil ? 'mt-1 font-normal' : 'font-bold'}>
      Keep this page: its address is the private link to your booking.
    </p>
    <p className="mt-1 font-normal">
      {booking.customer.email
        ? `We sent it to ${booking.customer.email}, where you also get the shop's answers.`
        : 'You gave no e-mail address, so bookmark it.'}{' '}
      {booking.chatKey
        ? 'To get the answers on WhatsApp as well, send us the message that this opens:'
        : booking.inAccount === 'none' && 'The answers come to you on WhatsApp.'}
    </p>
    {booking.chatKey && <WhatsappLink text={continueGuestBooking(booking.code, booking.chatKey)} className="mt-3" />}
  </Notice>
)

const keepingIt = ({ customer }: GuestBookingView): string =>
  customer.email
    ? 'Confirm your e-mail or continue on WhatsApp to keep it. The link to confirm it is in the e-mail that we sent you.'
    : 'Continue on WhatsApp to keep it.'

const behind = '#confirm='

/** The proof that the link of a mail carries behind the #. */
const useAddressProof = (): string | undefined => {
  const { hash } = useLocation()
  return hash.startsWith(behind) ? hash.slice(behind.length) : undefined
}

/** Confirms with a tap, since mail programs open links by themselves. */
function ConfirmAddress({ booking, token, proof }: { booking: GuestBookingView; token: string; proof: string }) {
  const navigate = useNavigate()
  const done = () => navigate({ hash: '' }, { replace: true })
  const confirming = useSend('POST /guest-bookings/:token/confirm-address', {
    invalidates: readsOf({ token }),
    onDone: ({ booking: shown }) => {
      toast({
        type: 'success',
        title: 'Your e-mail address is confirmed',
        ...(shown === null && { message: 'The booking stands in the account of this address. Sign in to see it.' }),
      })
      void done()
    },
    onFailed: (error) => {
      toast({ type: 'error', title: 'The address was not confirmed', message: error.message, duration: 10_000 })
    },
  })
  return (
    <Notice tone="info">
      <p className="font-bold">Is {booking.customer.email} your e-mail address?</p>
      <Button
        look="primary"
        className="mt-3"
        busy={confirming.isPending && 'Confirming...'}
        onClick={() => confirming.mutate({ params: { token }, body: { proof } })}
      >
        Confirm my e-mail
      </Button>
    </Notice>
  )
}
