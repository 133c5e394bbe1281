import { CheckCheck } from 'lucide-react'
import { agoInDays } from '#core/rules/prices/stock-age.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { grouped } from '#web/lib/counts.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Acts } from '../../components/console/acting.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { StockActions } from './use-stock-actions.ts'

function useStock(shopId: string) {
  const { data } = useRead('GET /shops/:shopId/stock', { params: { shopId } })
  return data && data.listed > 0 ? data : undefined
}

/** What runs low and what is gone, each a tap away. */
export function StockCounts({ shopId }: { shopId: string }) {
  const { go } = useAddress()
  const data = useStock(shopId)
  if (!data) return null
  const link = 'font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink'
  const show = (stock: string) => go({ stock, page: undefined })
  return (
    <>
      {' · '}
      <Button className={link} onClick={() => show('low')}>
        {grouped(data.low)} low on stock
      </Button>
      {' · '}
      <Button className={link} onClick={() => show('out')}>
        {grouped(data.out)} sold out
      </Button>
    </>
  )
}

/** How true the stock is, and one tap that confirms all of it. */
export function StockConfirmed({ shopId, actions }: { shopId: string; actions: StockActions }) {
  const data = useStock(shopId)
  if (!data) return null
  const { listed, stale, confirmedAt } = data
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:ml-auto">
      <p className="text-ink-soft" title="Drivers see when stock was confirmed.">
        {stale === 0 && confirmedAt
          ? `Confirmed ${agoInDays(confirmedAt, new Date())}: drivers see it`
          : `${grouped(stale)} of ${grouped(listed)} not confirmed for a week`}
      </p>
      <Acts>
        <Button look="quiet" disabled={actions.isBusy} onClick={() => actions.confirm({ filter: {} }, listed)}>
          <CheckCheck aria-hidden size={18} /> All stock is right
        </Button>
      </Acts>
    </div>
  )
}
