import { CalendarCheck, MapPin, MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { DealView } from '#core/contracts/deals.ts'
import { shopAddress } from '#core/rules/website/addresses.ts'
import { bookDeal } from '#core/rules/website/whatsapp-texts.ts'
import { Countdown } from '#web/components/deals/countdown.tsx'
import { DealPrice, DealStock } from '#web/components/deals/deal-card.tsx'
import { Rating } from '#web/components/shops/rating.tsx'
import { Verified } from '#web/components/shops/verified.tsx'
import { PriceContents, tyres } from '#web/components/tyres/offer-price.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { dateWords } from '#web/lib/dates.ts'
import { typeNames } from '#web/lib/labels.ts'
import { type FormSubject, useFormLink } from '#web/lib/page/forms.ts'
import { useView } from '#web/lib/use-view.ts'
import { BookmarkButton } from '../../../components/bookmark-button.tsx'
import { linkLook, primaryButton, quietButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { Money } from '../../../components/ui/money.tsx'
import { Empty, Failed } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'
import { useMessageDoor } from '../../../lib/messages.ts'

/** All of one deal, and what can be done about it. */
export default function DealDialog({ subject, onClose }: { subject: FormSubject; onClose(): void }) {
  const read = useRead('GET /deals/:code', subject.deal ? { params: { code: subject.deal } } : null)
  const { data } = read
  useView(data?.shop.id, 'listing', data?.code)
  const gone = !subject.deal || read.error?.status === 404
  return (
    <Dialog open wide onClose={onClose} title={data?.deal.title ?? (gone ? 'This deal is over' : 'Deal')}>
      {data ? (
        <Deal it={data} />
      ) : gone ? (
        <Empty title="This deal has ended or is sold out">
          <Link to="/search" className={`${quietButton} mt-2`}>
            Search tyres
          </Link>
        </Empty>
      ) : read.isError ? (
        <Failed title="Failed to load the deal" onRetry={() => void read.refetch()} retrying={read.isFetching}>
          {read.error.message}
        </Failed>
      ) : (
        <div role="status" aria-label="Loading the deal" className="skeleton h-96 rounded-xl" />
      )}
    </Dialog>
  )
}

function Deal({ it }: { it: DealView }) {
  const { brand, model, size, service, deal, shop, quantity, totalCents, fitted } = it
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[15rem_1fr]">
      <TyrePicture
        imageUrl={it.imageUrl}
        brand={brand}
        model={model}
        size={size}
        service={service}
        className="w-full max-md:mx-auto max-md:w-36"
      />
      <div>
        <div className="flex items-start justify-between gap-3">
          <div>
            <p className="font-bold text-lg leading-snug">
              {brand} {model}
            </p>
            <p className="lettering">
              {size || 'N/A'} {service}
            </p>
          </div>
          <BookmarkButton kind="deal" id={deal.id} name={deal.title} className="shrink-0" />
        </div>
        <div className="flex flex-wrap items-end gap-x-3">
          <DealPrice deal={it} large />
          {deal.percentOff > 0 && (
            <p className="mb-1 rounded-lg bg-ink px-2.5 py-0.5 font-extrabold text-paper tabular-nums">
              −{deal.percentOff}%
            </p>
          )}
        </div>
        <p className="text-ink-soft">
          <Money cents={totalCents} /> for {tyres(quantity)}
          {fitted ? ', fitted' : ', without fitting'}
        </p>
        <PriceContents {...it} />
        {deal.description && <p className="mt-2 max-w-prose">{deal.description}</p>}
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {[typeNames[it.type], ...it.features].map((feature) => (
            <li key={feature} className="rounded-full bg-sunk px-2.5 py-0.5 text-sm">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <Ways it={it} shopName={shop.name} />
      <Where it={it} />
    </div>
  )
}

const Where = ({ it: { shop, deal, ...it } }: { it: DealView }) => (
  <div className="grid content-start gap-1.5 rounded-xl bg-sunk p-4 md:order-1">
    <p className="flex flex-wrap items-center gap-2">
      <Link to={shopAddress(shop.slug)} className={linkLook}>
        {shop.name}
      </Link>
      {shop.verified && <Verified />}
    </p>
    <p className="flex items-center gap-1.5 text-ink-soft text-sm">
      <MapPin aria-hidden size={15} className="shrink-0" />
      {[shop.suburb, shop.city, shop.province].filter((part, at, all) => part && all.indexOf(part) === at).join(', ')}
    </p>
    <Rating rating={shop.rating} count={shop.reviewCount} />
    <DealStock deal={{ ...it, shop, deal }} />
    {deal.endsOn ? (
      <>
        <Countdown endsOn={deal.endsOn} className="flex-wrap" />
        <p className="text-ink-soft text-sm">Valid until {dateWords(deal.endsOn)}</p>
      </>
    ) : (
      <p className="text-ink-soft text-sm">Valid while stock lasts</p>
    )}
  </div>
)

function Ways({ it: { code, deal, shop, quantity, stock }, shopName }: { it: DealView; shopName: string }) {
  const formLink = useFormLink()
  const message = useMessageDoor()
  const wanted = Math.min(quantity, stock)
  return (
    <div className="grid content-start gap-2.5 md:order-2">
      <Link
        to={formLink('booking', { offer: code, deal: deal.code, quantity: String(wanted) })}
        preventScrollReset
        className={primaryButton}
      >
        <CalendarCheck aria-hidden size={20} /> Book Now
      </Link>
      <WhatsappLink text={bookDeal(deal.code, wanted)} label={`Continue on WhatsApp with the deal of ${shopName}`} />
      <Link
        to={message.formLink(shop, code, deal.code)}
        onClick={message.guard}
        preventScrollReset
        className={`${quietButton} min-h-12`}
      >
        <MessageSquare aria-hidden size={18} /> Message Seller
      </Link>
    </div>
  )
}
