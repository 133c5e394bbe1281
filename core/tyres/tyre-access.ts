import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from './refusals.ts'

/** Who works on the central database. Throws NOT_ALLOWED. */
export function tyreAdmin(actor: Actor): Person {
  if (!canAdmin(actor, 'tyres')) throw adminsOnly()
  return actor
}
