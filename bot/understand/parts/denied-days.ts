import type { Found, Reading } from '../reading.ts'
import { wordAt } from '../reading.ts'

const denying = new Set(['not', 'nie', 'hhayi', 'hayi', 'haai', 'except', 'behalwe', 'moenie', 'eseng'])
const between = new Set(['on', 'op', 'for', 'vir', 'the', 'die', 'ngo', 'this', 'hierdie', 'of', 'ka', 'di'])

/** Takes the days out that the message rules out: 'not Friday', 'nie Donderdag nie, Saterdag'. */
export function denyDates(reading: Reading): void {
  const denied: Found<string>[] = []
  for (const date of reading.dates) if (isDenied(reading, date, denied.at(-1))) denied.push(date)
  // A lone denied day of a cancellation or a move is still the day that is spoken of.
  if (denied.length === 0 || (denied.length === reading.dates.length && reading.concepts.has('cannotCome'))) return
  for (const date of denied) {
    reading.deniedDates.push(date.value)
    reading.dates.splice(reading.dates.indexOf(date), 1)
  }
}

function isDenied(reading: Reading, date: Found<string>, before: Found<string> | undefined): boolean {
  let at = date.from - 1
  while (at > date.from - 4 && between.has(wordAt(reading, at))) at--
  // 'nie Donderdag nie, Saterdag': the second 'nie' closes the first.
  if (before && at >= before.to && at - before.to <= 1 && wordAt(reading, at) === 'nie') return false
  return denying.has(wordAt(reading, at))
}
