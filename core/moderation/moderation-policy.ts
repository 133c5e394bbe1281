import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'

/** Those of us who look at what was reported, and decide. */
export const canModerate = (actor: Actor): actor is Person => canAdmin(actor, 'reports')
