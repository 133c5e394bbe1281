import { type Actor, isPerson, type Person } from './actor.ts'
import { Refusal } from './errors.ts'
import { type AdminArea, mayAdmin } from './rules/admin/admin-areas.ts'

/** Works in this part of the console. */
export const canAdmin = (actor: Actor, area: AdminArea): actor is Person =>
  isPerson(actor) && mayAdmin(actor.adminRoles, area)

export const adminsOnly = () => new Refusal('NOT_ALLOWED', 'Access denied - Platform admin only', 403)
