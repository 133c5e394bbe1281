import { z } from 'zod'
import { adminRoles } from '../../rules/admin/admin-areas.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

/** At least one, each once. */
const Roles = z
  .array(z.enum(adminRoles), { error: 'Please choose a role' })
  .min(1, 'Please choose a role')
  .max(adminRoles.length)
  .transform((roles) => adminRoles.filter((role) => roles.includes(role)))

export const AdminView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  roles: z.array(z.enum(adminRoles)),
  since: z.iso.datetime(),
  /** Null while the admin works in the console. */
  endedAt: z.iso.datetime().nullable(),
  lastSeenAt: z.iso.datetime().nullable(),
  hasAuthenticator: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  /** Browsers that are signed in now. */
  sessions: z.int(),
  /** The admin who asks. */
  isMe: z.boolean(),
})
export type AdminView = z.infer<typeof AdminView>

/** GET /api/admin/admins: those who work in the console first, then former ones. */
export const AdminList = z.strictObject({ admins: z.array(AdminView) })
export type AdminList = z.infer<typeof AdminList>

export const AdminId = z.strictObject({ id: z.uuid() })
/** PATCH /api/admin/admins/:id */
export const ChangeRoles = z.strictObject({ roles: Roles })
export type ChangeRoles = z.infer<typeof ChangeRoles>

const change = { 204: nothing, 404: Problem, 409: Problem }

export const adminAdminsOperations = {
  'GET /admin/admins': { responses: { 200: AdminList } },
  'PATCH /admin/admins/:id': { params: AdminId, body: ChangeRoles, responses: change },
  'DELETE /admin/admins/:id': { params: AdminId, responses: change },
  'POST /admin/admins/:id/sign-out': { params: AdminId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
