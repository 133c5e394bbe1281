import { formatRand, formatRandExact } from '#core/rules/format.ts'

type Props = {
  cents: number
  /** In rands alone, as on cards; else with the cents, as in results and totals. */
  whole?: boolean
  className?: string
}

/** An amount in figures of one width. */
export const Money = ({ cents, whole = false, className }: Props) => (
  <span className={className ? `money ${className}` : 'money'}>
    {whole ? formatRand(cents) : formatRandExact(cents)}
  </span>
)
