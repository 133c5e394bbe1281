import { hearNaming } from '#bot/understand/naming.ts'
import type { BookingDraft } from './draft.ts'
import { wayNamed } from './how.ts'
import { nameAlone } from './name.ts'

/** How it is to be done and for whom, as said along with the wish to book: 'book 1 thursday 10am, drop off, Sipho'. */
export function saidOfBooking(words: string): Partial<BookingDraft> {
  const locationType = wayNamed(words)
  const parts = words.split(',')
  const name = hearNaming(words) ?? (parts.length > 1 ? nameAlone(parts.at(-1) ?? '') : undefined)
  return { ...(locationType ? { locationType } : {}), ...(name ? { name } : {}) }
}
