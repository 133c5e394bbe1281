import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'

/** What everybody did is for admins alone. */
export const canReadAudit = (actor: Actor): boolean => canAdmin(actor, 'audit')
