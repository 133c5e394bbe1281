import { plainText } from '#core/rules/people/plain-text.ts'
import { thought } from '../parts/thought.ts'
import type { Found, Reading } from '../reading.ts'

/** What stays as it is: 'the Friday one stays', 'Vrydag moet bly', 'eyangoLwesihlanu ayiguquki'. */
const stays =
  /\b(?:stays?|remains?|keep(?:s|ing)?|kept|unchanged|untouched|(?:not|dont|never) (?:to )?(?:be )?(?:change|touch|move|changed|touched|moved|cancel|cancelled)|leave|alone|as (?:it )?is|as planned|still (?:stands|on)|must stand|bly|staan|hou|los|verander nie|nie verander|skuif nie|nie raak|(?:u|i|li|e|a)?(?:ya|ma[yul]?i?)?hlal[ae]|ayi?guquk\w*|awuguquk\w*|ayi?tshintsh\w*|awutshintsh\w*|ungayithinti|gcina\w*|(?:yi|wu)?shiye|[eoa]? ?dul[ae]|[eoa]? ?sal[ae]|se (?:e |o )?fetol[ew]|fetohe|tlogela|tlohela|boloka)\b/
/** What has become of a day on which somebody cannot come any more: 'my Friday is gone'. */
const gone =
  /\b(?:gone|(?:a )?mess|disaster|nightmare|full|booked up|packed|hectic|chaos|fell (?:through|apart)|falls? through|lost|missed|ruined|wrecked|stuffed|impossible|no longer|out of town|away|vol|weg|verby|gemors|deurmekaar|bederf|verloor|onmoontlik|(?:se|si)?(?:ngi|ndi)?matasa|ngixakekile|ndixakekile|(?:angi|andi)(?:kho|sakhoni|sakwazi|kwazi)|(?:i|u|li)?phelile|(?:i|u|li)?lahlekile|onakele|[hg]a ke (?:kgone|yo)|ke tshwaregile|ke phathahane|fedile|senyegile)\b/

function saidOf(reading: Reading, dates: readonly Found<string>[], pattern: RegExp): readonly Found<string>[] {
  if (dates.length === 0) return []
  // As written: short words of this kind are corrected into others.
  const plain = plainText(reading.text)
  const words = reading.words.map((word) => ({ ...word, text: plain.slice(word.start, word.end) }))
  return dates.filter((date) => pattern.test(thought({ ...reading, words }, date)))
}

/** The days of bookings that are to stay. */
export const keptDays = (reading: Reading): string[] => [
  ...new Set(saidOf(reading, reading.dates, stays).map(({ value }) => value)),
]

/** Of several days those that are wanted: not one of which is said that it is lost, or that it stays. */
export function withoutLost(reading: Reading, dates: Found<string>[]): Found<string>[] {
  if (dates.length < 2) return dates
  const lost = saidOf(reading, dates, gone)
  const open = dates.filter((date) => !lost.includes(date))
  const kept = saidOf(reading, open, stays)
  const left = open.filter((date) => !kept.includes(date))
  return left.length > 0 ? left : open.length > 0 ? open : dates
}
