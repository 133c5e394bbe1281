import { localDate } from '#core/rules/time/time.ts'
import { maskWords } from '#core/rules/understanding/mask-words.ts'
import { asksOfPerson, saidShape } from '#core/rules/understanding/said-shape.ts'
import { countMisheard, type MisheardRow } from '#db/queries/understanding/misheard.ts'
import type { Context } from '../context.ts'

/** A message that we did not understand, or took for something else than was meant, as it was written. */
export type Misheard = {
  words: string
  speaker: 'driver' | 'shop'
  language: string | undefined
  /** What we had asked or shown before. */
  asked: string
  tookFor: string
  /** What they meant, where they said so. */
  meant?: string | undefined
}

/**
 * Counts what was not understood, so that we can learn to. Names, numbers, addresses, plates and links are masked
 * before anything is written, the day stands for the time, and who said it is not kept; what answers a question about
 * the person is left out. `isKnown` says of a word that it is no name.
 */
export async function recordMisheard(
  ctx: Pick<Context, 'db' | 'clock'>,
  heard: readonly Misheard[],
  isKnown: (word: string) => boolean,
): Promise<void> {
  const on = localDate(ctx.clock.now())
  const rows = heard.flatMap((one) => rowOf(one, isKnown))
  // In one order, so that two who write at once never wait for each other.
  for (const row of rows.toSorted((a, b) => (a.shape < b.shape ? -1 : 1))) await countMisheard(ctx.db, row, on)
}

function rowOf({ words, asked, speaker, language, tookFor, meant }: Misheard, isKnown: (word: string) => boolean) {
  if (asksOfPerson(asked)) return []
  const masked = maskWords(words, isKnown)
  const shape = saidShape(masked)
  const row: MisheardRow = {
    speaker,
    shape,
    words: masked,
    language: language ?? null,
    asked,
    took_for: tookFor,
    meant: meant ?? null,
  }
  return /\p{L}/u.test(shape) ? [row] : []
}
