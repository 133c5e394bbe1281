import { plain, tokensOf } from '../../shop-words.ts'
import { type StockWords, stockIn } from '../../stock-words.ts'
import { sentencesOf } from './sentences.ts'

/** What is said below a change of stock that was read back. Pure. */

const bareFigure =
  /^(?:(?:no|nee|nnyaa|cha|hayi|tjhe|wait|sorry|actually|eintlik|mean|make|maak|dit|rather|wag|ema|it|is|its|i) ){1,5}(\d{1,3})$/
const denied = /\b(?:not|nie|instead of|in plaas van|e seng|hhayi|hayi)\s+\d{1,3}\b(?: nie)?/g
/** How many are gone in all: '6 weg', 'sekungu 6 ahambile'. */
const gone =
  /(?<![\d/.])(\d{1,3}) (?:(?:are|is|wat|now|in all|altogether|al|reeds|already|a|di|e|tse) )*(?:gone|tsamaileng|rekilweng|rekisitsweng|sold|weg|verkoop|uit|out|ahambile|aphumile|adayisiwe|athengiwe|ziphumile|zihambile|zithengiwe|zithengisiwe|rekilwe|rekisitswe|rekisiwe|tsamaile|ile)\b/
const more = /^\W*(?:and |plus |also |en |nog )*(\d{1,3}|another|nog)\s+(?:more|others?|nog|meer|another)\b/

/** '6 gone, not 4' in place of what was read back; undefined if the words say nothing of it. */
export function stockInstead(words: string, before: StockWords): StockWords | undefined {
  const line = plain(words)
  const [, alone] = bareFigure.exec(tokensOf(words).join(' ')) ?? []
  if (alone) return inPlaceOf(before, Number(alone))
  const out = Number(gone.exec(line.replace(denied, ' '))?.[1])
  if (before.by !== undefined && before.by < 0 && out > -before.by) return { by: -out }
  if (line.match(denied) === null) return oneMore(line, before)
  const [first = ''] = sentencesOf(line.replace(denied, ' '))
  const said = stockIn(first)
  if (said.by !== undefined || said.quantity !== undefined || said.priceCents !== undefined) return said
  const [figure, ...others] = first.match(/\d{1,3}/g) ?? []
  return figure === undefined || others.length > 0 ? undefined : inPlaceOf(before, Number(figure))
}

/** The figure goes where the one before it was. */
function inPlaceOf({ by, quantity }: StockWords, count: number): StockWords | undefined {
  if (by !== undefined) return { by: by < 0 ? -count : count }
  return quantity === undefined ? undefined : { quantity: count }
}

function oneMore(line: string, { by }: StockWords): StockWords | undefined {
  const count = Number(more.exec(line)?.[1])
  return by !== undefined && count > 0 ? { by: by < 0 ? by - count : by + count } : undefined
}

const another = /\b(?:wrong|meant|mean|rather|not (?:the|that)|verkeerde|bedoel|liewer)\b/

/** Another tyre was meant than the one that was read back. */
export const meansAnotherTyre = (words: string): boolean => another.test(plain(words))

const agrees =
  /^(?:yes|ja|yebo|ee|ewe|e|yep|ok|all|everything|alles|tsohle|konke|still)\b.{0,30}\b(?:right|correct|fine|good|ok|okay|reg|korrek|same|siame|lokile|kulungile|nepile)\W*$/

/** 'All of it still correct', below the question whether the stock is right. */
export const agreesToStock = (words: string): boolean => agrees.test(plain(words))

const there =
  /^s? (?:[a-z]{1,7} ){0,2}(?:(?:are|is|stand|staan|sit|le|l\u00ea) )?(?:still|nog|isekhona|asekhona|zisekhona|asele|zisele|di sa le|a sa le|di santse|not touched|untouched|all there|ha ke so di|ga ke ise ke di|angikazithinti|andikazichukumisi)\b/

/** 'The Michelins are still here': that brand is not what has gone. */
export function staysThere(words: string, brand: string): boolean {
  const line = plain(words)
  const at = line.indexOf(plain(brand))
  return at >= 0 && there.test(line.slice(at + brand.length))
}
