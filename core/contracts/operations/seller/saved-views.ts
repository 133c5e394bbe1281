import { Problem } from '../../problem.ts'
import { OneView, RenameView, SavedView, SavedViews, SaveView, ViewsOf } from '../../seller/saved-views.ts'
import { nothing, type Operations } from '../operation.ts'

export const savedViewsOperations = {
  'GET /shops/:shopId/saved-views': { params: ViewsOf, responses: { 200: SavedViews, 404: Problem } },
  'POST /shops/:shopId/saved-views': {
    params: ViewsOf,
    body: SaveView,
    responses: { 201: SavedView, 404: Problem, 409: Problem },
  },
  'PATCH /shops/:shopId/saved-views/:viewId': {
    params: OneView,
    body: RenameView,
    responses: { 200: SavedView, 404: Problem, 409: Problem },
  },
  'DELETE /shops/:shopId/saved-views/:viewId': { params: OneView, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
