import { type Actor, isPerson, type Person } from '../actor.ts'

/** Everybody whom we know sets what they are told of, and nobody for others. */
export const canSetPreferences = (actor: Actor): actor is Person => isPerson(actor)
