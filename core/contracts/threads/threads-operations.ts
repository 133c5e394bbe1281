import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import { GuestBookingMessage, GuestMessage, RequestQuote, Suggestion } from '../forms/messages.ts'
import { FileName, file, nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { Centres, CentresQuery } from '../shop-directory.ts'
import {
  AddParticipant,
  ChangeMessage,
  ChangeThread,
  GuestThreadMade,
  GuestThreadView,
  GuestToken,
  MessagePage,
  MessagesQuery,
  MessageView,
  Participants,
  QuoteMade,
  ReadThread,
  SendMessage,
  StartThread,
  SuggestionMade,
  ThreadId,
  ThreadPage,
  ThreadParticipantId,
  ThreadsQuery,
  ThreadView,
  Unread,
  UnreadQuery,
} from '../threads.ts'
import { FileOfGuest, FileOfThread, FileQuery, FileView, LooseFile } from './messages.ts'

const takes = {
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'audio/ogg',
    'audio/mpeg',
    'audio/mp4',
    'audio/aac',
    'audio/webm',
  ],
  maxBytes: MAX_FILE_BYTES,
} as const
const gives = ['image/jpeg', 'image/webp', ...takes.types.slice(3)]
const failures = { 404: Problem, 500: Problem } as const

/** Files of conversations. Loose ones are for a first message, or of a ready reply. */
export const filesOperations = {
  'POST /threads/:id/files': {
    params: ThreadId,
    query: FileName,
    takes,
    responses: { 201: FileView, 403: Problem, ...failures },
  },
  'GET /threads/:id/files/:file': {
    params: FileOfThread,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
  'POST /guest-threads/:token/files': {
    params: GuestToken,
    query: FileName,
    takes,
    responses: { 201: FileView, ...failures },
  },
  'GET /guest-threads/:token/files/:file': {
    params: FileOfGuest,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
  'POST /loose-files': { query: FileName, takes, responses: { 201: FileView, 500: Problem } },
  'GET /loose-files/:file': {
    params: LooseFile,
    query: FileQuery,
    gives,
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations

export const threadsOperations = {
  'GET /threads': { query: ThreadsQuery, responses: { 200: ThreadPage } },
  'GET /threads/unread': { query: UnreadQuery, responses: { 200: Unread } },
  'POST /threads/read': { responses: { 204: nothing } },
  'POST /threads': { body: StartThread, responses: { 201: ThreadView, 403: Problem, 404: Problem, 409: Problem } },
  'GET /threads/:id': { params: ThreadId, responses: { 200: ThreadView, 404: Problem } },
  'PATCH /threads/:id': {
    params: ThreadId,
    body: ChangeThread,
    responses: { 200: ThreadView, 403: Problem, 404: Problem },
  },
  'GET /threads/:id/messages': {
    params: ThreadId,
    query: MessagesQuery,
    responses: { 200: MessagePage, 404: Problem },
  },
  'POST /threads/:id/messages': {
    params: ThreadId,
    body: SendMessage,
    responses: { 201: MessageView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /threads/:id/read': {
    params: ThreadId,
    body: ReadThread,
    responses: { 204: nothing, 403: Problem, 404: Problem },
  },
  'GET /threads/:id/participants': { params: ThreadId, responses: { 200: Participants, 404: Problem } },
  'POST /threads/:id/participants': {
    params: ThreadId,
    body: AddParticipant,
    responses: { 200: Participants, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /threads/:id/participants/:participantId': {
    params: ThreadParticipantId,
    responses: { 200: Participants, 403: Problem, 404: Problem },
  },
  'PATCH /messages/:id': {
    params: ThreadId,
    body: ChangeMessage,
    responses: { 204: nothing, 403: Problem, 404: Problem },
  },
  'POST /guest-messages': {
    body: GuestMessage,
    responses: { 201: GuestThreadMade, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /guest-bookings/:token/messages': {
    params: GuestToken,
    body: GuestBookingMessage,
    responses: { 201: GuestThreadMade, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /guest-threads/:token': { params: GuestToken, responses: { 200: GuestThreadView, 404: Problem } },
  'GET /guest-threads/:token/messages': {
    params: GuestToken,
    query: MessagesQuery,
    responses: { 200: MessagePage, 404: Problem },
  },
  'POST /guest-threads/:token/messages': {
    params: GuestToken,
    body: SendMessage,
    responses: { 201: MessageView, 404: Problem, 409: Problem },
  },
  'POST /guest-threads/:token/keep': {
    params: GuestToken,
    responses: { 204: nothing, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /guest-threads/:token/read': { params: GuestToken, responses: { 204: nothing, 404: Problem } },
  'POST /quotes': { body: RequestQuote, responses: { 201: QuoteMade, 403: Problem, 404: Problem, 409: Problem } },
  'POST /suggestions': { body: Suggestion, responses: { 201: SuggestionMade } },
  'GET /fitment-centres': { query: CentresQuery, responses: { 200: Centres } },
} satisfies Operations
