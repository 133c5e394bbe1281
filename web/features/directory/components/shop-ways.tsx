import { CalendarDays, MessageSquare, Navigation, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { fitAtShop } from '#core/rules/website/whatsapp-texts.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { composeLink, useMessageDoor } from '../../../lib/messages.ts'
import { toast } from '../../../lib/toast.ts'

const way = `${quietButton} w-full gap-1.5! px-2!`

/** What a driver does next: look, book, ask, call, drive there, or go on in the chat. */
export function ShopWays({ shop }: { shop: ShopSummary }) {
  const formLink = useFormLink()
  const { slug, name } = shop
  return (
    <div className="grid gap-2">
      <WhatsappLink text={fitAtShop(shop)} label={`Continue on WhatsApp with ${name}`} className="w-full" />
      <div className="grid grid-cols-2 gap-2">
        <Link to={shopAddress(slug)} aria-label={`View Details of ${name}`} className={way}>
          View Details
        </Link>
        <Link
          to={formLink('fitting', { shop: slug })}
          preventScrollReset
          aria-label={`Book Service at ${name}`}
          className={way}
        >
          <CalendarDays aria-hidden size={18} className="shrink-0" /> Book Service
        </Link>
      </div>
      <div className="grid grid-cols-[1.35fr_1fr_1fr] gap-2">
        <Message shop={shop} />
        <Call shop={shop} />
        <a
          href={directionsUrl(shop)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map: directions to ${name}`}
          className={way}
        >
          <Navigation aria-hidden size={18} /> Map
        </a>
      </div>
    </div>
  )
}

/** Customers write where their messages are, visitors in a form. */
function Message({ shop }: { shop: ShopSummary }) {
  const formLink = useFormLink()
  const { isCustomer, guard } = useMessageDoor()
  return (
    <Link
      to={isCustomer ? composeLink(shop) : formLink('message', { shop: shop.slug, as: 'guest' })}
      preventScrollReset={!isCustomer}
      onClick={guard}
      aria-label={`Message ${shop.name}`}
      className={way}
    >
      <MessageSquare aria-hidden size={18} className="shrink-0" /> Message
    </Link>
  )
}

function Call({ shop: { phone, name } }: { shop: ShopSummary }) {
  const inside = (
    <>
      <Phone aria-hidden size={18} /> Call
    </>
  )
  if (phone)
    return (
      <a href={`tel:${phone}`} aria-label={`Call ${name}`} className={way}>
        {inside}
      </a>
    )
  return (
    <button
      type="button"
      aria-label={`Call ${name}`}
      onClick={() => toast({ type: 'warning', title: 'Phone number not available for this centre' })}
      className={way}
    >
      {inside}
    </button>
  )
}
