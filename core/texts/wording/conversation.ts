import { outsideText } from '#core/rules/people/typed-text.ts'
import type { Sentences } from '../sentences.ts'

export const reader = ({ reader: s }: Sentences) => ({
  ...s,
  /** A model wrote the words down, so no link and no sign of theirs works. */
  voice: (words: string) => s.voice(outsideText(words)),
  meanings: s.meanings as Partial<Record<string, string>>,
})

/** What waits at a counter, said to somebody who answers later. */
export const waiting = ({ waiting: s }: Sentences) => ({
  ...s,
  one: (customer: string, until: string) => s.one({ customer, until }),
  several: (count: number, until: string) => s.several({ count, until }),
})
