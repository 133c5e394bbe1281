import { CalendarDays, MessageCircle, MessageSquare, Phone, Scale } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Offer } from '#core/contracts/offers.ts'
import { formatPhone } from '#core/rules/format.ts'
import { bookListing } from '#core/rules/website/whatsapp-texts.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { iconWay, iconWays, quietButton, strongButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { useCompared } from '../../../lib/compare.ts'
import { whatsappLink } from '../../../lib/settings.ts'

/** On a phone a picture in the row of the one that is meant. */
const way = `${iconWay} max-md:min-w-11! max-md:flex-none!`

/** Book in the chat; or book here, ask, call, or put it beside others. */
export function OfferWays({ offer, fits }: { offer: Offer; fits: boolean }) {
  const formLink = useFormLink()
  const { codes, toggle } = useCompared()
  const { code, quantity, shop } = offer
  const name = `${offer.brand} ${offer.model}`
  const isCompared = codes.includes(code)
  return (
    <div className="mt-auto flex flex-wrap gap-1 pt-2 md:grid">
      <a
        href={whatsappLink(bookListing(code, quantity))}
        aria-label={`Book on WhatsApp: ${name} at ${shop.name}`}
        className={`${fits ? strongButton : quietButton} max-md:grow max-md:basis-24 max-md:gap-1.5! max-md:px-1! max-md:text-sm max-md:leading-tight`}
      >
        <MessageCircle aria-hidden size={20} className="shrink-0" /> Book on WhatsApp
      </a>
      <div className={`${iconWays} max-md:contents`}>
        <Link
          to={formLink('booking', { offer: code, quantity: String(quantity) })}
          preventScrollReset
          className={way}
          aria-label={`Book here: ${name} at ${shop.name}`}
        >
          <CalendarDays aria-hidden size={20} /> <span className="max-md:sr-only">Book here</span>
        </Link>
        <Link
          to={formLink('message', { shop: shop.slug, offer: code })}
          preventScrollReset
          className={way}
          aria-label={`Message ${shop.name} about ${name}`}
        >
          <MessageSquare aria-hidden size={20} /> <span className="max-md:sr-only">Message</span>
        </Link>
        {shop.phone && (
          <a href={`tel:${shop.phone}`} className={way} aria-label={`Call ${shop.name}, ${formatPhone(shop.phone)}`}>
            <Phone aria-hidden size={20} /> <span className="max-md:sr-only">Call</span>
          </a>
        )}
        <Button
          aria-pressed={isCompared}
          onClick={() => toggle(code)}
          className={way}
          aria-label={`Compare ${name} at ${shop.name}`}
        >
          <Scale aria-hidden size={20} /> <span className="max-md:sr-only">Compare</span>
        </Button>
      </div>
    </div>
  )
}
