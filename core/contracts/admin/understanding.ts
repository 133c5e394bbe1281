import { z } from 'zod'
import { wantNames } from '#core/rules/understanding/wants.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const Want = z.enum(wantNames)
export const UnrecognisedState = z.enum(['open', 'labelled', 'dismissed'])
export type UnrecognisedState = z.infer<typeof UnrecognisedState>

/** What people said in much the same words and the bot did not understand; nobody is known by it. */
export const UnrecognisedGroup = z.strictObject({
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
  state: UnrecognisedState,
  label: Want.nullable(),
})
export type UnrecognisedGroup = z.infer<typeof UnrecognisedGroup>

export const UnrecognisedQuery = z.strictObject({
  state: UnrecognisedState.default('open'),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type UnrecognisedQuery = z.infer<typeof UnrecognisedQuery>
export const UnrecognisedPage = z.strictObject({ groups: z.array(UnrecognisedGroup), next: z.string().nullable() })
export type UnrecognisedPage = z.infer<typeof UnrecognisedPage>

export const UnrecognisedId = z.strictObject({ id: z.uuid() })
export const UnrecognisedDetail = z.strictObject({
  group: UnrecognisedGroup,
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
export type UnrecognisedDetail = z.infer<typeof UnrecognisedDetail>

/** A label says what its writers want; dismissed puts it away; neither lets it wait again. */
export const JudgeUnrecognised = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('labelled'), label: Want }),
  z.strictObject({ state: z.literal('dismissed') }),
  z.strictObject({ state: z.literal('open') }),
])
export type JudgeUnrecognised = z.infer<typeof JudgeUnrecognised>

export const CorpusQuery = z.strictObject({ form: z.enum(['jsonl', 'tsv']).default('jsonl') })
export type CorpusQuery = z.infer<typeof CorpusQuery>
/** What was labelled, as the corpus of bot/understand takes it: a line of the file each, or the same as JSON. */
export const CorpusFile = z.strictObject({ name: z.string(), lines: z.int(), text: z.string() })
export type CorpusFile = z.infer<typeof CorpusFile>

export const adminUnderstandingOperations = {
  'GET /admin/understanding': { query: UnrecognisedQuery, responses: { 200: UnrecognisedPage, 400: Problem } },
  'GET /admin/understanding/corpus': { query: CorpusQuery, responses: { 200: CorpusFile } },
  'GET /admin/understanding/:id': { params: UnrecognisedId, responses: { 200: UnrecognisedDetail, 404: Problem } },
  'PATCH /admin/understanding/:id': {
    params: UnrecognisedId,
    body: JudgeUnrecognised,
    responses: { 200: UnrecognisedGroup, 404: Problem },
  },
} satisfies Operations
