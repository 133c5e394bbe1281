import type { Ready } from '#core/contracts/offers.ts'
import { type StockLevel, stockLevel } from '#core/rules/prices/stock.ts'
import { readyWords } from '#web/lib/dates.ts'

const levels: Record<StockLevel, { text: string; dot: string; ink: string }> = {
  in: { text: 'In Stock', dot: 'bg-whatsapp-ink', ink: 'text-whatsapp-ink' },
  limited: { text: 'Limited Stock', dot: 'bg-accent', ink: 'text-accent-ink' },
  out: { text: 'Out of stock', dot: 'bg-danger', ink: 'text-danger' },
}

/** `ready`: what is wanted has to be ordered, and from when it can be there, if that is known. */
type Props = { quantity: number; ready?: Ready | 'to order' | undefined; className?: string }

const toOrder = (ready: Ready | 'to order') => ({
  ...levels.limited,
  text: ready === 'to order' ? 'To order' : `To order: ${readyWords(ready)}`,
})

/** How far the stock reaches, in words and colour. */
export function StockState({ quantity, ready, className = '' }: Props) {
  const { text, dot, ink } = ready ? toOrder(ready) : levels[stockLevel(quantity)]
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${ink} ${className}`}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      {text}
    </span>
  )
}
