import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'

/** Those of us who answer people. */
export const canAnswerPeople = (actor: Actor): actor is Person => canAdmin(actor, 'support')
