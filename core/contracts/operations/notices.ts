import { NoticePage, NoticesQuery, UnreadNotices } from '../preferences.ts'
import { nothing, type Operations } from './operation.ts'

export const noticesOperations = {
  'GET /notices': { query: NoticesQuery, responses: { 200: NoticePage } },
  'GET /notices/unread': { responses: { 200: UnreadNotices } },
  'POST /notices/read': { responses: { 204: nothing } },
} satisfies Operations
