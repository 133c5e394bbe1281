import { canAdmin } from '#core/admin/admin-policy.ts'
import { adminsOnly } from '#core/admin/refusals.ts'
import { localDate } from '#core/rules/time/time.ts'
import { misheardExamples, misheardGroups } from '#db/queries/understanding/misheard-groups.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { CorpusFile, CorpusQuery } from '../contracts/admin/understanding.ts'

const MOST = 500
/** More of one kind would be learned by heart. */
const OF_EACH = 3

/** Made-up words in place of those that were masked, so that a line reads as people write. */
const standIns: Readonly<Record<string, string>> = {
  '[name]': 'Sipho',
  '[number]': '0820000000',
  '[email]': 'sipho@example.com',
  '[link]': 'https://example.com',
  '[plate]': 'CA 000-000',
  '[address]': '12 Main Road',
  '[code]': 'KX7M2',
}

/** Those that the corpus has; other languages are read as English. */
const languages: ReadonlySet<string> = new Set(['en', 'af', 'zu', 'xh', 'st', 'tn'])

/**
 * What admins have labelled, in the form of bot/understand/corpus: a person puts it there, and states its slots.
 * Throws NOT_ALLOWED.
 */
export async function corpusFile(ctx: Context, actor: Actor, { form }: CorpusQuery): Promise<CorpusFile> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  const groups = await misheardGroups(ctx.db, { state: 'labelled', after: undefined, limit: MOST })
  const byId = new Map(groups.map((group) => [group.id, group]))
  const examples = await misheardExamples(ctx.db, [...byId.keys()], OF_EACH)
  const lines = examples.map(({ group_id, words, language, asked }) => ({
    persona: byId.get(group_id)?.speaker === 'shop' ? 'house-shop' : 'house',
    language: language !== null && languages.has(language) ? language : 'en',
    asked,
    intents: byId.get(group_id)?.label ?? 'other',
    message: words.replace(/\[[a-z]+\]/g, (mask) => standIns[mask] ?? mask).replace(/[\t\n]/g, ' '),
    slots: '-',
  }))
  const text = lines.map((line) => (form === 'tsv' ? Object.values(line).join('\t') : JSON.stringify(line)))
  return {
    name: `corpus-${localDate(ctx.clock.now())}.${form}`,
    lines: lines.length,
    text: text.map((line) => `${line}\n`).join(''),
  }
}
