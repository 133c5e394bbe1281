import { z } from 'zod'
import { MAX_FILES } from '#core/rules/files/files.ts'
import { isReplyVariable, replyVariables, variablesIn } from '#core/rules/messages/canned-reply.ts'
import { talkReasons } from '#core/rules/messages/report-reasons.ts'
import { Words } from '../forms/messages.ts'
import { Line, Lines } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, Flag, numeric } from '../query.ts'
import { FileView } from '../threads/messages.ts'
import { GuestToken, ThreadStatus, ThreadSummary, ThreadType } from '../threads.ts'

/** The colours of the website's tokens that a label may have. */
export const LabelColor = z.enum(['accent', 'verified', 'danger', 'link', 'ink'])
export type LabelColor = z.infer<typeof LabelColor>
export const Label = z.strictObject({ id: z.uuid(), name: z.string(), color: LabelColor })
export type Label = z.infer<typeof Label>
export const Labels = z.strictObject({ labels: z.array(Label) })
export type Labels = z.infer<typeof Labels>
const LabelName = Line('Name is required').min(1, 'Name is required').max(30, 'Name must be at most 30 characters')
export const NewLabel = z.strictObject({ name: LabelName, color: LabelColor })
export type NewLabel = z.infer<typeof NewLabel>
export const ChangeLabel = NewLabel.partial()
export type ChangeLabel = z.infer<typeof ChangeLabel>

/** A conversation as the members of its shop see it in their list. */
export const InboxThread = z.strictObject({
  ...ThreadSummary.shape,
  customer: z.strictObject({ name: z.string(), guest: z.boolean() }),
  /** The member who looks after it; `id` is that of the membership. */
  assignee: z.strictObject({ id: z.uuid(), name: z.string(), you: z.boolean() }).nullable(),
  labels: z.array(Label),
  /** Hidden from the list until then, or until the driver writes. */
  snoozedUntil: z.iso.datetime().nullable(),
  /** The driver's first message that nobody has answered. */
  waitingSince: z.iso.datetime().nullable(),
  /** Two hours of opening time after that. */
  answerBy: z.iso.datetime().nullable(),
  /** How many private notes there are. */
  notes: z.int(),
  /** The driver may not write to the shop. */
  blocked: z.boolean(),
})
export type InboxThread = z.infer<typeof InboxThread>

export const InboxQuery = z.strictObject({
  type: ThreadType.optional(),
  status: ThreadStatus.optional(),
  /** In the subject, the quote's reference or the driver's name. */
  search: z.string().trim().max(100).optional(),
  /** 'me', 'nobody', or the membership of a colleague. */
  assignee: z.union([z.enum(['me', 'nobody']), z.uuid()]).optional(),
  label: z.uuid().optional(),
  /** Only those that wait for an answer. */
  waiting: Flag.default(false),
  unread: Flag.default(false),
  /** Only those that are snoozed, which are hidden otherwise. */
  snoozed: Flag.default(false),
  includeArchived: Flag.default(false),
  /** The newest news first; or only those that wait, the one that has waited longest first. */
  order: z.enum(['newest', 'waiting']).default('newest'),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type InboxQuery = z.infer<typeof InboxQuery>
export const InboxPage = z.strictObject({ threads: z.array(InboxThread), next: z.string().nullable() })
export type InboxPage = z.infer<typeof InboxPage>

/** How many active conversations of each sort there are. */
export const InboxCounts = z.strictObject({
  open: z.int(),
  waiting: z.int(),
  /** Waiting for more than two hours of opening time. */
  late: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  snoozed: z.int(),
})
export type InboxCounts = z.infer<typeof InboxCounts>

const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => text.startsWith('20'), 'Must be an instant of this century')
  .transform((text) => new Date(text))

/** What is left out stays as it is. */
export const ChangeInboxThread = z.strictObject({
  /** A membership of the shop; null for nobody. */
  assigneeId: z.uuid().nullable().optional(),
  /** All labels that it has from now on. */
  labelIds: z.array(z.uuid()).max(20).optional(),
  snoozedUntil: instant.nullable().optional(),
})
export type ChangeInboxThread = z.infer<typeof ChangeInboxThread>

/** Words about a conversation that only the members of its shop read. */
export const Note = z.strictObject({
  id: z.uuid(),
  content: z.string(),
  author: z.string(),
  mine: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Note = z.infer<typeof Note>
export const Notes = z.strictObject({ notes: z.array(Note) })
export type Notes = z.infer<typeof Notes>
export const NewNote = z.strictObject({ content: Words })
export type NewNote = z.infer<typeof NewNote>

/** A reply that a shop keeps ready. Its words may hold variables: {driver}, {booking time}. */
export const CannedReply = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  shortcut: z.string(),
  content: z.string(),
  /** Pictures that go with the words; their content is at /loose-files/:file. */
  files: z.array(FileView),
})
export type CannedReply = z.infer<typeof CannedReply>
export const CannedReplies = z.strictObject({ replies: z.array(CannedReply) })
export type CannedReplies = z.infer<typeof CannedReplies>
const isKnown = (words: string): boolean => variablesIn(words).every(isReplyVariable)
const knownSays = `Please use only these variables: ${replyVariables.map((name) => `{${name}}`).join(', ')}`
export const NewCannedReply = z.strictObject({
  title: Line('Title is required').min(1, 'Title is required').max(60, 'Title must be at most 60 characters'),
  shortcut: Line('Shortcut is required')
    .trim()
    .toLowerCase()
    .regex(/^\/?[a-z0-9-]{1,20}$/, 'Shortcut must be 1 to 20 letters, digits or hyphens')
    .transform((text) => text.replace('/', '')),
  content: Words.refine(isKnown, knownSays),
  /** Pictures from POST /loose-files, all that it has from now on. */
  files: z.array(z.uuid()).max(MAX_FILES, `A message takes ${MAX_FILES} files`).optional(),
})
export type NewCannedReply = z.infer<typeof NewCannedReply>
export const ChangeCannedReply = NewCannedReply.partial()
export type ChangeCannedReply = z.infer<typeof ChangeCannedReply>

/** The pictures of a canned reply in one conversation, where a message may send them. */
export const ReplyFiles = z.strictObject({ files: z.array(FileView) })
export type ReplyFiles = z.infer<typeof ReplyFiles>

/** What the variables of a canned reply stand for in one conversation; null where it has no such value. */
export const ReplyValues = z.strictObject({
  values: z.record(z.enum(replyVariables), z.string().nullable()),
})
export type ReplyValues = z.infer<typeof ReplyValues>

/** What a shop answers by itself while it is closed. */
export const AwayMessage = z.strictObject({
  enabled: z.boolean(),
  /** {opens} stands for the next opening. */
  content: z.string(),
  /** As a driver would read it now, or once the shop is closed. */
  preview: z.string(),
})
export type AwayMessage = z.infer<typeof AwayMessage>
const AwayWords = Lines('Message is required')
  .min(1, 'Message is required')
  .max(500, 'Message must be at most 500 characters')
  .refine((words) => variablesIn(words).every((name) => name === 'opens' || name === 'shop'), {
    error: 'Please use only these variables: {opens}, {shop}',
  })
export const ChangeAwayMessage = z.strictObject({ enabled: z.boolean().optional(), content: AwayWords.optional() })
export type ChangeAwayMessage = z.infer<typeof ChangeAwayMessage>

/** Somebody who may not write to the shop. */
export const Block = z.strictObject({
  threadId: z.uuid(),
  name: z.string(),
  blockedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export const Blocks = z.strictObject({ blocks: z.array(Block) })
export type Blocks = z.infer<typeof Blocks>

/** To us, about the other side of a conversation. */
export const NewReport = z.strictObject({
  reason: z.enum(talkReasons),
  words: Lines().max(1000, 'Must be at most 1000 characters').default(''),
})
export type NewReport = z.infer<typeof NewReport>
/** `threadId`: the conversation with us about it; a guest's has a private page. */
export const ReportMade = z.strictObject({ threadId: z.uuid(), link: z.url().nullable() })
export type ReportMade = z.infer<typeof ReportMade>

export const InboxOf = z.strictObject({ shopId: z.uuid() })
export const InboxId = z.strictObject({ id: z.uuid() })
export const ReplyInThread = z.strictObject({ id: z.uuid(), replyId: z.uuid() })
export const NoteId = z.strictObject({ id: z.uuid(), noteId: z.uuid() })

/** What the members of a shop do with its conversations, and what either side tells us of the other. */
export const inboxOperations = {
  'GET /shops/:shopId/inbox': {
    params: InboxOf,
    query: InboxQuery,
    responses: { 200: InboxPage, 404: Problem },
  },
  'GET /shops/:shopId/inbox/counts': { params: InboxOf, responses: { 200: InboxCounts, 404: Problem } },
  'GET /threads/:id/inbox': { params: InboxId, responses: { 200: InboxThread, 403: Problem, 404: Problem } },
  'PATCH /threads/:id/inbox': {
    params: InboxId,
    body: ChangeInboxThread,
    responses: { 200: InboxThread, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /threads/:id/notes': { params: InboxId, responses: { 200: Notes, 403: Problem, 404: Problem } },
  'POST /threads/:id/notes': {
    params: InboxId,
    body: NewNote,
    responses: { 201: Note, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /threads/:id/notes/:noteId': {
    params: NoteId,
    responses: { 204: nothing, 403: Problem, 404: Problem },
  },
  'GET /threads/:id/reply-values': { params: InboxId, responses: { 200: ReplyValues, 403: Problem, 404: Problem } },
  'POST /threads/:id/reply-files/:replyId': {
    params: ReplyInThread,
    responses: { 200: ReplyFiles, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /threads/:id/block': { params: InboxId, responses: { 200: InboxThread, 403: Problem, 404: Problem } },
  'DELETE /threads/:id/block': { params: InboxId, responses: { 200: InboxThread, 403: Problem, 404: Problem } },
  'POST /threads/:id/reports': {
    params: InboxId,
    body: NewReport,
    responses: { 201: ReportMade, 403: Problem, 404: Problem },
  },
  'POST /guest-threads/:token/reports': {
    params: GuestToken,
    body: NewReport,
    responses: { 201: ReportMade, 404: Problem },
  },
  'GET /shops/:shopId/blocks': { params: InboxOf, responses: { 200: Blocks, 404: Problem } },
  'GET /shops/:shopId/labels': { params: InboxOf, responses: { 200: Labels, 404: Problem } },
  'POST /shops/:shopId/labels': {
    params: InboxOf,
    body: NewLabel,
    responses: { 201: Label, 404: Problem, 409: Problem },
  },
  'PATCH /labels/:id': {
    params: InboxId,
    body: ChangeLabel,
    responses: { 200: Label, 404: Problem, 409: Problem },
  },
  'DELETE /labels/:id': { params: InboxId, responses: { 204: nothing, 404: Problem } },
  'GET /shops/:shopId/canned-replies': { params: InboxOf, responses: { 200: CannedReplies, 404: Problem } },
  'POST /shops/:shopId/canned-replies': {
    params: InboxOf,
    body: NewCannedReply,
    responses: { 201: CannedReply, 404: Problem, 409: Problem },
  },
  'PATCH /canned-replies/:id': {
    params: InboxId,
    body: ChangeCannedReply,
    responses: { 200: CannedReply, 404: Problem, 409: Problem },
  },
  'DELETE /canned-replies/:id': { params: InboxId, responses: { 204: nothing, 404: Problem } },
  'GET /shops/:shopId/away-message': { params: InboxOf, responses: { 200: AwayMessage, 404: Problem } },
  'PATCH /shops/:shopId/away-message': {
    params: InboxOf,
    body: ChangeAwayMessage,
    responses: { 200: AwayMessage, 404: Problem },
  },
} satisfies Operations
