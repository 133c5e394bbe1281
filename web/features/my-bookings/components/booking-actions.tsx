import { CalendarClock, CalendarPlus, MapPin, MessageSquare, Star, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { dangerButton, quietButton } from '../../../components/styles.ts'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingView, calendarUrl, cancel } from '../api/bookings.ts'
import { canChange, titleOf } from '../words.ts'

export type Holder = {
  /** Where the booking's reads and changes are. */
  path: string
  /** Read anew after a change. */
  renews: readonly string[]
  /** What the chat is opened with, where that is not said elsewhere. */
  chatText: string | undefined
  /** The token of the private link of a guest. */
  token?: string
}

/** What can be done with a booking as it stands. */
export function BookingActions({ booking, holder }: { booking: BookingView; holder: Holder }) {
  const formLink = useFormLink()
  const as = holder.token ? { as: 'guest' } : {}
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:*:px-2! max-sm:*:text-sm sm:flex sm:flex-wrap">
      {canChange(booking) && (
        <Link
          to={formLink('move', { booking: holder.token ?? booking.id, ...as })}
          preventScrollReset
          className={quietButton}
        >
          <CalendarClock aria-hidden size={18} /> Change time
        </Link>
      )}
      {booking.slotStart && booking.status !== 'cancelled' && <Calendar path={holder.path} />}
      {booking.locationType !== 'mobile' && booking.status !== 'cancelled' && (
        <a href={directionsUrl(booking.shop)} target="_blank" rel="noreferrer" className={quietButton}>
          <MapPin aria-hidden size={18} /> Directions
        </a>
      )}
      <Link to={formLink('message', { shop: booking.shop.slug, ...as })} preventScrollReset className={quietButton}>
        <MessageSquare aria-hidden size={18} /> Message shop
      </Link>
      {booking.status === 'completed' && !booking.reviewed && (
        <Link
          to={formLink('review', { booking: holder.token ?? booking.id, ...as })}
          preventScrollReset
          className={quietButton}
        >
          <Star aria-hidden size={18} /> Write a review
        </Link>
      )}
      {canChange(booking) && <Cancel booking={booking} holder={holder} />}
      {holder.chatText && <WhatsappLink text={holder.chatText} className="min-h-11!" />}
    </div>
  )
}

function Calendar({ path }: { path: string }) {
  const file = useSend<void, string>({
    send: () => calendarUrl(path),
    onDone: (url) => window.location.assign(url),
    onFailed: (error) => toast({ type: 'error', title: 'The calendar file could not be made', message: error.message }),
  })
  return (
    <button type="button" className={quietButton} disabled={file.isPending} onClick={() => file.mutate()}>
      <CalendarPlus aria-hidden size={18} /> Calendar file
    </button>
  )
}

function Cancel({ booking, holder: { path, renews } }: { booking: BookingView; holder: Holder }) {
  const [asks, setAsks] = useState(false)
  const cancelling = useSend<void, BookingView>({
    send: cancel(path),
    renews,
    onDone: () => {
      setAsks(false)
      toast({ type: 'success', title: 'Your booking is cancelled' })
    },
    onFailed: (error) => {
      setAsks(false)
      toast({ type: 'error', title: 'The booking was not cancelled', message: error.message, duration: 10_000 })
    },
  })
  return (
    <>
      <button type="button" className={`${dangerButton} max-sm:col-span-2`} onClick={() => setAsks(true)}>
        <X aria-hidden size={18} /> Cancel booking
      </button>
      <Confirm
        open={asks}
        title="Cancel this booking?"
        yes={cancelling.isPending ? 'Cancelling...' : 'Cancel booking'}
        destroys
        busy={cancelling.isPending}
        onYes={() => cancelling.mutate()}
        onNo={() => setAsks(false)}
      >
        {titleOf(booking)} at {booking.shop.name}. The shop is told, and the time is free for others.
      </Confirm>
    </>
  )
}
