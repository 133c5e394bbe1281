import { type Actor, isPerson, type Person } from '../actor.ts'

/** Everybody whom we know has their own alerts, and no others. */
export const canKeepAlerts = (actor: Actor): actor is Person => isPerson(actor)
