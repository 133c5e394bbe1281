import { hearNaming, nameAlone } from '#bot/understand/naming.ts'
import { waysNamed } from '#bot/understand/said/ways.ts'
import type { BookingDraft } from './draft.ts'

/** How it is to be done and for whom, as said along with the wish to book: 'book 1 thursday 10am, drop off, Sipho'. */
export function saidOfBooking(words: string): Partial<BookingDraft> {
  const [locationType] = waysNamed(words)
  const parts = words.split(',')
  const name = hearNaming(words) ?? (parts.length > 1 ? nameAlone(parts.at(-1) ?? '') : undefined)
  return { ...(locationType ? { locationType } : {}), ...(name ? { name } : {}) }
}
