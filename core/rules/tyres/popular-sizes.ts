import type { MetricSize } from './tyre-size-type.ts'

/** The tyre that is drawn where nobody has named one: the most asked for. Reading it from text would cost each visit time. */
export const exampleSize: MetricSize = { format: 'metric', width: 205, aspect: 55, rim: 16 }

/** Sizes offered as shortcuts, the most asked for first. */
export const popularSizes = [
  '205/55R16',
  '215/55R17',
  '225/45R18',
  '225/60R18',
  '245/40R18',
  '195/65R15',
  '235/55R17',
] as const
