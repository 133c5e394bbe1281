import { Link } from 'react-router-dom'
import type { DealView } from '#core/contracts/deals.ts'
import { DealPrice } from '#web/components/deals/deal-card.tsx'
import { TyrePicture } from '#web/components/tyres/tyre-picture.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { dealFilters, hotDealsQuery } from '../../../lib/deals.ts'

const SHOWN = 4

/** What shops sell for less today, beside the search where there is room. */
export function TodaysDeals() {
  const { params } = useAddress()
  const { data } = useRead('GET /deals', { query: hotDealsQuery(dealFilters(params)) })
  const deals = data?.deals.slice(0, SHOWN) ?? []
  if (deals.length === 0) return null
  return (
    <div className="grid gap-3 lg:pt-14">
      <p>
        <b className="font-semibold">Deals today</b>{' '}
        <span className="text-ink-soft text-sm">a tyre, before fitting</span>
      </p>
      <ul className="grid gap-3">
        {deals.map((deal) => (
          <Row key={deal.deal.id} deal={deal} />
        ))}
      </ul>
    </div>
  )
}

function Row({ deal: it }: { deal: DealView }) {
  const formLink = useFormLink()
  return (
    <li className="relative flex items-center gap-4 rounded-2xl bg-surface p-3 shadow-card">
      <TyrePicture {...it} className="w-16 shrink-0" />
      <div className="min-w-0 grow">
        <Link
          to={formLink('deal', { deal: it.deal.code })}
          preventScrollReset
          className="font-bold underline-offset-4 after:absolute after:inset-0 after:rounded-2xl hover:underline"
        >
          {it.brand} {it.model}
        </Link>
        <p className="lettering text-sm">{it.size}</p>
        <p className="text-ink-soft text-sm">
          {it.shop.name}, {it.shop.city}
        </p>
      </div>
      <div className="w-36 shrink-0 xl:w-48">
        <DealPrice deal={it} />
      </div>
    </li>
  )
}
