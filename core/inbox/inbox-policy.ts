import { type Actor, isMember, isOwner, isPerson, type Person } from '../actor.ts'
import type { ParticipantRole } from '../contracts/threads.ts'
import { canAnswerPeople } from './support-policy.ts'

/** Owners and staff do the day's work: they answer, assign, label, and keep replies ready. */
export const canWorkInbox = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Only the shop's side of a thread has an inbox. */
export const hasInbox = ({ role }: { role: ParticipantRole }): boolean => role === 'business'

/** The author takes a note away, or an owner of the shop; of ours the author alone. */
export const canDeleteNote = (actor: Actor, note: { author_id: string | null }, shopId: string | null): boolean =>
  (isPerson(actor) && note.author_id === actor.contactId) || (shopId !== null && isOwner(actor, shopId))

/** A ready reply is kept by the people of its shop; with null it is ours. */
export const canKeepReply = (actor: Actor, shopId: string | null): actor is Person =>
  shopId === null ? canAnswerPeople(actor) : canWorkInbox(actor, shopId)
