import { changeRoles, endAdmin, listAdmins, signOutAdmin } from '#core/auth/admin/admins.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

const admin = adminFor('admins')
const withCode = adminFor('admins', { codeAgain: true })

export const admins = routes({
  'GET /admin/admins': {
    summary: 'Lists who works in the console, with their second factors and sessions',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => listAdmins(ctx, actor),
  },
  'PATCH /admin/admins/:id': {
    summary: 'Gives an admin other roles, at once',
    access: withCode,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params, body }) => void (await changeRoles(ctx, actor, params.id, body.roles)),
  },
  'DELETE /admin/admins/:id': {
    summary: 'Ends an admin: roles, second factors and sessions',
    access: withCode,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await endAdmin(ctx, actor, params.id)),
  },
  'POST /admin/admins/:id/sign-out': {
    summary: 'Signs an admin out in every browser',
    access: admin,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await signOutAdmin(ctx, actor, params.id)),
  },
})
