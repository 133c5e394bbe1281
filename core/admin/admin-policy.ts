import { type Actor, isPerson, type Person } from '../actor.ts'
import { type AdminArea, mayAdmin } from '../rules/admin/admin-areas.ts'

/** Works in this part of the console. */
export const canAdmin = (actor: Actor, area: AdminArea): actor is Person =>
  isPerson(actor) && mayAdmin(actor.adminRoles, area)
