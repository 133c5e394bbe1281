import { plainText } from '#core/rules/people/plain-text.ts'
import type { Reading } from '../reading.ts'

const LONGEST = 500
const street =
  /\b\d{1,5}[a-z]?,? (?:[a-z'.-]{2,20} ){1,3}(?:street|str|st|straat|avenue|ave|laan|road|rd|weg|drive|dr|rylaan|crescent|cres|singel|close|lane|way|boulevard|blvd|estate|complex|court|village|mews)\b/g
const unit =
  /\b(?:unit|flat|woonstel|apartment|apt|block|blok|gate|hek|stand|erf|plot|door|deur|room|kamer|floor|vloer|eenheid|house|huis|bay|building|gebou|indlu|ndlu|ntlo) (?:no\.? ?|nr\.? ?|number |nommer |#)?\d{1,5}\b/g

/** Figures of an address are no hours: '14 Oak Avenue', 'unit 12'. */
export function setAddressesApart(reading: Reading): void {
  const plain = plainText(reading.text.slice(0, LONGEST))
  const places = [...plain.matchAll(street), ...plain.matchAll(unit)].map(({ index, 0: found }) => ({
    from: index,
    to: index + found.length,
  }))
  if (places.length === 0) return
  const isInPlace = (at: number): boolean => {
    const start = reading.words[at]?.start ?? 0
    return places.some(({ from, to }) => start >= from && start < to)
  }
  const left = reading.times.filter(({ from }) => !isInPlace(from))
  reading.times.splice(0, reading.times.length, ...left)
}
