import { GuestMessage, RequestQuote, Suggestion } from '../forms/messages.ts'
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
import { nothing, type Operations } from './operation.ts'

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
