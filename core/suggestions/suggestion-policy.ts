import { type Actor, isPerson } from '../actor.ts'

/**
 * Everybody may suggest a fitment centre, signed in or not, but not with a private link, which is for its one booking.
 */
export const canSuggest = (actor: Actor): boolean => isPerson(actor) || actor.kind === 'guest'
