import type { MetricSize } from './tyre-size-type.ts'

/** The tyre that is drawn where nobody has named one: the most asked for. Reading it from text would cost each visit time. */
export const exampleSize: MetricSize = { format: 'metric', width: 205, aspect: 55, rim: 16 }
