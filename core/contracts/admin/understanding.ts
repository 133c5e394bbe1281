import { z } from 'zod'
import { wantNames } from '#core/rules/understanding/wants.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const Want = z.enum(wantNames)
export const MisheardState = z.enum(['open', 'labelled', 'dismissed'])
export type MisheardState = z.infer<typeof MisheardState>

/** What people said in much the same words and the bot did not understand; nobody is known by it. */
export const MisheardGroup = z.strictObject({
  id: z.uuid(),
  speaker: z.enum(['driver', 'shop']),
  /** One of the ways in which it was said; names and numbers are masked: [name]. */
  words: z.string(),
  language: z.string().nullable(),
  /** What the bot had asked or shown before. */
  asked: z.string(),
  /** What the bot took it for; 'unknown' for nothing. */
  tookFor: z.string(),
  times: z.int(),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  state: MisheardState,
  label: Want.nullable(),
})
export type MisheardGroup = z.infer<typeof MisheardGroup>

export const MisheardQuery = z.strictObject({
  state: MisheardState.default('open'),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type MisheardQuery = z.infer<typeof MisheardQuery>
export const MisheardPage = z.strictObject({ groups: z.array(MisheardGroup), next: z.string().nullable() })
export type MisheardPage = z.infer<typeof MisheardPage>

export const MisheardId = z.strictObject({ id: z.uuid() })
export const MisheardDetail = z.strictObject({
  group: MisheardGroup,
  /** The ways in which it was said, the most usual first. */
  examples: z.array(
    z.strictObject({
      words: z.string(),
      language: z.string().nullable(),
      asked: z.string(),
      tookFor: z.string(),
      /** What the person said that they meant. */
      meant: z.string().nullable(),
      times: z.int(),
    }),
  ),
})
export type MisheardDetail = z.infer<typeof MisheardDetail>

/** A label says what its writers want; dismissed puts it away; neither lets it wait again. */
export const JudgeMisheard = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('labelled'), label: Want }),
  z.strictObject({ state: z.literal('dismissed') }),
  z.strictObject({ state: z.literal('open') }),
])
export type JudgeMisheard = z.infer<typeof JudgeMisheard>

export const CorpusQuery = z.strictObject({ form: z.enum(['jsonl', 'tsv']).default('jsonl') })
export type CorpusQuery = z.infer<typeof CorpusQuery>
/** What was labelled, as the corpus of bot/understand takes it: a line of the file each, or the same as JSON. */
export const CorpusFile = z.strictObject({ name: z.string(), lines: z.int(), text: z.string() })
export type CorpusFile = z.infer<typeof CorpusFile>

export const adminUnderstandingOperations = {
  'GET /admin/understanding': { query: MisheardQuery, responses: { 200: MisheardPage, 400: Problem } },
  'GET /admin/understanding/corpus': { query: CorpusQuery, responses: { 200: CorpusFile } },
  'GET /admin/understanding/:id': { params: MisheardId, responses: { 200: MisheardDetail, 404: Problem } },
  'PATCH /admin/understanding/:id': {
    params: MisheardId,
    body: JudgeMisheard,
    responses: { 200: MisheardGroup, 404: Problem },
  },
} satisfies Operations
