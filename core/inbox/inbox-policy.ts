import { type Actor, isMember, isOwner, isPerson, type Person } from '../actor.ts'
import type { ParticipantRole } from '../contracts/threads.ts'

/** Owners and staff do the day's work: they answer, assign, label, and keep replies ready. */
export const canWorkInbox = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Only the shop's side of a thread has an inbox. */
export const hasInbox = ({ role }: { role: ParticipantRole }): boolean => role === 'business'

/** The author takes a note away, or an owner of the shop. */
export const canDeleteNote = (actor: Actor, note: { author_id: string | null }, shopId: string): boolean =>
  (isPerson(actor) && note.author_id === actor.contactId) || isOwner(actor, shopId)
