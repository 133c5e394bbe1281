import { Link } from 'react-router-dom'
import type { ShopProfile, StockedTyre } from '#core/contracts/shop-directory.ts'
import { formatRand } from '#core/rules/format.ts'
import { bookListing } from '#core/rules/website/whatsapp-texts.ts'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { StockState } from '#web/components/tyres/stock-state.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { typeNames } from '#web/lib/labels.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { linkLook, primaryButton, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { useMessageDoor } from '../../../lib/messages.ts'
import { whatsappLink } from '../../../lib/settings.ts'

type Props = { tyre: StockedTyre; shop: ShopProfile }

const featuresShown = 2

/** A tyre on the shop's shelf. */
export function StockedCard({ tyre, shop }: Props) {
  const { brand, model, size, service, stock } = tyre
  return (
    <article
      aria-label={`${brand} ${model} ${size}`}
      className="flex h-full flex-col gap-3 rounded-2xl bg-surface p-4 shadow-card"
    >
      <div className="flex gap-4">
        <div className="w-24 shrink-0">
          <TyrePicture {...tyre} className="w-24" />
        </div>
        <div className="min-w-0 grow">
          <h3 className="font-bold leading-snug">
            {brand} {model}
          </h3>
          <p className="lettering text-[15px]">
            {size || 'N/A'} {service}
          </p>
          <p className="text-ink-soft text-sm">
            {[typeNames[tyre.type], ...tyre.features.slice(0, featuresShown)].join(' · ')}
            {tyre.features.length > featuresShown && ` · +${tyre.features.length - featuresShown} more`}
          </p>
          <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2">
            <Money cents={tyre.priceCents} whole className="font-extrabold text-xl" />
            {tyre.listPriceCents > tyre.priceCents && (
              <s className="money text-ink-soft text-sm">
                <span className="sr-only">instead of </span>
                {formatRand(tyre.listPriceCents)}
              </s>
            )}
          </p>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <StockState quantity={stock} ready={stock > 0 && tyre.onShelf === 0 ? 'to order' : undefined} />
            <StockAge at={tyre.stockConfirmedAt} className="text-ink-soft text-sm" />
          </p>
        </div>
      </div>
      <div className="mt-auto">
        {stock > 0 ? <Ways tyre={tyre} shop={shop} /> : <SoldOut tyre={tyre} shop={shop} />}
      </div>
    </article>
  )
}

const wantedOf = ({ stock }: StockedTyre): number => Math.min(4, stock)

function Ways({ tyre, shop }: Props) {
  const formLink = useFormLink()
  const message = useMessageDoor()
  const { code, brand, model } = tyre
  const about = `${brand} ${model}`
  const quantity = String(wantedOf(tyre))
  return (
    <div className="grid grid-cols-2 gap-2">
      <Link
        to={formLink('booking', { offer: code, quantity })}
        preventScrollReset
        aria-label={`Book fitting of ${about}`}
        className={`${primaryButton} min-h-11! px-3!`}
      >
        Book Fitting
      </Link>
      <Link
        to={message.formLink(shop, code)}
        onClick={message.guard}
        preventScrollReset
        aria-label={`Message seller about ${about}`}
        className={`${quietButton} px-3!`}
      >
        Message Seller
      </Link>
      <p className="col-span-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <Link
          to={formLink('quote', { shop: shop.slug, offer: code })}
          preventScrollReset
          aria-label={`Request quote for ${about}`}
          className={`${linkLook} inline-flex min-h-11 items-center`}
        >
          Request Quote
        </Link>
        <a
          href={whatsappLink(bookListing(code, wantedOf(tyre)))}
          aria-label={`Continue on WhatsApp with ${about}`}
          className={`${linkLook} inline-flex min-h-11 items-center text-whatsapp-ink`}
        >
          Continue on WhatsApp
        </a>
      </p>
    </div>
  )
}

const SoldOut = ({ shop }: Props) => (
  <div className="grid grid-cols-2 gap-2">
    <Button disabled look="quiet" className="px-3! opacity-60">
      Book Fitting
    </Button>
    <Button disabled look="quiet" className="px-3! opacity-60">
      Message Seller
    </Button>
    <p className="col-span-2 text-sm">
      {shop.phone ? (
        <a href={`tel:${shop.phone}`} className={`${linkLook} inline-flex min-h-11 items-center`}>
          Contact for Availability
        </a>
      ) : (
        <span className="inline-flex min-h-11 items-center">Contact for Availability</span>
      )}
    </p>
  </div>
)
