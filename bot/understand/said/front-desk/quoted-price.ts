import { beginsWithYes } from '../../answers.ts'
import { plain, tokensOf } from '../../shop-words.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { statedIn } from '../../stated/stated.ts'
import { type NamedPrice, priceAt } from '../price-words.ts'
import { asReader } from '../told/as-reader.ts'
import { asksSomething } from './asks.ts'
import { piecesOf } from './sentences.ts'

/** A price that a shop names to a driver, with the work or without it, and on what condition. Pure. */

/** `work`: whether fitting and the like are in it. `condition`: what else is said to the driver, as it is written. */
export type QuotedPrice = NamedPrice & { work: 'in' | 'apart' | 'unsaid' } & Conditions

/** `validOn`: the last day on which it stands. */
export type Conditions = { condition: string; asSaid: string; validOn?: string }

const works = '(?:fitting|fitment|fit|balanc\\w*|aanbring\\w*|pas|balanser\\w*|ukufaka|ho kenya)'
const workApart = new RegExp(
  `\\b(?:(?:tyres?|tires?|bande?) (?:only|alone|alleen)|only (?:the )?tyres?|net (?:die )?bande?|unfitted|(?:excl\\w*|without|plus|not incl\\w*|sonder|uitgesluit) (?:the |die )?${works}|${works}(?: (?:is|are))? (?:extra|excluded|not (?:included|in)|apart|ekstra|uitgesluit|nie ingesluit))\\b`,
)
const workIn = new RegExp(
  `\\b(?:(?:fully )?fitted|all in|all inclusive|(?:incl\\w*|with|and|met|insluitend) (?:the |die )?${works}|${works}(?: (?:is|are))? (?:in|in it|included|ingesluit)|gepas|aangebring|ingesluit|alles in|(?:se)?(?:zi|i)?fakiwe|di kentswe|di tsentswe|tse kentsweng)\\b`,
)
const allOfThem =
  /\b(?:in all|in total|altogether|total|everything|all together|altesaam|in die geheel|totaal|for (?:all|the lot|the set|both|the (?:two|three|four)|two|three|four|\d)|vir (?:almal|al|albei|die (?:stel|lot)|\d|vier|twee)|full price|kaofela|tsohle|tsotlhe|konke|zonke|sezizonke|otlhe)\b/

/** Undefined if no price is named, or several that could be it. `own`: the words of the tyres that are spoken of. */
export function quotedPrice(words: string, now: Date, own: ReadonlySet<string>): QuotedPrice | undefined {
  const price = priceAt(words)
  if (!price) return undefined
  const line = plain(words)
  const work = workApart.test(line) ? 'apart' : workIn.test(line) ? 'in' : 'unsaid'
  // 'Fitted' says what is in a price, and not of how many tyres it is.
  const of = price.of === 'total' && !allOfThem.test(line) ? 'unsaid' : price.of
  return { cents: price.cents, of, work, ...conditionsBeside(words, price, now, own) }
}

const kinds = new RegExp(
  `^[\\s,.;:-]*(?:(?:r|rand|each|ea|apiece|a (?:piece|tyre|tire)|per (?:tyre|tire|band|stuk)|elk|stuk|n stuk|'n band|fully|fitted|gepas|aangebring|all in|in all|in total|altogether|total|totaal|altesaam|for (?:all (?:4|four|of them)|all|the (?:lot|set)|4|four)|vir (?:almal|al (?:4|vier)|al|4|vier)|ngalinye|le leng|kaofela|tyres? only|bande alleen|net (?:die )?bande|(?:4|four|vier|of them)(?= (?:fully |fitted|gepas|aangebring|all in)|\\W*$)|and|en|no|le|plus|(?:(?:incl\\w*|excl\\w*|with|without|met|sonder|insluitend) )?(?:the |die )?${works}(?: (?:is |are )?(?:in|included|extra|excluded|ingesluit|uitgesluit))?)(?![\\p{L}\\p{N}]))`,
  'iu',
)

/** What stands beside a price and says on what condition it is. */
function conditionsBeside(
  words: string,
  { from, to }: { from: number; to: number },
  now: Date,
  own: ReadonlySet<string>,
): Conditions {
  // Where accents change the length nobody can say where the price stands.
  if (plain(words).length !== words.length) return conditionsIn(words, now, own)
  let behind = words.slice(to)
  for (let kind = kinds.exec(behind); kind; kind = kinds.exec(behind)) behind = behind.slice(kind[0].length)
  const before = piecesOf(words.slice(0, from)).slice(0, -1).join(', ')
  const last = piecesOf(words.slice(0, from)).at(-1) ?? ''
  const led = conditional.test(plain(last)) ? [withoutLead(last)] : []
  return conditionsIn([before, ...led, behind].filter((one) => one.trim() !== '').join(', '), now, own)
}
const leadsToSum = new Set(
  "i we ek ons can kan do doen give gee it you dit jou for at vir teen @ is it's its r rand".split(' '),
)

/** 'If they pay cash we can do it for' without what only leads to the sum. */
function withoutLead(words: string): string {
  const parts = words.trim().split(/[\s,]+/)
  const last = parts.findLastIndex((part) => !leadsToSum.has(part.toLowerCase()))
  return parts.slice(0, last + 1).join(' ')
}
const conditional =
  /\b(?:if|when|as|only|net|cash|kontant|until|till|tot|before|voor|uma|ha|fa|ngo|for (?:cash|today))\b/

const led = /^(?:(?:yes|yep|ja|jip|yebo|ee|ewe|e|ok|okay|sure|sharp|no|nee|and|en|but|maar|mara|kodwa|empa)[\s,]+)+/iu

/** The parts of an answer that say to the driver on what condition the price is. */
export function conditionsIn(words: string, now: Date, own: ReadonlySet<string>): Conditions {
  const parts = piecesOf(words.trim())
    .map((one) => one.replace(/^[\s,;:-]+|[\s,;:-]+$/gu, '').replace(led, ''))
    .filter((one) => saysSomething(one, own) && !asksSomething(one) && !ofUs.test(plain(one)))
  const { dates } = statedIn(parts.join(', '), { now })
  const last = dates.at(-1)
  const isUntil = last !== undefined && until.test(plain(parts.join(', ')))
  return {
    condition: asReader(parts.join(', ')).words.slice(0, MOST),
    asSaid: parts.join(', '),
    ...(isUntil && { validOn: last }),
  }
}
const MOST = 280
const until =
  /\b(?:till?|until|untill|tot|valid|geldig|stands?|good|kuze|kufike|kude|ho fihlela|go fitlha|fihlela|fitlha)\b/
const ofUs =
  /^(?:please |pls |asb )?(?:(?:just |now )?(?:send|stuur|submit|quote|kwoteer|romela|thumela)\b.{0,20}$|make it\b|maak dit\b|change\b|verander\b|rather\b|liewer\b)/

function saysSomething(words: string, own: ReadonlySet<string>): boolean {
  const said = tokensOf(words).filter((word) => !own.has(word) && !isPlainWord(word) && !filler.has(word))
  const isBare = beginsWithYes(words) && said.length <= 1
  return !isBare && said.some((word) => word.length > 2 || /\d/.test(word))
}
const filler: ReadonlySet<string> = new Set(
  'price prys quote kwotasie best last final our my your you can could give kan gee doen make maak that this dit tyre tyres tire tires band bande each elk rather liewer actually eintlik sorry correct reg right instead hello morning'.split(
    ' ',
  ),
)

const corrects =
  /^\W*(?:(?:no|nee|nah|cha|hayi|tjhe|nnyaa|aowa|sorry|oops|wait|actually|eintlik|correction)\b[\s,.!:;-]*)*(?:make (?:it|that)|change (?:it|that|the price)|maak dit|verander (?:dit|die prys)|rather|liewer|should be|must be|moet (?:wees )?|i mean[t]?|ek bedoel|not\b|nie\b|yenza|enza|etsa|dira)?/

/** Words that correct the price that stands: 'no, 1600', 'make it 6300 for all'. */
export const correctsPrice = (words: string): boolean => (corrects.exec(plain(words))?.[0].trim() ?? '') !== ''

const paid = /\b(?:cash|kontant|card|kaart|eft|deposit|imali|chelete|madi)\b/

/** Whether words beside a price say when, how or until when it holds. */
export function saysConditions(words: string, now: Date): boolean {
  const { dates, times, window, condition } = statedIn(words, { now })
  const isWhen = dates.length + times.length > 0 || window !== undefined
  const line = plain(words)
  return condition || paid.test(line) || (isWhen && (beginsWithYes(words) || until.test(line)))
}
