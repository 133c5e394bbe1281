import { CalendarDays, ChevronDown, MessageCircle, MessageSquare, Phone, Scale, Tags } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatPhone } from '#core/rules/format.ts'
import { bookListing } from '#core/rules/website/whatsapp-texts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { askPrice } from '#web/lib/page/ask-price.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { iconWay, iconWays, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useCompared } from '../../../lib/compare.ts'
import { whatsappLink } from '../../../lib/settings.ts'

type Props = {
  offer: Offer
  fits: boolean
  /** What else is to be known of it: stands behind 'More'. */
  children: ReactNode
}

/** One act; the same in the chat beside it; and behind 'More' whatever else there is to know and to do. */
export function OfferWays({ offer, fits, children }: Props) {
  const formLink = useFormLink()
  const { code, quantity, shop } = offer
  const name = `${offer.brand} ${offer.model}`
  return (
    <div className="relative mt-auto pt-3">
      <div className="flex gap-2 pr-22 max-[14rem]:flex-wrap max-[14rem]:pr-0">
        <Link
          to={formLink('booking', { offer: code, quantity: String(quantity) })}
          preventScrollReset
          className={`${fits ? `${primaryButton} min-h-11! px-3!` : quietButton} grow whitespace-nowrap`}
          aria-label={`Choose a time: ${name} at ${shop.name}`}
        >
          <CalendarDays aria-hidden size={20} className="shrink-0" /> Choose a time
        </Link>
        <a
          href={whatsappLink(bookListing(code, quantity))}
          aria-label={`Book on WhatsApp: ${name} at ${shop.name}`}
          title="Book on WhatsApp"
          className="pressable grid size-11 shrink-0 place-items-center rounded-lg border border-line-strong text-whatsapp-ink hover:bg-sunk"
        >
          <MessageCircle aria-hidden size={22} />
        </a>
      </div>
      <details className="group">
        <summary
          aria-label={`More about ${name} at ${shop.name}`}
          className="pressable absolute top-3 right-0 flex h-11 w-20 list-none items-center justify-center gap-1 rounded-lg font-semibold hover:bg-sunk max-[14rem]:static max-[14rem]:w-auto [&::-webkit-details-marker]:hidden"
        >
          More <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-3 border-line border-t pt-3 text-sm">
          {children}
          <Others offer={offer} name={name} />
        </div>
      </details>
    </div>
  )
}

/** Puts the offer beside others, or takes it out again. */
export function CompareMark({ offer: { code, brand, model, shop } }: { offer: Offer }) {
  const { codes, toggle } = useCompared()
  return (
    <Button
      aria-pressed={codes.includes(code)}
      onClick={() => toggle(code)}
      className="pressable grid size-11 shrink-0 place-items-center rounded-lg hover:bg-sunk aria-pressed:bg-accent-wash aria-pressed:text-accent-ink"
      aria-label={`Compare ${brand} ${model} at ${shop.name}`}
      title="Compare"
    >
      <Scale aria-hidden size={20} />
    </Button>
  )
}

function Others({ offer, name }: { offer: Offer; name: string }) {
  const { code, shop } = offer
  const formLink = useFormLink()
  const { params } = useAddress()
  return (
    <div className={iconWays}>
      <Link
        to={formLink('message', { shop: shop.slug, offer: code })}
        preventScrollReset
        className={iconWay}
        aria-label={`Message ${shop.name} about ${name}`}
      >
        <MessageSquare aria-hidden size={20} /> Message
      </Link>
      <Link
        to={askPrice(offer, params.get('near') ?? undefined, params.get('place') ?? undefined)}
        className={iconWay}
        aria-label={`Ask ${shop.name} for a price of ${name}`}
      >
        <Tags aria-hidden size={20} /> Ask price
      </Link>
      {shop.phone && (
        <a href={`tel:${shop.phone}`} className={iconWay} aria-label={`Call ${shop.name}, ${formatPhone(shop.phone)}`}>
          <Phone aria-hidden size={20} /> Call
        </a>
      )}
    </div>
  )
}
