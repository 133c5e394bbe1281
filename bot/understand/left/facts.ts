import type { Stated } from '../stated/stated.ts'

/** One thing that words state, as it may be used or left. */
export type Fact = {
  of: 'date' | 'time' | 'rand' | 'tyres' | 'figure' | 'brand' | 'size' | 'thing'
  value: string
}

export const factsIn = ({ dates, times, amounts, tyres, figures, brands, sizes, others }: Stated): Fact[] => [
  ...dates.map((value): Fact => ({ of: 'date', value })),
  ...times.map((value): Fact => ({ of: 'time', value })),
  ...amounts.map((rand): Fact => ({ of: 'rand', value: String(rand) })),
  ...(tyres === undefined ? [] : [{ of: 'tyres' as const, value: String(tyres) }]),
  ...figures.map((figure): Fact => ({ of: 'figure', value: String(figure) })),
  ...brands.map((value): Fact => ({ of: 'brand', value })),
  ...sizes.map((value): Fact => ({ of: 'size', value })),
  ...others.map((value): Fact => ({ of: 'thing', value })),
]
