import { stockConfirmedWords } from '#core/rules/prices/stock-age.ts'

/** 'Stock confirmed 3 days ago'; nothing where the shop never confirmed it. */
export function StockAge({ at, className }: { at: string | null; className?: string }) {
  const words = stockConfirmedWords(at, new Date())
  // The page may be drawn just before midnight and read just after.
  return words ? (
    <span suppressHydrationWarning className={className}>
      {words}
    </span>
  ) : null
}
