import { CalendarDays, Info, MessageCircle, MessageSquare, Navigation, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { fitAtShop } from '#core/rules/website/whatsapp-texts.ts'
import { ShopCard } from '#web/components/shops/shop-card.tsx'
import { NearItems, type NearMark } from '#web/lib/code/near.tsx'
import { useFormLink } from '#web/lib/page/forms.ts'
import { iconWay, iconWays, primaryButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { composeLink, useMessageDoor } from '../../../lib/messages.ts'
import { whatsappLink } from '../../../lib/settings.ts'
import { toast } from '../../../lib/toast.ts'
import type { DirectorySearch } from '../directory-address.ts'
import { useChosenShop } from '../use-chosen-shop.ts'

/** Two beside the map of a wide screen, until there is room for three again. */
export const grid = 'grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 min-[90rem]:max-[110rem]:grid-cols-2'

const services = 3
/** What the first screen of a phone shows. */
const FIRST = 2

type Props = { shops: readonly ShopSummary[]; directorySearch: DirectorySearch }

/** The shop that the address names stands out, and first where it is on none of the open pages. */
export function ShopList({ shops, directorySearch }: Props) {
  const chosen = useChosenShop(directorySearch.shop, shops)
  const shown = chosen && !shops.includes(chosen) ? [chosen, ...shops] : shops
  return (
    <ul className={grid}>
      <NearItems
        items={shown}
        first={FIRST}
        each={(shop, mark) => <ShopItem key={shop.id} shop={shop} isChosen={shop === chosen} mark={mark} />}
      />
    </ul>
  )
}

type ItemProps = { shop: ShopSummary; isChosen?: boolean; mark?: NearMark | undefined }

export function ShopItem({ shop, isChosen = false, mark }: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li
      {...mark}
      ref={item}
      aria-current={isChosen || undefined}
      className="scroll-my-24 rounded-2xl aria-[current]:ring-3 aria-[current]:ring-accent"
    >
      <ShopCard shop={shop} services={services}>
        <ShopWays shop={shop} />
      </ShopCard>
    </li>
  )
}

/** What a driver does next: book; or look, go on in the chat, ask, call, drive there. */
function ShopWays({ shop }: { shop: ShopSummary }) {
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
