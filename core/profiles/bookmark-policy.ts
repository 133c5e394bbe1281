import { type Actor, isPerson, type Person } from '../actor.ts'

/** Everybody whom we know has their own bookmarks, and no others. */
export const canKeepBookmarks = (actor: Actor): actor is Person => isPerson(actor)
