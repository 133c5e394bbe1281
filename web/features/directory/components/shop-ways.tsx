import { CalendarDays, MessageSquare, Navigation, Phone } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { shopAddress } from '#core/rules/addresses.ts'
import { directionsUrl } from '#core/rules/directions.ts'
import { fitAtShop } from '#core/rules/whatsapp-texts.ts'
import { quietButton } from '../../../components/styles.ts'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { useFormLink } from '../../../lib/forms.ts'
import { toast } from '../../../lib/toast.ts'
import { useWho } from '../../../lib/who.ts'

const way = `${quietButton} w-full px-2!`

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
          <CalendarDays aria-hidden size={18} className="max-[22rem]:hidden" /> Book Service
        </Link>
      </div>
      <div className="grid grid-cols-3 gap-2">
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

function Message({ shop: { slug, name } }: { shop: ShopSummary }) {
  const formLink = useFormLink()
  const who = useWho()
  const isBusiness = who.state === 'in' && who.account.role === 'business'
  const refuse = (event: MouseEvent) => {
    if (!isBusiness) return
    event.preventDefault()
    toast({ type: 'warning', title: 'Business accounts cannot message other businesses directly' })
  }
  return (
    <Link
      to={formLink('message', { shop: slug, as: 'guest' })}
      preventScrollReset
      onClick={refuse}
      aria-label={`Message ${name}`}
      className={way}
    >
      <MessageSquare aria-hidden size={18} className="max-[24rem]:hidden" /> Message
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
