import type { Vocabulary } from '#bot/understand/types.ts'
import { withVocabulary } from '#bot/understand/understand.ts'
import { tableVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'

const KEEP_MS = 5 * 60_000

let kept: { database: string; until: number; vocabulary: Promise<Vocabulary> } | undefined

/** What the tables add to understanding; read again every few minutes, since shops come and go slowly. */
export function vocabularyOf(ctx: Context): Promise<Vocabulary> {
  const now = Date.now()
  if (kept && kept.database === ctx.config.databaseUrl && kept.until > now) return kept.vocabulary
  const vocabulary = tableVocabulary(ctx).then(withVocabulary)
  kept = { database: ctx.config.databaseUrl, until: now + KEEP_MS, vocabulary }
  vocabulary.catch(() => {
    kept = undefined
  })
  return vocabulary
}
