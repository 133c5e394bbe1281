import { TrendingDown } from 'lucide-react'
import type { Offer } from '#core/contracts/offers.ts'
import { formatPhone } from '#core/rules/format.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { StockAge } from '#web/components/tyres/stock-age.tsx'
import { typeNames } from '#web/lib/labels.ts'
import { standingOf, type Usual } from '../standing.ts'

/** What kind of tyre it is. */
export function Kind({ offer: { type, runFlat, extraLoad, label } }: { offer: Offer }) {
  return (
    <>
      {typeNames[type]}
      {runFlat && ' · Run-flat'}
      {extraLoad && ' · Extra load'}
      {label?.wetGrip && ` · Wet grip ${label.wetGrip}`}
    </>
  )
}

/** How the total stands against what is usual for its class here. */
export function Stands({ offer, usual }: { offer: Offer; usual: Usual }) {
  const standing = standingOf(offer, usual)
  if (!standing) return null
  return (
    <span className={`inline-flex items-center gap-1 ${standing.below ? 'font-semibold text-verified' : ''}`}>
      {standing.below && <TrendingDown aria-hidden size={16} className="shrink-0" />}
      <span>{standing.text}</span>
    </span>
  )
}

/** What few ask before they choose. */
export function SmallPrint({ offer, usual }: { offer: Offer; usual: Usual }) {
  const standing = standingOf(offer, usual)
  const { shop, loadIndex, speedRating, ready } = offer
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 [&_dt]:text-ink-soft">
      {(loadIndex !== null || speedRating !== null) && (
        <>
          <dt>Carries</dt>
          <dd>
            {[loadIndex && `load ${loadIndex}`, speedRating && `speed ${speedRating}`].filter(Boolean).join(' · ')}
          </dd>
        </>
      )}
      {standing && (
        <>
          <dt>Usual</dt>
          <dd>{standing.of}</dd>
        </>
      )}
      {!ready && offer.stockConfirmedAt && (
        <>
          <dt>Stock</dt>
          <dd>
            <StockAge at={offer.stockConfirmedAt} />
          </dd>
        </>
      )}
      {shop.paymentWays.length > 0 && (
        <>
          <dt>Pay there by</dt>
          <dd>{shop.paymentWays.map((way) => paymentNames[way]).join(', ')}</dd>
        </>
      )}
      {shop.phone && (
        <>
          <dt>Phone</dt>
          <dd className="tabular-nums">{formatPhone(shop.phone)}</dd>
        </>
      )}
    </dl>
  )
}
