import type { Reading } from '../reading.ts'
import type { Slots } from '../types.ts'

const about: ReadonlySet<string> = new Set(
  'about around round roughly by omtrent ongeveer rond rondom teen malunga cishe'.split(' '),
)
const FIRST_HOUR = 6
const LAST_HOUR = 18

/**
 * 'Friday about 10 tyres for the Polo': a number right behind a day and a word for 'about' is an hour, and counts
 * nothing. A shop's stock is counted all the same.
 */
export function settleHourAbout({ words, takenBy }: Reading, slots: Slots): void {
  const at = words.findIndex(({ text }, place) => {
    const isAbout = about.has(text) && /day|date|tomorrow/.test(takenBy[place - 1] ?? '')
    const next = words[place + 1]
    const hour = next?.kind === 'digits' ? Number(next.text) : Number.NaN
    return isAbout && hour >= FIRST_HOUR && hour <= LAST_HOUR && slots.quantity === hour
  })
  if (at < 0 || slots.time !== undefined) return
  slots.time = `${String(slots.quantity).padStart(2, '0')}:00`
  delete slots.quantity
}
