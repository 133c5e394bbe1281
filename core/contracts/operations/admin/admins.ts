import { AdminId, AdminList, ChangeRoles } from '../../admin/admins.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

const change = { 204: nothing, 404: Problem, 409: Problem }

export const adminAdminsOperations = {
  'GET /admin/admins': { responses: { 200: AdminList } },
  'PATCH /admin/admins/:id': { params: AdminId, body: ChangeRoles, responses: change },
  'DELETE /admin/admins/:id': { params: AdminId, responses: change },
  'POST /admin/admins/:id/sign-out': { params: AdminId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
