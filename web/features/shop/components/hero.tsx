import { CalendarCheck, Navigation, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { fitAtShop } from '#core/rules/website/whatsapp-texts.ts'
import { ShopFace } from '#web/components/shops/shop-face.tsx'
import { ShopName } from '#web/components/shops/shop-head.tsx'
import { useFormLink } from '#web/lib/page/forms.ts'
import { BookmarkButton } from '../../../components/bookmark-button.tsx'
import { container, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { toast } from '../../../lib/toast.ts'

/** The shop's face, its name, and the ways to it. */
export function Hero({ shop }: { shop: ShopProfile }) {
  return (
    <div>
      <div className="relative h-44 overflow-hidden bg-rubber md:h-80">
        <ShopFace shop={shop} eager sizes="100vw" className="object-[50%_40%]" />
        <BookmarkButton
          kind="shop"
          id={shop.id}
          name={shop.name}
          className="absolute! top-3 right-3 md:top-5 md:right-[max(2rem,calc(50%-34.25rem))] min-[90rem]:right-[max(2rem,calc(50%-53rem))]"
        />
      </div>
      <div className={container}>
        <div className="relative -mt-10 rounded-2xl bg-surface p-5 shadow-card md:-mt-20 md:flex md:items-end md:gap-8 md:p-7">
          <ShopName shop={shop} isPage />
          <Ways shop={shop} />
        </div>
      </div>
    </div>
  )
}

function Ways({ shop }: { shop: ShopProfile }) {
  const formLink = useFormLink()
  return (
    <div className="mt-5 grid shrink-0 gap-2.5 md:mt-0 md:w-72">
      <Link to={formLink('fitting', { shop: shop.slug })} preventScrollReset className={primaryButton}>
        <CalendarCheck aria-hidden size={20} /> Book
      </Link>
      <WhatsappLink text={fitAtShop(shop)} label={`Continue on WhatsApp with ${shop.name}`} />
      <div className="flex flex-wrap gap-2.5 *:grow *:basis-[7.5rem]">
        {shop.phone ? (
          <a href={`tel:${shop.phone}`} className={quietButton}>
            <Phone aria-hidden size={18} /> Call
          </a>
        ) : (
          <Button
            look="quiet"
            onClick={() => toast({ type: 'info', title: 'Phone number not available for this centre' })}
          >
            <Phone aria-hidden size={18} /> Call
          </Button>
        )}
        <a href={shop.directionsUrl} target="_blank" rel="noreferrer" className={quietButton}>
          <Navigation aria-hidden size={18} /> Directions
        </a>
      </div>
    </div>
  )
}
