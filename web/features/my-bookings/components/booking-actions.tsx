import { Menu } from '@base-ui/react/menu'
import { CalendarClock, CalendarPlus, MapPin, MessageSquare, RotateCcw, Star, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BookingView } from '#core/contracts/bookings.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
import { type FormSubject, useFormLink } from '#web/lib/page/forms.ts'
import { HandOn } from '../../../components/handed/hand-on.tsx'
import { quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Confirm } from '../../../components/ui/confirm.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'
import { type BookingRef, cancel, readsOf } from '../api/bookings.ts'
import { canChange, titleOf, wasMissed } from '../words.ts'
import { AskBeside } from './ask-beside.tsx'

export type Holder = {
  of: BookingRef
  /** What the chat is opened with; undefined if another part of the page says it. */
  chatText: string | undefined
  /** A guest has to confirm the address first. */
  mayAskOthers: boolean
}

/** What can be done with a booking as it stands. */
export function BookingActions({ booking, holder }: { booking: BookingView; holder: Holder }) {
  const formLink = useFormLink()
  const { of } = holder
  const as = 'token' in of ? { as: 'guest' } : {}
  const name = 'token' in of ? of.token : of.id
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow max-sm:*:basis-[45%] max-sm:*:px-2! max-sm:*:text-sm">
      {canChange(booking) && (
        <Link to={formLink('move', { booking: name, ...as })} preventScrollReset className={quietButton}>
          <CalendarClock aria-hidden size={18} /> Change time
        </Link>
      )}
      {isAhead(booking) && booking.slotStart && <AddToCalendar of={of} />}
      {booking.locationType !== 'mobile' && isAhead(booking) && (
        <a href={directionsUrl(booking.shop)} target="_blank" rel="noreferrer" className={quietButton}>
          <MapPin aria-hidden size={18} /> Directions
        </a>
      )}
      <Link to={formLink('message', messageAbout(booking, of))} preventScrollReset className={quietButton}>
        <MessageSquare aria-hidden size={18} /> Message shop
      </Link>
      {isAhead(booking) && <HandOn of={of} />}
      {booking.status === 'completed' && !booking.reviewed && (
        <Link to={formLink('review', { booking: name, ...as })} preventScrollReset className={quietButton}>
          <Star aria-hidden size={18} /> Write a review
        </Link>
      )}
      {!isAhead(booking) && <Again booking={booking} />}
      {holder.mayAskOthers && isSilent(booking) && <AskBeside of={of} />}
      {canChange(booking) && <Cancel booking={booking} of={of} />}
      {holder.chatText && <WhatsappLink text={holder.chatText} className="min-h-11! max-sm:basis-full!" />}
    </div>
  )
}

/** The conversation with the shop has the booking pinned; a guest's is written by the private link of the booking. */
const messageAbout = ({ id, shop }: BookingView, of: BookingRef): FormSubject => ({
  shop: shop.slug,
  ...('id' in of ? { booking: id } : { booking: of.token, as: 'guest' }),
})

/** The shop has not answered, and no other has been asked. */
const isSilent = ({ status, awaiting, asksOthers }: BookingView): boolean =>
  status === 'pending' && awaiting === 'shop' && !asksOthers

const isAhead = ({ status }: BookingView): boolean => status !== 'cancelled' && status !== 'completed'

/** The same tyres, or the same work without tyres, at the same shop. */
function Again({ booking }: { booking: BookingView }) {
  const { shop, listingCode, quantity } = booking
  const formLink = useFormLink()
  const count = quantity === null ? {} : { quantity: String(quantity) }
  const to = listingCode
    ? formLink('booking', { offer: listingCode, ...count })
    : formLink('fitting', { shop: shop.slug, ...count })
  return (
    <Link to={to} preventScrollReset className={quietButton}>
      <RotateCcw aria-hidden size={18} /> {wasMissed(booking) ? 'New time' : 'Book again'}
    </Link>
  )
}

function Cancel({ booking, of }: { booking: BookingView; of: BookingRef }) {
  const [asks, setAsks] = useState(false)
  const cancelling = useSendWith(cancel, {
    invalidates: readsOf(of),
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
      <Button look="danger" className="max-sm:basis-full!" onClick={() => setAsks(true)}>
        <X aria-hidden size={18} /> Cancel booking
      </Button>
      <Confirm
        open={asks}
        title="Cancel this booking?"
        yes={cancelling.isPending ? 'Cancelling...' : 'Cancel booking'}
        destroys
        busy={cancelling.isPending}
        onYes={() => cancelling.mutate(of)}
        onNo={() => setAsks(false)}
      >
        {titleOf(booking)} at {booking.shop.name}. The shop is told, and the time is free for others.
      </Confirm>
    </>
  )
}

const item = 'flex min-h-11 items-center rounded-lg px-3 data-[highlighted]:bg-sunk'

/** Puts the appointment into the driver's calendar: Google's, Outlook's, or any other by its file. */
function AddToCalendar({ of }: { of: BookingRef }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useCalendarWays(of, isOpen)
  return (
    <Menu.Root open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger className={quietButton}>
        <CalendarPlus aria-hidden size={18} className="max-sm:hidden" /> Add to calendar
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="start" className="z-50">
          <Menu.Popup className="min-w-52 rounded-xl bg-surface p-2 text-ink shadow-card ring-1 ring-line">
            {data ? (
              <>
                <Way href={data.google}>Google Calendar</Way>
                <Way href={data.outlook}>Outlook</Way>
                <Menu.Item render={<a href={data.url} download />} className={item}>
                  Calendar file
                </Menu.Item>
              </>
            ) : (
              <p role="status" className={item}>
                {error ? error.message : 'Loading...'}
              </p>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

const Way = ({ href, children }: { href: string | null; children: string }) =>
  href && (
    <Menu.Item render={<a href={href} target="_blank" rel="noreferrer" />} className={item}>
      {children}
    </Menu.Item>
  )

function useCalendarWays(of: BookingRef, isOpen: boolean) {
  const guest = useRead('GET /guest-bookings/:token/calendar', isOpen && 'token' in of ? { params: of } : null)
  const own = useRead('GET /bookings/:id/calendar', isOpen && 'id' in of ? { params: of } : null)
  return 'token' in of ? guest : own
}
