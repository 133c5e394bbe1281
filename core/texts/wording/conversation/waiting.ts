import type { Sentences } from '../../sentences.ts'

/** What waits at a counter, said to somebody who answers later. */
export const waiting = ({ waiting: s }: Sentences) => ({
  ...s,
  one: (customer: string, until: string) => s.one({ customer, until }),
  several: (count: number, until: string) => s.several({ count, until }),
})
