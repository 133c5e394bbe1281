import { readingOf } from '../begin-reading.ts'
import { readMoney } from '../parts/money.ts'
import { readSizes } from '../parts/sizes.ts'
import { MOST, plain } from '../shop-words.ts'
import { committedVocabulary } from '../vocabulary/tables.ts'
import { spelledSums } from './spelled-sums.ts'

/** A sum that is named: of one tyre, of everything, or so much more or less than was agreed. */
export type NamedPrice = { cents: number; of: 'each' | 'total' | 'more' | 'less' | 'unsaid' }

const MIN_RAND = 50
const MAX_RAND = 200_000

const each =
  /\b(?:each|ea|a ?piece|apiece|a tyre|a tire|per (?:tyre|tire|band|piece|one|stuk|ithayi|thaere)|one tyre|elk|stuk|elke|ngalinye|thaere|ithayi|ithaya|taere|lilinye|inye|ilinye|e le nngwe|ka (?:thaere|taere|thayere|tyre|bonngwe|bonnye|nngwe|le leng)|le leng|nge ?(?:tyre|thaya)|ngetayara)\b|\d ?ea\b/
const total =
  /\b(?:all in|in all|in total|altogether|total|fitted|everything|all together|alles|altesaam|in die geheel|totaal|for (?:all|the lot|the set|4|four)|vir (?:almal|al|4|vier)|full price|kaofela|tsohle|tsotlhe|konke|zonke|sekutonke|sisonke)\b/
const more =
  /\b(?:more|extra|on top|over|above|meer|ekstra|bo-?op|bygevoeg|higher|ngaphezulu|phezu|godimo|hodimo|feta)\b/
const less = /\b(?:less|off|discount|minder|afslag|cheaper|goedkoper|phantsi|phansi|tlase)\b/
const relation =
  /\b(?:than|as|to) (?:the |was |what |die )*(?:quote\w*|price|prys|total|kwotasie|agreed|list\w*|dit|it)\b|\b(?:on top|bo-?op|more|extra|meer|less|minder)\b/
/** What costs something besides the tyre. */
const beside =
  /\b(?:fitting|fitment|fit|balanc\w*|balanser\w*|valves?|kleppe|call ?-?out|uitroep|alignment|belyning|delivery|transport|labour|vat|btw)\b/

const callOut =
  /\b(?:call ?-?out|calling out|come out|coming out|out there|to come|uitroep\w*|uitkom|om te kom|uit te kom|ukuphuma|ukuza|ho tla|go tla)\b/

/** Whether a price is said to be that of coming out, and not of the work. */
export const saysCallOut = (words: string): boolean => callOut.test(plain(words))

type Sum = { rand: number; from: number; to: number }

/** The price that the words name; undefined if they name none, or several that could be it. */
export function namedPrice(words: string): NamedPrice | undefined {
  const at = priceAt(words)
  return at && { cents: at.cents, of: at.of }
}

/** Every sum that the words name and do not take back, with where it stands. */
export function sumsAt(words: string): { cents: number; from: number; to: number }[] {
  const line = plain(words.slice(0, MOST))
  return sumsIn(words, line)
    .filter(({ from }) => !denied.test(line.slice(Math.max(0, from - 24), from)))
    .map(({ rand, from, to }) => ({ cents: Math.round(rand * 100), from, to }))
}

/** The sums alone, each once. */
export const sumsNamed = (words: string): number[] => [...new Set(sumsAt(words).map(({ cents }) => cents))]

/** The price with where its sum stands. */
export function priceAt(words: string): (NamedPrice & { from: number; to: number }) | undefined {
  const line = plain(words.slice(0, MOST))
  const sums = sumsIn(words, line).filter(({ from }) => !denied.test(line.slice(Math.max(0, from - 24), from)))
  const own = sums.filter((one) => !isOfElse(line, one))
  const [only, ...others] = own.length > 0 ? own : sums
  if (!only || others.some(({ rand }) => rand !== only.rand)) return pricedOnce(line, own)
  return { cents: Math.round(only.rand * 100), of: kindOf(line, only), from: only.from, to: only.to }
}

const denied = /\b(?:not|nie|instead of|in plaas van|and not|no longer|was|typed|said) (?:r ?)?$/

/** Of several sums the one that is said to be of a tyre. */
function pricedOnce(line: string, sums: readonly Sum[]) {
  const [only, ...others] = sums.filter((one) => each.test(line.slice(one.to, one.to + REACH)))
  if (!only || others.length > 0) return undefined
  return { cents: Math.round(only.rand * 100), of: 'each' as const, from: only.from, to: only.to }
}
const REACH = 16
const FAR = 40

const besideBehind = new RegExp(
  `^ ?(?:rand )?(?:extra |ekstra |more |meer )?(?:(?:is|was|are) )?(?:(?:for|vir|per) ?)?(?:(?:the|die|his|her) ?)?${beside.source}`,
)

/** '80 for fitting', 'fitting R80 extra'. */
const isOfElse = (line: string, { from, to }: Sum): boolean =>
  beside.test(lastWords(line.slice(Math.max(0, from - 18), from))) || besideBehind.test(line.slice(to, to + FAR))

const lastWords = (before: string): string => before.split(/[,;.]\s?/).at(-1) ?? ''

function kindOf(line: string, { to }: Sum): NamedPrice['of'] {
  const behind = line.slice(to, to + REACH)
  if (relation.test(line) && less.test(behind)) return 'less'
  if (each.test(behind)) return 'each'
  if (more.test(behind.split(/[,;]/)[0] ?? '')) return 'more'
  if (each.test(line)) return 'each'
  return total.test(line) ? 'total' : 'unsaid'
}

function sumsIn(words: string, line: string): Sum[] {
  const reading = readingOf(words.slice(0, MOST), committedVocabulary, { now: new Date(0) })
  readSizes(reading)
  readMoney(reading)
  const at = (index: number) => reading.words[index]?.start ?? 0
  const end = (index: number) => reading.words[index - 1]?.end ?? line.length
  const read = reading.amounts.map(({ value, from, to }) => ({ rand: value.rand, from: at(from), to: end(to) }))
  const taken = reading.words.filter((_, index) => reading.takenBy[index]?.startsWith('size'))
  const bare = [...line.matchAll(figures)].flatMap(({ index, 0: written, 1: k }) => {
    const rand =
      Number(
        written
          .replace(/k$/, '')
          .trim()
          .replace(',', k ? '.' : '')
          .replace(/ /g, ''),
      ) * (k ? 1000 : 1)
    const isTaken = [...read, ...taken.map(({ start, end }) => ({ from: start, to: end }))].some(
      ({ from, to }) => index < to && index + written.length > from,
    )
    return isTaken ? [] : [{ rand, from: index, to: index + written.length }]
  })
  const spelled = spelledSums(line)
  const written = [...read, ...bare].filter(({ from, to }) => !spelled.some((one) => from < one.to && to > one.from))
  return [...written, ...spelled].filter(({ rand }) => rand >= MIN_RAND && rand <= MAX_RAND)
}

const figures =
  /(?<![\d/.,:xr-])(?:\d{1,3}(?:[ ,]\d{3})+|\d{3,6}|\d{1,2}(?:[.,]\d{1,2})? ?(k)(?![a-z]))(?![\d/:%]|[.,]\d|x\b| ?(?:km|mins?|minutes?|minuut|minute|mm)\b)/g
