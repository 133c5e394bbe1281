import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { BookedOnWeb } from '#core/contracts/web-bookings.ts'
import { clockOf, dayWords, momentWords, soonWords } from '#web/lib/dates.ts'
import { focusOn } from '#web/lib/device/focus-on.ts'
import { linkLook } from '../../../components/styles.ts'

const SHOWN_MS = 2000
/** There is more to read. */
const SHOWN_MS_IF_CLOSED = 5000

/**
 * Says that the shop was asked, for two seconds, or for as long as it takes if the time is held for a while only. A guest
 * is then led to the booking's own page.
 */
export function Booked({ booking, onClose }: { booking: BookedOnWeb; onClose(): void }) {
  const navigate = useNavigate()
  const { guestToken, code, shop, preferredStart, preferredDate, heldUntil, shopOpensAt } = booking
  useEffect(() => {
    if (heldUntil) return
    const leave = () => (guestToken ? void navigate(`/my-booking/${guestToken}`) : onClose())
    const timer = setTimeout(leave, shopOpensAt ? SHOWN_MS_IF_CLOSED : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [guestToken, heldUntil, shopOpensAt, navigate, onClose])
  const when = preferredStart
    ? `for ${momentWords(preferredStart)}.${heldUntil ? '' : ' The bay is held until it answers.'}`
    : `for any time${preferredDate ? ` on ${dayWords(preferredDate)}` : ''}. It will propose one.`
  return (
    <div
      ref={focusOn}
      tabIndex={-1}
      role="status"
      className="grid justify-items-center gap-2 py-6 text-center outline-none"
    >
      <CircleCheck aria-hidden size={48} className="text-verified" />
      <p className="font-bold text-xl">Your request is sent</p>
      <p>
        {shop.name} has your request {when}
      </p>
      {shopOpensAt && <p>It is closed now: it opens {soonWords(shopOpensAt)} and answers then.</p>}
      {heldUntil && (
        <p className="font-bold">
          We hold this time until {clockOf(heldUntil)}. Confirm your e-mail or continue on WhatsApp to keep it.
        </p>
      )}
      <p>
        Reference <strong className="lettering">{code}</strong>
      </p>
      <Link
        to={guestToken ? `/my-booking/${guestToken}` : '/booking'}
        state={{ bookingId: booking.id }}
        className={linkLook}
      >
        {heldUntil && guestToken ? 'Keep this time' : 'See your booking'}
      </Link>
    </div>
  )
}
