import { TrendingUp } from 'lucide-react'
import type { AnalyticsSummary } from '#core/contracts/seller/analytics.ts'
import {
  conversionInsight,
  conversionTone,
  dealsInsight,
  inventoryInsight,
  isTrendUp,
} from '#core/rules/figures/periods.ts'
import { Badge, type Tone } from '../../../components/console/badge.tsx'
import { card } from '../../../components/styles.ts'

const inventoryTones: Record<ReturnType<typeof inventoryInsight>, Tone> = {
  Strong: 'good',
  Good: 'calm',
  Low: 'warning',
}
const dealTones: Record<ReturnType<typeof dealsInsight>, Tone> = { Many: 'good', Some: 'calm', No: 'warning' }
const tones = { good: 'good', fair: 'warning', poor: 'bad' } as const

/** What three of the figures mean, in a word. */
export const Insights = ({
  summary: { totalInventory, conversionPercent, activeDeals },
}: {
  summary: AnalyticsSummary
}) => (
  <section aria-labelledby="insights" className={`${card} grid gap-2 p-4`}>
    <h2 id="insights" className="font-bold text-lg">
      Quick Insights
    </h2>
    <ul className="flex flex-wrap gap-x-10 gap-y-2">
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={inventoryTones[inventoryInsight(totalInventory)]}>{inventoryInsight(totalInventory)}</Badge>
        <span>inventory</span>
        {isTrendUp(totalInventory) && (
          <span className="flex items-center gap-1 text-whatsapp-ink text-sm">
            <TrendingUp aria-hidden size={16} /> Trend up
          </span>
        )}
      </li>
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[conversionTone(conversionPercent)]}>{conversionInsight(conversionPercent)}</Badge>
        <span>conversion</span>
      </li>
      <li className="flex flex-wrap items-center gap-2">
        <Badge tone={dealTones[dealsInsight(activeDeals)]}>{dealsInsight(activeDeals)}</Badge>
        <span>active deals</span>
      </li>
    </ul>
  </section>
)
