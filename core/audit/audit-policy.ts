import { type Actor, isAdmin } from '../actor.ts'

/** What everybody did is for admins alone. */
export const canReadAudit = (actor: Actor): boolean => isAdmin(actor)
