import { CalendarCheck, MapPinned, MessageSquare, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { shopAddress } from '#core/rules/addresses.ts'
import { directionsUrl } from '#core/rules/directions.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { useFormLink } from '../../../lib/forms.ts'
import { composeLink, useMessageDoor } from '../../../lib/messages.ts'
import { toast } from '../../../lib/toast.ts'

const small = `${quietButton} px-2!`

/** What a driver can do about a centre. */
export function CentreActions({ shop }: { shop: ShopSummary }) {
  const { name, slug, phone } = shop
  const formLink = useFormLink()
  const message = useMessageDoor()
  return (
    <div className="grid gap-2">
      <Link
        to={formLink('fitting', { shop: slug })}
        preventScrollReset
        aria-label={`Book a service at ${name}`}
        className={primaryButton}
      >
        <CalendarCheck aria-hidden size={18} /> Book Service
      </Link>
      <div className="grid grid-cols-2 gap-2">
        <Link to={shopAddress(slug)} aria-label={`View details of ${name}`} className={small}>
          View Details
        </Link>
        <Link
          to={message.isCustomer ? composeLink(shop) : message.formLink(shop)}
          preventScrollReset={!message.isCustomer}
          onClick={message.guard}
          aria-label={`Message ${name}`}
          className={small}
        >
          <MessageSquare aria-hidden size={18} /> Message
        </Link>
        {phone ? (
          <a href={`tel:${phone}`} aria-label={`Call ${name}`} className={small}>
            <Phone aria-hidden size={18} /> Call
          </a>
        ) : (
          <button
            type="button"
            aria-label={`Call ${name}`}
            className={small}
            onClick={() => toast({ type: 'info', title: 'Phone number not available for this centre' })}
          >
            <Phone aria-hidden size={18} /> Call
          </button>
        )}
        <a href={directionsUrl(shop)} target="_blank" rel="noreferrer" aria-label={`Map to ${name}`} className={small}>
          <MapPinned aria-hidden size={18} /> Map
        </a>
      </div>
    </div>
  )
}
