import { type Actor, isPerson, type Person } from '../actor.ts'
import { canAdmin } from '../admin-policy.ts'

/** Those of us who answer people. */
export const canAnswerPeople = (actor: Actor): actor is Person => canAdmin(actor, 'support')

/**
 * Everybody may suggest a fitment centre, signed in or not, but not with a private link, which is for its one booking.
 */
export const canSuggest = (actor: Actor): boolean => isPerson(actor) || actor.kind === 'guest'

/** What people miss is for those of us who answer them. */
export const canSeeSuggestions = (actor: Actor): actor is Person => canAdmin(actor, 'support')
