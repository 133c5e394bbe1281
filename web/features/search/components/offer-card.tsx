import { BadgeCheck, ChevronDown } from 'lucide-react'
import type { Offer } from '#core/contracts/offers.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { parseTyreSize } from '#core/rules/tyre-size.ts'
import { Sidewall } from '../../../components/sidewall.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'

/** From so many on, the exact stock matters less. */
const fewLeft = 10

export function OfferCard({ offer }: { offer: Offer }) {
  const { brand, model, size, service, quantity, shop } = offer
  const parsed = parseTyreSize(size)
  const name = `${brand} ${model}`
  return (
    <article
      aria-label={`${name} at ${shop.name}`}
      className="flex h-full flex-col rounded-2xl bg-surface p-4 shadow-card md:p-5"
    >
      <div className="flex gap-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-bold text-lg leading-snug">{name}</h3>
          <p className="lettering text-[15px]">
            {size} {service}
          </p>
          <Marks offer={offer} />
        </div>
        {parsed?.kind === 'single' && (
          <Sidewall size={parsed.size} service={service} below={brand} className="size-24 shrink-0" />
        )}
      </div>
      <Price offer={offer} />
      <Contents offer={offer} />
      <Warnings offer={offer} />
      <div className="mt-3 mb-4">
        <p className="font-semibold">
          {shop.name}
          {shop.verified && (
            <span className="ml-2 inline-flex items-center gap-1 rounded-full bg-verified-wash px-2 py-0.5 align-middle font-medium text-verified text-xs">
              <BadgeCheck aria-hidden size={14} /> Verified
            </span>
          )}
        </p>
        <p className="text-ink-soft text-sm">
          {[shop.suburb, shop.city].filter(Boolean).join(', ')}
          {offer.distanceKm !== null && <> · {formatDistance(offer.distanceKm)}</>} ·{' '}
          {offer.stock <= fewLeft ? (
            <span className="font-semibold text-accent-ink">Only {offer.stock} left</span>
          ) : (
            `${offer.stock} in stock`
          )}
        </p>
      </div>
      <WhatsappLink
        text={quantity === 4 ? `Book ${offer.code}` : `Book ${offer.code}, ${quantity} tyres`}
        label={`Continue on WhatsApp with ${name} at ${shop.name}`}
        className="mt-auto w-full"
      />
    </article>
  )
}

const day = new Intl.DateTimeFormat('en-ZA', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const dealText = ({ deal }: Offer): string | undefined =>
  deal ? (deal.endsOn ? `Deal until ${day.format(new Date(deal.endsOn))}` : 'Deal') : undefined

function Marks({ offer }: { offer: Offer }) {
  const marks = [dealText(offer), offer.runFlat && 'Run-flat', offer.extraLoad && 'Extra load'].filter(
    (mark) => typeof mark === 'string',
  )
  if (marks.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {marks.map((mark) => (
        <li key={mark} className="rounded-full bg-accent-wash px-2 py-0.5 font-medium text-accent-ink text-xs">
          {mark}
        </li>
      ))}
    </ul>
  )
}

const tyres = (count: number) => (count === 1 ? '1 tyre' : `${count} tyres`)

function Price({ offer }: { offer: Offer }) {
  const { totalCents, priceCents, listPriceCents, quantity, fitted } = offer
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="money font-extrabold text-2xl">{formatRandExact(totalCents)}</span>
        <span>{fitted ? `for ${tyres(quantity)}, fitted` : `for ${tyres(quantity)}, not fitted`}</span>
      </p>
      <p className="text-ink-soft text-sm">
        <span className="money">{formatRandExact(priceCents)}</span> a tyre
        {listPriceCents > priceCents && (
          <>
            {' '}
            instead of <s className="money">{formatRandExact(listPriceCents)}</s>
          </>
        )}
      </p>
    </div>
  )
}

const names: Record<string, string> = {
  tyre: 'Tyre',
  fitting: 'Fitting',
  balancing: 'Balancing',
  valve: 'Valve',
  service: 'Service',
  call_out: 'Call-out',
}

/** The total, line by line. */
const Contents = ({ offer }: { offer: Offer }) => (
  <details className="group mt-1 text-sm">
    <summary className="flex min-h-11 list-none items-center gap-1 font-medium underline-offset-2 hover:underline">
      {offer.fitted ? 'What the total contains' : 'This shop sells tyres without fitting'}
      <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
    </summary>
    <table className="w-full">
      <caption className="sr-only">What the total contains</caption>
      <tbody>
        {offer.lines.map((line) => (
          <tr key={line.what}>
            <th scope="row" className="py-1 text-left font-normal">
              {names[line.what]}{' '}
              <span className="money text-ink-soft">
                {line.quantity} × {formatRandExact(line.eachCents)}
              </span>
            </th>
            <td className="money py-1 text-right">{formatRandExact(line.totalCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {offer.fitted && included(offer) && <p className="pt-1 text-ink-soft">{included(offer)}</p>}
  </details>
)

/** What the shop does not charge apart is part of its fitting. */
function included({ lines }: Offer): string | undefined {
  const apart = new Set<string>(lines.map((line) => line.what))
  const within = ['balancing', 'valve'].filter((what) => !apart.has(what))
  return within.length > 0 ? `The fitting price includes ${within.join(' and ')}.` : undefined
}

function Warnings({ offer }: { offer: Offer }) {
  if (offer.loadOk && offer.speedOk) return null
  return (
    <p className="mt-2 rounded-lg bg-danger-wash px-3 py-2 text-danger text-sm">
      {offer.loadOk ? 'Rated slower' : 'Carries less'} than this vehicle's original tyre. Ask the shop before you book.
    </p>
  )
}
