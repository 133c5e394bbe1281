import { findPlace } from '#core/rules/places/places.ts'
import { placeWords } from '#core/rules/understanding/place-words.ts'
import { countUnknownPlace } from '#db/queries/understanding/unknown-places.ts'
import type { Context } from '../context.ts'

/** Counts a place that somebody named and we do not know, by nobody; words that may be a name or an address are not kept. */
export async function noteUnknownPlace(ctx: Pick<Context, 'db' | 'clock'>, text: string): Promise<void> {
  const words = placeWords(text)
  if (words && !findPlace(words)) await countUnknownPlace(ctx.db, words, ctx.clock.now())
}
