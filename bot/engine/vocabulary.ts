import type { Vocabulary } from '#bot/understand/types.ts'
import { withVocabulary } from '#bot/understand/understand.ts'
import { tableVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import { readPlaceChanges } from '#core/language/places.ts'

const KEEP_MS = 5 * 60_000

type Kept = { readAt: number; vocabulary: Promise<Vocabulary> }
/** Kept by the settings of the process, which every transaction's context shares. */
const kept = new WeakMap<Context['config'], Kept>()

async function readVocabulary(ctx: Context): Promise<Vocabulary> {
  await readPlaceChanges({ db: ctx.aside })
  return withVocabulary(await tableVocabulary({ db: ctx.aside }))
}

/**
 * The names that the tables add to understanding. They are read again every few minutes, because shops come and go
 * slowly, and at once when an admin has changed a name. Every message may wait for them, so they are read outside of the transaction that first asks for them.
 */
export function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  const now = ctx.clock.now().getTime()
  const known = kept.get(ctx.config)
  if (known && Math.abs(now - known.readAt) < KEEP_MS) return known.vocabulary
  const vocabulary = readVocabulary(ctx)
  kept.set(ctx.config, { readAt: now, vocabulary })
  vocabulary.catch(() => kept.delete(ctx.config))
  return vocabulary
}

/** Reads them again for the next message. */
export const forgetVocabulary = (ctx: Pick<Context, 'config'>): void => void kept.delete(ctx.config)
