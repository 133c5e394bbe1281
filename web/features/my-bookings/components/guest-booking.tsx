import { useParams } from 'react-router-dom'
import type { GuestBookingView } from '#core/contracts/web-bookings.ts'
import { continueGuestBooking, myBooking } from '#core/rules/website/whatsapp-texts.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { container } from '../../../components/styles.ts'
import { Empty, Failed, Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
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
  return (
    <main className={`${container} grid max-w-3xl! gap-5 py-8`}>
      {error && !data ? (
        <Missing notFound={error.status === 404} onRetry={() => void refetch()} retrying={isFetching} />
      ) : data ? (
        <>
          <Keep booking={data} />
          <BookingCard
            booking={data}
            level="h1"
            holder={{ of: { token }, chatText: data.chatKey ? undefined : myBooking(data.code) }}
          />
        </>
      ) : (
        <div role="status" className="skeleton h-96 rounded-xl">
          <span className="sr-only">Loading your booking...</span>
        </div>
      )}
    </main>
  )
}

const Missing = ({ notFound, onRetry, retrying }: { notFound: boolean; onRetry(): void; retrying: boolean }) =>
  notFound ? (
    <Empty title="This link opens no booking">
      <p>It may have been cut short. Please open it from the e-mail again.</p>
    </Empty>
  ) : (
    <Failed title="Your booking could not be read" onRetry={onRetry} retrying={retrying} />
  )

/** A guest has nothing but this address to come back with, so it says how to keep it and how to hear the answer. */
const Keep = ({ booking }: { booking: GuestBookingView }) => (
  <Notice tone="info">
    <p className="font-bold">Keep this page: its address is the private link to your booking.</p>
    <p className="mt-1 font-normal">
      {booking.customer.email
        ? `We sent it to ${booking.customer.email}, where you also get the shop's answers.`
        : 'You gave no e-mail address, so bookmark it.'}{' '}
      {booking.chatKey && 'To get the answers on WhatsApp as well, send us the message that this opens:'}
    </p>
    {booking.chatKey && <WhatsappLink text={continueGuestBooking(booking.code, booking.chatKey)} className="mt-3" />}
  </Notice>
)
