import { CalendarDays, Info, MessageCircle, MessageSquare, Navigation, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { fitAtShop } from '#core/rules/website/whatsapp-texts.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { iconWay, iconWays, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { composeLink, useMessageDoor } from '../../../lib/messages.ts'
import { whatsappLink } from '../../../lib/settings.ts'
import { toast } from '../../../lib/toast.ts'

/** What a driver does next: book; or look, go on in the chat, ask, call, drive there. */
export function ShopWays({ shop }: { shop: ShopSummary }) {
  const formLink = useFormLink()
  const { slug, name } = shop
  return (
    <div className="grid gap-2">
      <Link
        to={formLink('fitting', { shop: slug })}
        preventScrollReset
        aria-label={`Book Service at ${name}`}
        className={`${primaryButton} min-h-11!`}
      >
        <CalendarDays aria-hidden size={18} className="shrink-0" /> Book Service
      </Link>
      <div className={iconWays}>
        <Link to={shopAddress(slug)} aria-label={`View Details of ${name}`} className={iconWay}>
          <Info aria-hidden size={20} /> Details
        </Link>
        <a href={whatsappLink(fitAtShop(shop))} aria-label={`Continue on WhatsApp with ${name}`} className={iconWay}>
          <MessageCircle aria-hidden size={20} className="text-whatsapp-ink" /> WhatsApp
        </a>
        <Message shop={shop} />
        <Call shop={shop} />
        <a
          href={directionsUrl(shop)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map: directions to ${name}`}
          className={iconWay}
        >
          <Navigation aria-hidden size={20} /> Map
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
      className={iconWay}
    >
      <MessageSquare aria-hidden size={20} /> Message
    </Link>
  )
}

function Call({ shop: { phone, name } }: { shop: ShopSummary }) {
  const inside = (
    <>
      <Phone aria-hidden size={20} /> Call
    </>
  )
  if (phone)
    return (
      <a href={`tel:${phone}`} aria-label={`Call ${name}`} className={iconWay}>
        {inside}
      </a>
    )
  return (
    <Button
      aria-label={`Call ${name}`}
      onClick={() => toast({ type: 'warning', title: 'Phone number not available for this centre' })}
      className={iconWay}
    >
      {inside}
    </Button>
  )
}
