import { type StockLevel, stockLevel } from '#core/rules/prices/stock.ts'

const levels: Record<StockLevel, { text: string; dot: string; ink: string }> = {
  in: { text: 'In Stock', dot: 'bg-whatsapp-ink', ink: 'text-whatsapp-ink' },
  limited: { text: 'Limited Stock', dot: 'bg-accent', ink: 'text-accent-ink' },
  out: { text: 'Out of stock', dot: 'bg-danger', ink: 'text-danger' },
}

/** How far the stock reaches, in words and colour. */
export function StockState({ quantity, className = '' }: { quantity: number; className?: string }) {
  const { text, dot, ink } = levels[stockLevel(quantity)]
  return (
    <span className={`inline-flex items-center gap-1.5 font-semibold text-sm ${ink} ${className}`}>
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      {text}
    </span>
  )
}
