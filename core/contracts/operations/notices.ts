import { SendTest, ToldId, ToldPage, ToldQuery, ToldView } from '../notices/history.ts'
import { NoticePage, NoticesQuery, UnreadNotices } from '../preferences.ts'
import { Problem } from '../problem.ts'
import { nothing, type Operations } from './operation.ts'

export const noticesOperations = {
  'GET /notices': { query: NoticesQuery, responses: { 200: NoticePage } },
  'GET /notices/unread': { responses: { 200: UnreadNotices } },
  'POST /notices/read': { responses: { 204: nothing } },
  'GET /notifications': { query: ToldQuery, responses: { 200: ToldPage } },
  'POST /notifications/test': { body: SendTest, responses: { 201: ToldView } },
  'POST /notifications/:id/send': { params: ToldId, responses: { 200: ToldView, 404: Problem, 409: Problem } },
} satisfies Operations
