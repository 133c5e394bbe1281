import {
  ChangeSuggestion,
  ChangeSupport,
  SuggestionPage,
  SuggestionsQuery,
  SupportDetail,
  SupportId,
  SupportPage,
  SupportQuery,
} from '../../admin/support.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

export const adminSupportOperations = {
  'GET /admin/support': { query: SupportQuery, responses: { 200: SupportPage } },
  'GET /admin/support/:id': { params: SupportId, responses: { 200: SupportDetail, 404: Problem } },
  'PATCH /admin/support/:id': {
    params: SupportId,
    body: ChangeSupport,
    responses: { 200: SupportDetail, 404: Problem, 409: Problem },
  },
  'GET /admin/suggestions': { query: SuggestionsQuery, responses: { 200: SuggestionPage } },
  'PATCH /admin/suggestions/:id': {
    params: SupportId,
    body: ChangeSuggestion,
    responses: { 204: nothing, 404: Problem },
  },
} satisfies Operations
