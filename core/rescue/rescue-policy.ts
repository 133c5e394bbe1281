import { type Actor, isMember, isPerson, type Person } from '../actor.ts'

/** A person asks for themselves; a guest has no number that a shop could ring. */
export const canAskForRescue = (actor: Actor): actor is Person => isPerson(actor)

/** Only the driver who asked takes an answer or ends the round. */
export const canEndRescue = (actor: Actor, { contact_id }: { contact_id: string }): actor is Person =>
  isPerson(actor) && actor.contactId === contact_id

/** Owners and staff say whether their shop comes. */
export const canAnswerRescue = (actor: Actor, shopId: string): actor is Person =>
  isPerson(actor) && isMember(actor, shopId)
