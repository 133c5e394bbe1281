import { type Actor, isPerson, type Person } from '../../actor.ts'

/** Everybody whom we know sets their own preferences, and no others. */
export const canSetPreferences = (actor: Actor): actor is Person => isPerson(actor)
