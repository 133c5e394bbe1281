import { z } from 'zod'
import { MAX_VIEW_NAME, MAX_VIEW_QUERY } from '#core/rules/seller/saved-views.ts'
import { Line } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

export const ViewPage = z.enum(['inventory', 'bookings'])
export type ViewPage = z.infer<typeof ViewPage>

const Name = Line()
  .min(1, 'Please give the view a name')
  .max(MAX_VIEW_NAME, `Must be at most ${MAX_VIEW_NAME} characters`)

/** The filters of a list under a name of the member's own. */
export const SavedView = z.strictObject({ id: z.uuid(), page: ViewPage, name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof SavedView>
export const SavedViews = z.strictObject({ views: z.array(SavedView) })

export const SaveView = z.strictObject({
  page: ViewPage,
  name: Name,
  /** As the address of the page holds them, without its question mark. */
  query: z
    .string()
    .max(MAX_VIEW_QUERY)
    .regex(/^[\w%.+&=,/*-]+$/),
})
export type SaveView = z.infer<typeof SaveView>
export const RenameView = z.strictObject({ name: Name })

export const ViewsOf = z.strictObject({ shopId: z.uuid() })
export const OneView = z.strictObject({ shopId: z.uuid(), viewId: z.uuid() })

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
