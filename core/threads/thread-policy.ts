import { type Actor, isBusiness, isMember, isPerson, type Person, shopIdsOf } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'
import type { ParticipantRole } from '../contracts/threads.ts'

type Thread = { shop_id: string | null }
type Participant = { role: ParticipantRole }

/**
 * The role in which the actor may join a thread that is not their own: members join their shop's threads, admins those
 * with us.
 */
export function joinsAs(actor: Actor, { shop_id }: Thread): 'business' | 'admin' | undefined {
  if (shop_id === null) return canAdmin(actor, 'support') ? 'admin' : undefined
  return isMember(actor, shop_id) ? 'business' : undefined
}

/** Only a person has a list of threads; a guest reads one thread by its private link. */
export const hasThreads = (actor: Actor): actor is Person => isPerson(actor)

/** Only an account keeps what a private link opens. */
export const canKeep = (actor: Actor): actor is Person & { accountId: string } =>
  isPerson(actor) && actor.accountId !== null

/**
 * Reads the thread as this participant. The row of a former member gives nothing; the lists apply the same rule in SQL
 * (`takesPart` in db/queries/threads/thread-people.ts).
 */
export const canRead = (actor: Actor, thread: Thread, me: Participant): boolean =>
  me.role === 'customer' ? isPerson(actor) : joinsAs(actor, thread) === me.role

/** Only the answering side closes and opens the thread and adds people of its side. */
export const canManage = (me: Participant): boolean => me.role !== 'customer'

/** An account of a shop does not write to other shops. */
export const canWriteToShops = (actor: Actor): boolean =>
  !(isBusiness(actor) && isPerson(actor) && actor.accountId !== null)

/** The people of a shop write to the customers of its bookings. */
export const canWriteToCustomer = (actor: Actor, booking: { shop_id: string }): boolean =>
  isMember(actor, booking.shop_id)

/** The shops whose customers the actor answers. */
export const threadsAnswered = shopIdsOf

/** A picture of a ready reply is its shop's; any other loose file is whoever's knows its id. */
export const canReadLooseFile = (actor: Actor, file: { shop_id: string | null }): boolean =>
  file.shop_id === null || isMember(actor, file.shop_id)
