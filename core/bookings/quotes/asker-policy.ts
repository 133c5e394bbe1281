import { type Actor, isPerson, type Person } from '../../actor.ts'

/** Reads the round of quotes, takes an answer, declines, closes. */
export const isAsker = (actor: Actor, round: { contact_id: string }): actor is Person =>
  isPerson(actor) && actor.contactId === round.contact_id
