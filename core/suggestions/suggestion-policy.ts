import { type Actor, isPerson } from '../actor.ts'

/** Everybody may name a fitment centre, signed in or not; a private link is for its one booking. */
export const canSuggest = (actor: Actor): boolean => isPerson(actor) || actor.kind === 'guest'
