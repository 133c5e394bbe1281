import { Problem } from '../../problem.ts'
import { Dashboard, DashboardOf, DismissBanner } from '../../seller/dashboard.ts'
import { NoticesOf, OneNotice, ShopNotices, ShopNoticesQuery } from '../../seller/notices.ts'
import { nothing, type Operations } from '../operation.ts'

export const dashboardOperations = {
  'GET /shops/:shopId/dashboard': { params: DashboardOf, responses: { 200: Dashboard, 404: Problem } },
  'POST /shops/:shopId/dashboard/dismissals': {
    params: DashboardOf,
    body: DismissBanner,
    responses: { 204: nothing, 404: Problem },
  },
  'GET /shops/:shopId/notices': {
    params: NoticesOf,
    query: ShopNoticesQuery,
    responses: { 200: ShopNotices, 404: Problem },
  },
  'POST /shops/:shopId/notices/read': { params: NoticesOf, responses: { 204: nothing, 404: Problem } },
  'POST /shops/:shopId/notices/:noticeId/read': { params: OneNotice, responses: { 204: nothing, 404: Problem } },
  'DELETE /shops/:shopId/notices/:noticeId': { params: OneNotice, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
