import type { Actor, Person } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import { canSeeDashboard } from './dashboard-policy.ts'

/** The actor as a member of the shop. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export function memberOf(actor: Actor, shopId: string): Person {
  if (!canSeeDashboard(actor, shopId)) throw shopNotFound()
  return actor
}
