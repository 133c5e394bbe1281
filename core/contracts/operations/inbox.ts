import {
  AwayMessage,
  Blocks,
  CannedReplies,
  CannedReply,
  ChangeAwayMessage,
  ChangeCannedReply,
  ChangeInboxThread,
  ChangeLabel,
  InboxCounts,
  InboxId,
  InboxOf,
  InboxPage,
  InboxQuery,
  InboxThread,
  Label,
  Labels,
  NewCannedReply,
  NewLabel,
  NewNote,
  NewReport,
  Note,
  NoteId,
  Notes,
  ReplyFiles,
  ReplyInThread,
  ReplyValues,
  ReportMade,
} from '../messages/inbox.ts'
import { Problem } from '../problem.ts'
import { GuestToken } from '../threads.ts'
import { nothing, type Operations } from './operation.ts'

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
