import type { Found, Reading } from '../reading.ts'
import { wordAt } from '../reading.ts'

const denying = new Set(['not', 'nie', 'hhayi', 'hayi', 'haai', 'except', 'behalwe', 'moenie', 'eseng'])
const between = new Set(['on', 'op', 'for', 'vir', 'the', 'die', 'ngo', 'this', 'hierdie', 'of', 'ka', 'di'])

/** Marks the days that the message rules out: 'not Friday', 'nie Donderdag nie, Saterdag'. */
export function denyDates(reading: Reading): void {
  for (const date of reading.dates)
    if (isDenied(reading, date, reading.deniedDates.at(-1))) reading.deniedDates.push(date)
}

function isDenied(reading: Reading, date: Found<string>, before: Found<string> | undefined): boolean {
  let at = date.from - 1
  while (at > date.from - 4 && between.has(wordAt(reading, at))) at--
  // 'nie Donderdag nie, Saterdag': the second 'nie' closes the first.
  if (before && at >= before.to && at - before.to <= 1 && wordAt(reading, at) === 'nie') return false
  return denying.has(wordAt(reading, at))
}
