import { changePercent } from '#core/rules/figures/periods.ts'
import type { ChartOf } from './charts.ts'

type Values = { now: number | null; before: number | null; days: number }

/** What the period comes to beside the one before it, in words. */
export function comparedWords({ words, differs = words, comparesBy }: ChartOf, { now, before, days }: Values): string {
  const then = `in the ${days} days before`
  if (before === null || before === 0) return `none ${then}`
  const was = `${words(before)} ${then}`
  if (now === null) return was
  if (now === before) return `as ${then}`
  if (comparesBy === 'difference') {
    const difference = Math.round((now - before) * 10) / 10
    return `${difference > 0 ? '+' : '−'}${differs(Math.abs(difference))}, ${was}`
  }
  const percent = changePercent(now, before) ?? 0
  return `${percent >= 0 ? '+' : '−'}${Math.abs(percent)} %, ${was}`
}
