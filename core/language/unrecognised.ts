import { z } from 'zod'
import { adminsOnly, canAdmin } from '#core/admin-policy.ts'
import { localDate } from '#core/rules/time/time.ts'
import { asksOfPerson, maskWords, saidShape } from '#core/rules/understanding/mask-words.ts'
import { isWantName } from '#core/rules/understanding/wants.ts'
import {
  countUnrecognised,
  findUnrecognised,
  type UnrecognisedGroup as Row,
  setUnrecognised,
  type UnrecognisedRow,
  unrecognisedExamples,
  unrecognisedGroups,
} from '#db/queries/understanding/unrecognised.ts'
import type { Actor } from '../actor.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type {
  CorpusFile,
  CorpusQuery,
  JudgeUnrecognised,
  UnrecognisedDetail,
  UnrecognisedGroup,
  UnrecognisedPage,
  UnrecognisedQuery,
} from '../contracts/admin/language.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { Refusal } from '../errors.ts'
import { transaction } from '../transaction.ts'

const EXAMPLES = 20

const unrecognisedNotFound = () => new Refusal('MISHEARD_NOT_FOUND', 'These words are not there any more', 404)

/** What people said and the bot did not understand, the most often said first. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listUnrecognised(
  ctx: Context,
  actor: Actor,
  query: UnrecognisedQuery,
): Promise<UnrecognisedPage> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  const { state, limit } = query
  const list = `misheard ${state}`
  const cursor = readCursor(list, query.after, z.int())
  const after = cursor && { times: cursor.rank, id: cursor.id }
  const found = await unrecognisedGroups(ctx.db, { state, after, limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { groups: rows.map(viewOf), next: last ? writeCursor(list, { rank: last.times, id: last.id }) : null }
}

/** The ways in which it was said. Throws NOT_ALLOWED, MISHEARD_NOT_FOUND. */
export async function readUnrecognised(ctx: Context, actor: Actor, id: string): Promise<UnrecognisedDetail> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  const group = await findUnrecognised(ctx.db, id)
  if (!group) throw unrecognisedNotFound()
  const examples = await unrecognisedExamples(ctx.db, [id], EXAMPLES)
  return {
    group: viewOf(group),
    examples: examples.map(({ words, language, asked, took_for, meant, times }) => ({
      words,
      language,
      asked,
      tookFor: took_for,
      meant,
      times,
    })),
  }
}

/** Says what the words mean, puts them away, or lets them wait again. Throws NOT_ALLOWED, MISHEARD_NOT_FOUND. */
export async function judgeUnrecognised(
  ctx: Context,
  actor: Actor,
  id: string,
  to: JudgeUnrecognised,
): Promise<UnrecognisedGroup> {
  if (!canAdmin(actor, 'understanding')) throw adminsOnly()
  return transaction(ctx, async (ctx) => {
    const before = await findUnrecognised(ctx.db, id)
    if (!before) throw unrecognisedNotFound()
    const label = to.state === 'labelled' ? to.label : null
    const after = await setUnrecognised(ctx.db, id, { state: to.state, label })
    if (!after) throw unrecognisedNotFound()
    // The words themselves are people's, and stay out of the trail.
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'update',
      entity: 'misheard',
      entityId: id,
      before: { state: before.state, label: before.label },
      after: { state: after.state, label: after.label },
    })
    return viewOf(after)
  })
}

const viewOf = ({ took_for, first_on, last_on, label, ...row }: Row): UnrecognisedGroup => ({
  ...row,
  tookFor: took_for,
  firstOn: first_on,
  lastOn: last_on,
  label: label !== null && isWantName(label) ? label : null,
})

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
  const groups = await unrecognisedGroups(ctx.db, { state: 'labelled', after: undefined, limit: MOST })
  const byId = new Map(groups.map((group) => [group.id, group]))
  const examples = await unrecognisedExamples(ctx.db, [...byId.keys()], OF_EACH)
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

/** A message that we did not understand, or took for something else than was meant, as it was written. */
export type Unrecognised = {
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
export async function recordUnrecognised(
  ctx: Pick<Context, 'db' | 'clock'>,
  heard: readonly Unrecognised[],
  isKnown: (word: string) => boolean,
): Promise<void> {
  const on = localDate(ctx.clock.now())
  const rows = heard.flatMap((one) => rowOf(one, isKnown))
  // In one order, so that two who write at once never wait for each other.
  for (const row of rows.toSorted((a, b) => (a.shape < b.shape ? -1 : 1))) await countUnrecognised(ctx.db, row, on)
}

function rowOf({ words, asked, speaker, language, tookFor, meant }: Unrecognised, isKnown: (word: string) => boolean) {
  if (asksOfPerson(asked)) return []
  const masked = maskWords(words, isKnown)
  const shape = saidShape(masked)
  const row: UnrecognisedRow = {
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
