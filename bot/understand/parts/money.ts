import { type Amount, covered, lineOf, note, type Reading, take, wordAt } from '../reading.ts'
import { aboutSo, forAllTyres, forOneTyre, limitsBefore, limitsBehind, rangeBefore } from '../vocabulary/money-words.ts'
import { bigNumberWords, multiples } from '../vocabulary/numbers.ts'

const spelled = `(?:(?:${[...bigNumberWords.keys()].join('|')}) ?(?:${[...multiples.keys()].join('|')})|(?:a )?(?:thousand|duisend))`
const figures = `(?:\\d{1,3}(?:[ ,.]\\d{3})+(?!\\d)|\\d+)(?:[.,]\\d{1,2}(?!\\d))?`
const unit = `(?: ?(?:k(?![a-z])(?:\\d(?!\\d))?|(?:thousand|thousands|grand|duisend|hundred|honderd|gees)(?![a-z])))?`
const amount = `((?<![a-z])(?:r|zar) ?)?(${figures}${unit}|${spelled})( ?(?:rand|rands|zar|bucks|randela|r)(?![a-z]))?(?: ?(?:-|\\/) ?(?=[^\\d]))?`
const amountAgain = `(?: ?(?:and|to|en|tot|-|le|no|till|until) ?${amount})?`
const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`
const limitBefore = anyOf(limitsBefore)
const between = anyOf(rangeBefore)
const loose = new RegExp(
  `(?:(${limitBefore})[ :=-]{1,3}(?:${anyOf(aboutSo)} )?)?(${between} )?${amount}${amountAgain}( ?${anyOf(limitsBehind)}(?![a-z]))?`,
  'g',
)
const per = new RegExp(
  `^[ ,.;:)-]{0,3}(?:max(?:imum)? |maks |tops |or less |budget |rand )?(?:(${forOneTyre.join('|')})|(${forAllTyres.join('|')}))(?![a-z])`,
)
const perBefore = /(?:(each|per (?:tyre|tire|band)|elk)|(total|all in|altogether|set|totaal))[a-z ]{0,8}$/

/** Amounts of money. A bare number is money only beside a word that says so; years, sizes and counts are not. */
export function readMoney(reading: Reading): void {
  const line = lineOf(reading)
  for (const match of line.text.matchAll(loose)) {
    const [, limit, range, currency, lower = '', currencyAfter, upperCurrency, upper, upperCurrencyAfter, limitAfter] =
      match
    const value = upper ?? lower
    const rand = randOf(value)
    if (rand === undefined) continue
    const marked =
      Boolean(currency ?? currencyAfter ?? upperCurrency ?? upperCurrencyAfter) || /\d ?k|grand|gees/.test(value)
    const isLimit = Boolean(limit ?? limitAfter ?? range ?? upper)
    const size = Math.abs(rand)
    if (size < 50 || size > 200_000) continue
    const [from, to] = covered(line, match)
    if (!startsClean(line.text, match, lower)) continue
    const after = line.text.slice((match.index ?? 0) + match[0].trimEnd().length)
    const follow = per.exec(after)
    if (/^ ?(?:km|kms|kilo|kilomet|%|percent|cc)/.test(after)) continue
    const earlier = perBefore.exec(line.text.slice(Math.max(0, (match.index ?? 0) - 24), match.index))
    const kind = perKind(follow) ?? perKind(earlier)
    const isPriced =
      marked || (size >= 200 && (isLimit || follow !== null)) || /thousand|duisend|hundred|honderd/.test(value)
    if (!isPriced) continue
    const found: Amount = { rand, isLimit, ...(kind && { per: kind }) }
    const end = follow && kind ? endOf(line, match, follow) : to
    reading.amounts.push({ value: found, from, to: end })
    take(reading, isLimit ? 'price limit' : 'amount', from, end)
  }
  lonePer(reading)
}

const perKind = (match: RegExpExecArray | null): Amount['per'] => (match ? (match[1] ? 'tyre' : 'total') : undefined)

function endOf(line: ReturnType<typeof lineOf>, match: RegExpMatchArray, follow: RegExpExecArray): number {
  const at = (match.index ?? 0) + match[0].trimEnd().length + follow[0].length - 1
  return line.indexAt(at) + 1
}

/** The figures must not be the tail of something longer: '4 x', 'kb250', '1.4', '10/12'. */
function startsClean(text: string, match: RegExpMatchArray, value: string): boolean {
  const at = text.indexOf(value, match.index)
  const before = text.slice(Math.max(0, at - 2), at)
  return !/[\d_¤¢][.,:/h]?$|[a-qs-z]$|[^ <(:=\-r~±]$/.test(before)
}

function randOf(value: string): number | undefined {
  const [word, multiple] = value.trim().split(/(?<=[a-z]) ?(?=hundred|thousand|honderd|duisend|grand|gees)/)
  const spelledNumber = word === undefined ? undefined : bigNumberWords.get(word.replace(/^a /, ''))
  if (spelledNumber !== undefined) return spelledNumber * (multiples.get(multiple ?? '') ?? 1)
  if (/^(?:a )?(?:thousand|duisend)$/.test(value)) return 1000
  const parts =
    /^(\d[\d ,.]*?)(?:([.,])(\d{1,2}))?(?: ?(k|thousand|thousands|grand|duisend|hundred|honderd|gees)(\d)?)?$/.exec(
      value,
    )
  if (!parts) return undefined
  const [, whole = '', , decimals, unitWord, tenth] = parts
  const digits = Number(whole.replace(/[ ,.]/g, ''))
  const number = decimals ? Number(`${digits}.${decimals}`) : digits
  if (!unitWord) return Math.round(number)
  const factor = unitWord === 'hundred' || unitWord === 'honderd' ? 100 : 1000
  return Math.round((number + (tenth ? Number(tenth) / 10 : 0)) * factor)
}

/** 'each' or 'total' elsewhere in the message tells what the only limit is for. */
function lonePer(reading: Reading): void {
  const [only, more] = reading.amounts
  if (!only || more || only.value.per) return
  for (let at = 0; at < reading.words.length; at++) {
    const word = wordAt(reading, at)
    if (word === 'each' || word === 'elk' || word === 'apiece') only.value.per = 'tyre'
    else if (word === 'total' || word === 'altogether' || word === 'altesaam') only.value.per = 'total'
    if (only.value.per) {
      note(reading, 'price per', at, at + 1)
      return
    }
  }
}
