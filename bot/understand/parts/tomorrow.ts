import { type Reading, wordAt } from '../reading.ts'

const timeBehind =
  /^(?:half[a-z]+|oggend|middag|aand|vroeg|laat|om|teen|rondom|half|kwart|kan|wil|sal|by|vir|nie|eerste|voor|na|as|met|is|uur|asb|asseblief)$/
const dayBefore =
  /^(?:vir|van|tot|by|op|na|teen|of|kom|ek|my|is|en|dit|nie|voor|ons|liewer|eerder|skuif|afspraak|bespreking|is|nou|kan|wees|bespreek|boek)$/
const greeted =
  /^(?:almal|daar|meneer|mnr|mev|mevrou|juffrou|julle|mense|tannie|oom|more|boet|broer|maat|manne|dames|hallo|hi|jy|spoor|span)$/

/** 'môre' and 'more' are tomorrow, a greeting, or English: told apart by the accent, the language and what stands beside them. */
export function isTomorrow(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at)
  if (word !== 'more' && word !== 'moro') return false
  const start = reading.words[at]?.start ?? 0
  const accented =
    reading.text.slice(start, start + 4).normalize('NFC') !==
    reading.text
      .slice(start, start + 4)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
  const inAfrikaans = accented || word === 'moro' || reading.language === 'af'
  const [before, after] = [wordAt(reading, at - 1), wordAt(reading, at + 1)]
  const hasTime = reading.words[at + 1]?.kind === 'digits' || timeBehind.test(after)
  if (/^(?:goeie|goeien)$/.test(before) || greeted.test(after) || before === 'more') return false
  if (!inAfrikaans) return false
  if (at === 0) return hasTime && !(after === 'is' && wordAt(reading, at + 2) === 'daar')
  if (reading.takenBy[at - 1] !== undefined || reading.takenBy[at + 1] !== undefined) return true
  if (accented || word === 'moro') return true
  return hasTime || dayBefore.test(before) || at === reading.words.length - 1
}
