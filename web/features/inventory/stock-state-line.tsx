import { CheckCheck } from 'lucide-react'
import { agoInDays } from '#core/rules/prices/stock-age.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { Acts } from '../../components/console/acting.tsx'
import { Button } from '../../components/ui/button.tsx'
import type { StockActions } from './use-stock-actions.ts'

/** How true the stock is, what runs low, and one tap that confirms all of it. */
export function StockStateLine({ shopId, actions }: { shopId: string; actions: StockActions }) {
  const { go } = useAddress()
  const { data } = useRead('GET /shops/:shopId/stock', { params: { shopId } })
  if (!data || data.listed === 0) return null
  const { listed, low, out, stale, confirmedAt } = data
  const show = (stock: string) => go({ stock, page: undefined })
  return (
    <section aria-label="How your stock stands" className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button look="link" onClick={() => show('low')}>
        {low} low on stock
      </Button>
      <Button look="link" onClick={() => show('out')}>
        {out} sold out
      </Button>
      <p className="text-ink-soft">
        {stale === 0 && confirmedAt
          ? `Stock confirmed ${agoInDays(confirmedAt, new Date())}: drivers see it.`
          : `${stale} of ${listed} not confirmed for a week. Drivers see when stock was confirmed.`}
      </p>
      <Acts>
        <Button look="quiet" disabled={actions.isBusy} onClick={() => actions.confirm({ filter: {} }, listed)}>
          <CheckCheck aria-hidden size={18} /> All stock is right
        </Button>
      </Acts>
    </section>
  )
}
