import { type Actor, isAdmin, isBusiness, isMember, isPerson, type Person } from '../actor.ts'
import type { ParticipantRole } from '../contracts/threads.ts'

type Thread = { shop_id: string | null }
type Participant = { role: ParticipantRole }

/** As what the actor may join a thread that is not their own: a shop's people its threads, admins those with us. */
export function joinsAs(actor: Actor, { shop_id }: Thread): 'business' | 'admin' | undefined {
  if (shop_id === null) return isAdmin(actor) ? 'admin' : undefined
  return isMember(actor, shop_id) ? 'business' : undefined
}

/** Has threads of their own to list and count; a guest reads theirs by its private link. */
export const hasThreads = (actor: Actor): actor is Person => isPerson(actor)

/**
 * Reads the thread as this participant. A row that somebody got for a shop gives nothing once they have left it; the
 * lists hold to the same in SQL (`takesPart` in db/queries/threads/thread-people.ts).
 */
export const canRead = (actor: Actor, thread: Thread, me: Participant): boolean =>
  me.role === 'customer' ? isPerson(actor) : joinsAs(actor, thread) === me.role

/** Closes and opens the thread, and lets others of the side in: the answering side's to do. */
export const canManage = (me: Participant): boolean => me.role !== 'customer'

/** An account of a shop does not write to other shops. */
export const canWriteToShops = (actor: Actor): boolean =>
  !(isBusiness(actor) && isPerson(actor) && actor.accountId !== null)
