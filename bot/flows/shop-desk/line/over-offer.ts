import { wordsOfName } from '#bot/understand/stated/called.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { factsOf } from '../../fits.ts'
import type { Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'

/** The request as its driver first asked for it, while the shop offers something in its place; undefined if it does not. */
export function askedFirst(thing: Thing, { now, standing }: Pick<Scene, 'now' | 'standing'>): BookingView | undefined {
  const booking = [...now.waiting, ...standing].find(({ id }) => id === thing.id)
  if (booking?.status !== 'pending' || booking.awaiting === 'shop' || !booking.preferredStart) return undefined
  return openOffersOf(booking, 'shop').length > 0 ? { ...booking, slotStart: booking.preferredStart } : undefined
}

/** Named, and nothing else of the same person waits: a yes is to what was asked for first. */
export function isOffered(thing: Thing, words: string, scene: Scene): boolean {
  if (!askedFirst(thing, scene)) return false
  const names = wordsOfName(thing.name)
  const isNamed = wordsOfName(words).some((word) => names.includes(word))
  return isNamed && !scene.things.some(({ kind, person }) => kind === 'request' && person === thing.person)
}

/** What a yes agrees to. */
export const factsFirst = (thing: Thing, scene: Scene) => {
  const first = askedFirst(thing, scene)
  return first ? factsOf(first) : thing.facts
}
