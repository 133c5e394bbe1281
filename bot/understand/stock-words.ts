import { readingOf } from './begin-reading.ts'
import { readMoney } from './parts/money.ts'
import { readSizes } from './parts/sizes.ts'
import { asksBack, count, MOST, numberOf, plain, tokensOf } from './shop-words.ts'
import { committedVocabulary } from './vocabulary/tables.ts'

/** What somebody of a shop says of its stock: that it is right, or what changes of it. Pure. */

/** 'Stock is right', 'die voorraad is reg': all of it. Read from the tokens of the words. */
export const stockIsRight =
  /^(?:(?:yes|yep|ja|ok|all|the|our|my|al|die|ons|my) ){0,3}(?:stock|voorraad)(?:lys| list)?(?: count)?(?: ?s| is| are| looks| lyk| all| still| nog| almal){0,3} (?:right|correct|reg|korrek|ok|okay|confirmed|up to date|op datum|bevestig)$/

export const saysStockIsRight = (words: string): boolean =>
  stockIsRight.test(tokensOf(words).join(' ').replace(/'/g, ''))

export type StockWords = { by?: number; quantity?: number; priceCents?: number }

/** Said of what went, in the languages that shops write in. */
const sold =
  /\b(?:sold|(?:we|i|just) used|used (?=\d{1,2}\b)|\d{1,2} gone|fitted|took|flogged|moved|transferred|written off|sld|verkoop|vekoop|gebruik|(?:si|ngi|ndi|ba|u)?(?:thengis|dayis)(?:e|ile|we|iwe)\w*|rekisi(?:tse|tswe|ditse|ditswe))\b/
const came =
  /\b(?:arrived|landed|received|add|added|rocked up|(?:came|come|got|are|is) (?:\S+ ){0,6}in(?! (?:stock|voorraad|the|my|our|all|total)\b)|back in(?! stock)|delivery (?:came|of)|got another|more|gekry|ingekry|ingekom|aangekom|het gekom|opgelaai|(?:ku|zi|a|i|e|di)?fik(?:e|ile)|(?:si|ngi)tho(?:le|lile)|(?:si|ndi)fumene|fihlile|tlile|amogetse|amohetse|fumane)\b/
const out =
  /\b(?:out of|sold out|no more|none left|nothing left|finish(?:ed)?|(?:all |is |are |now )gone(?! (?:up|down))|(?<!\d )gone$|run out|uitverkoop|is op|op is|klaar|geen .{0,40}meer|(?:al|almal|alles|all) (?:sold|verkoop)|(?:don'?t|dont|do not) have\b.{0,60}\b(?:any ?more|left)|[a-z]*phel(?:ile|e|elile)|(?:awa|azi|aka|ayi|ali|aba)sekho|ayikho|fedile|(?:ga|ha) (?:e|di|re|li|a|o) sa\b)|\bop$|\b(?:is|now|nou|to|na) (?:zero|nul)$/
const allOf = /\b(?:all|almal|alles|everything|tsohle|tsotlhe|wonke|zonke)\b/
const lastOf =
  /\b(?:the|my|our|die|ons) (?:\S+ )?(?:last|laaste)\b|\b\w*(?:gqibela|gcina)\b|^(?:\w+ )?(?:da |the )?last\b|\b(?:sold|verkoop) (?:da )?(?:last|laaste)\b/
/** 'The last 2', 'the last pair': with them all are gone. */
const lastFew = new RegExp(`\\b(?:last|laaste|\\w*(?:gqibela|gcina)) +${count}\\b`)
const has =
  /\b(?:have|has|got|het|hou|stock|quantity|set to|now|nou|is|are|left|oor|only|net|remaining|count|kushiyeke|kusele|setse|balance)\b/

/** 'Only 3', 'nog 3 oor': that many are there, though the words could tell of new ones. */
const stays = /\b(?:net|only|still|left|oor|remain\w*|just (?:have|\d))\b/

/** What is up or down by something, whose new figure is not said. */
const relative =
  /%|\b(?:percent|persent)\b|\b(?:by|met|with|ngo|nge|ka)\b ?r? ?\d|\b(?:up|down|gone up|yehlile|inyukile|opgegaan|gestyg|gesak)\b.{0,25}\b(?:by|met|ngo|nge|ka)\b|\d (?:rand |bucks )?(?:off|afslag)\b|\b(?:up|down) r ?\d|\b(?:cheaper|dearer|goedkoper|duurder|(?:less|more) than|(?:minder|meer) as)\b/
/** What is to come has not come yet. */
const expected = /\b(?:expected|maybe|dalk|will (?:get|have|receive|come|arrive))\b/
/** The price of a service, or of another day: not what the tyre costs now. */
const otherPrice =
  /\b(?:balanc\w*|balanser\w*|align\w*|wielsporing|fitting|fitment|puncture|repairs?)\b|\b(?:last|verlede|laas) (?:week|month|maand|year|jaar)\b/
/** Figures in words, which are more than the number that they begin with. */
const spelledOut = /\b(?:hundred|thousand|honderd|duisend|times|comma)\b/

const sizes =
  /\b\d{3} ?[/ x-] ?\d{2} ?[/ -]? ?z?r?f? ?\d{2}(?:\.5)?(?:c|lt)?s?\b|\b\d{2}x\d{1,2}(?:\.\d+)? ?r ?\d{2}\b|\b\d{2,3} ?r ?\d{2}(?:\.5)?c?s?\b|\b\d{3}\/\d{2}s?\b|\b(?:ze|tsa|ka|za) (?:1[2-9]|2[0-2])\b|\b\d{1,2}[ -]?(?:inch|duim|"|ply|pr)(?:es)?\b|\b\d{3}s\b|\b\d{2,3}[a-z] (?=xl\b)|\b(?:load|li) \d{2,3}\b/g
/** Times and days, which count no tyres. */
const moments =
  /\b\d{1,2}[:h]\d\d\b|\b\d{1,2} ?(?:am|pm|o'?clock|uur|weeks?|days?|dae|weke|minutes?|min|hours?)\b|\b(?:on|till|until|tot) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b/g
const sets: readonly [RegExp, number][] = [
  [/(?!^(?:set|stel) (?!of\b|sold|gone|arrived|verkoop))\b(?:a |the |die |'?n )?(?:full )?(?:set|stel)\b(?! to\b)/g, 4],
  [/\b(?:a |the |die |'?n )?(?:pair|paar)\b/g, 2],
]

/** The words without what has figures and counts no tyres: sizes, prices, times. */
function bare(line: string): string {
  const masked = [sizes, amount, moments].reduce((text, pattern) => text.replace(pattern, ' # '), line)
  return sets.reduce((text, [pattern, count]) => text.replace(pattern, ` ${count} `), masked)
}

const signed = /(?:^|\s)([+-]|plus |minus )(\d{1,3})(?=$|\s|,)/
const counted = new RegExp(
  `(?:^|[^\\w.,/#-])(?:x ?|ayi |e-|a-|li-)?${count}(?: ?x)?(?=$|[^\\w./%#]|[.](?:\\s|$))(?! ?[, ]\\d{3}\\b)`,
  'g',
)

/** The numbers of tyres in the words. */
function countsIn(line: string): number[] {
  const found = [...line.matchAll(counted)].flatMap((match) => numberOf(match[1]) ?? numberOf(match[0].trim()) ?? [])
  const nguni = tokensOf(line).flatMap((token) =>
    /^(?:ama|eli|ezi|ma|aya|lilo|am)/.test(token) ? (numberOf(token) ?? []) : [],
  )
  return [...new Set([...found, ...nguni].filter((number) => number <= MAX_TYRES && !isWidth(number, line)))]
}
/** 'Dunlop 195 is R1050' names a width, and counts no tyres. */
const isWidth = (number: number, line: string): boolean =>
  number >= 125 && number % 10 === 5 && ![...line.matchAll(countedTyres)].some(([, count]) => Number(count) === number)
const countedTyres = /\b(\d{3}) ?(?:x|tyres?|tires?|bande?)\b/g
const MAX_TYRES = 200

const cameForCertain = /\b(?:arrived|landed|received|ingekom|aangekom|kufike|sithole|ngithole|fihlile)\b/

/** Said by somebody who looks for tyres. */
const wanted =
  /\b(?:need|needs|look(?:ing)? for|want|wants|soek|benodig|nodig|who has|wie het|(?:ngi|ndi|si)(?:funa|ya ?funa|dinga)|ke batla|re batla)\b/

/** Whether the words tell of tyres that went or came, whatever else they could be. */
export function tellsOfStock(words: string): boolean {
  const line = plain(words)
  if (asksBack(words) || wanted.test(line)) return false
  return sold.test(line) || out.test(line) || cameForCertain.test(line) || signed.test(bare(line))
}

/** Whether something changes, though it may not be clear what: 'R50 up', 'sold a few', 'Dueler 6, Wrangler 3'. */
export function tellsOfChange(words: string): boolean {
  const line = plain(words)
  return tellsOfStock(words) || relative.test(line) || (!asksBack(words) && bare(line).search(counted) >= 0)
}

/** What may name a model: 'wranglers' and 'ama-wrangler' are of the Wrangler. */
export const namesOfTyres = (words: string): string[] =>
  tokensOf(words).flatMap((word) => {
    const bare = word.replace(/^(?:di|ama|ii?|e-)-?/, '')
    return [word, word.replace(/'?s$/, ''), bare, bare.replace(/'?s$/, '')]
  })

const MAX_PARTS = 10

/** What each tyre has to itself; a part that is cut at the end is left out. */
function pieces(words: string): string[] {
  const end = Math.max(0, ...[';', '\n', '&', ','].map((sign) => words.lastIndexOf(sign, MOST)))
  const whole = words.length > MOST ? words.slice(0, end) : words
  return whole
    .split(/[;\n&]|,(?!\d{3})|\b(?:and|en|then|dan|also|ook)\b/i)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Whether the words hold more than stockParts reads. */
export const isTooMuch = (words: string): boolean => words.length > MOST || pieces(words).length > MAX_PARTS

/** 'Sold 2 Dueler and 2 Wrangler': what is said of each, with the verb that they share. */
export function stockParts(words: string): string[] {
  const said = pieces(words).slice(0, MAX_PARTS)
  const verbOf = (part: string | undefined): string | undefined =>
    part === undefined ? undefined : [sold, out, came].map((kind) => kind.exec(plain(part))?.[0]).find(Boolean)
  let verb = said.map(verbOf).find(Boolean)
  return said.map((part) => {
    const own = verbOf(part)
    verb = own ?? verb
    const isWhole = own !== undefined || verb === undefined || changesSomething(stockIn(part))
    return isWhole ? part : `${verb} ${part}`
  })
}

const changesSomething = (change: StockWords): boolean => Object.keys(change).length > 0

/**
 * What changes: 'sold 4' is four fewer, 'we have 6' is six, 'out of' none; an amount of rand is the new price. Where the
 * figures could mean several things, nothing does.
 */
export function stockIn(words: string): StockWords {
  const line = plain(words)
  if (relative.test(line)) return {}
  // 'Sold 2, can you update it?' tells of stock all the same.
  if ((asksBack(words) || wanted.test(line)) && !sold.test(line)) return {}
  const cents = spelledOut.test(line) || otherPrice.test(line) ? undefined : priceIn(words)
  const price = cents === undefined ? {} : { priceCents: cents }
  const bared = setTo(words) === undefined ? line.replace(barePrice, ' now # ') : line.replace(lastFigure, ' now # ')
  return { ...levelIn(bare(bared), cents !== undefined), ...price }
}

function levelIn(line: string, isPriced: boolean): StockWords {
  if (spelledOut.test(line)) return {}
  const sign = signed.exec(line)
  if (sign) return { by: (/^[-m]/.test(sign[1] ?? '') ? -1 : 1) * Number(sign[2]) }
  const [number, ...others] = countsIn(line)
  if (out.test(line)) return { quantity: 0 }
  if (others.length > 0) return {}
  if (sold.test(line)) {
    const isAll = number === undefined ? allOf.test(line) || lastOf.test(line) : lastFew.test(line)
    if (isAll) return { quantity: 0 }
    return number === undefined ? {} : { by: -number }
  }
  if (number === undefined) return {}
  if (expected.test(line)) return {}
  if (came.test(line) && !stays.test(line)) return { by: number }
  return has.test(line) || isPriced ? { quantity: number } : {}
}

const amount =
  /\br ?\d{1,6}(?:[ ,]\d{3}(?!\d))?(?:[.,]\d\d)?|\b\d{1,6}(?: \d{3})?(?:[.,]\d\d)? (?:rand|bucks)\b|\b\d{1,6}(?:rand|bucks)\b/g
/** 'Now 1999' and 'to 1 850' are prices without an R. */
const barePrice = /\b(?:price|prys|now|nou|nw|at|teen|to|na|is) (?:\d{3,5}|\d{1,2}[ ,]\d{3})(?![\d/.])/g

/** 'The 205s' are tyres, and no price. */
const widths = /\b[123]\d5(?:\/\d\d)?'?s\b/g

/** The price of one tyre in cents. 'is now 1999' needs no R. */
function priceIn(words: string): number | undefined {
  const reading = readingOf(words.slice(0, MOST), committedVocabulary, { now: new Date(0) })
  readSizes(reading)
  readMoney(reading)
  const found = reading.amounts[0]?.value.rand
  if (found !== undefined) return found * 100
  const said =
    /\b(?:price|prys|now|nou|at|teen|to|na)\b[^\d]{0,40}(?:\d{3}\/\d\d[^\d]?\d\d[^\d]{1,40})?(\d{3,5}|\d{1,2}[ ,]\d{3})(?![\d/.])/.exec(
      plain(words).replace(widths, ' # '),
    )?.[1]
  const figure = said ?? sinceNow.exec(plain(words))?.[1] ?? setTo(words)
  return figure === undefined ? undefined : Number(figure.replace(/[ ,]/, '')) * 100
}

/** 'Falken is 999 now': a price from now on. */
const sinceNow =
  /(?<![\d/.,-] ?)\b(\d{3,5}|\d{1,2}[ ,]\d{3})(?: (?:rand|bucks|each|elk|per \w{2,6}|a \w{2,6}))? (?:now|nou|from (?:now|today|tomorrow)|vanaf (?:nou|vandag|more))\b/

const madeTo =
  /\b(?:make|maak|set|stel|change|verander|put|sit)\b[^\d]{0,80}# (?:[^\d]{0,20} )?(\d{3,5}|\d{1,2}[ ,]\d{3})(?![\d/.])\W*$/
const lastFigure = /(?:\d{3,5}|\d{1,2}[ ,]\d{3})\W*$/
const onlySize = /^(?:[\p{L}' -]+ )?# {1,2}(\d{3,5}|\d{1,2}[ ,]\d{3})\W*$/u

/** 'Put the Apollo 195/65R15 979' orders a price of the stock. */
export const ordersPrice = (words: string): boolean => madeTo.test(masked(words))

const masked = (words: string): string =>
  plain(words.slice(0, MOST)).replace(sizes, ' # ').replace(/ {2,}/g, ' ').trim()

/** 'Make the Apollo 195/65R15 979' and 'Apollo 195/65R15 979': behind the size nothing but its price is left. */
function setTo(words: string): string | undefined {
  const line = masked(words)
  return (madeTo.exec(line) ?? onlySize.exec(line))?.[1]
}

const notBut = new Set('no nee sorry rather liewer i mean ek bedoel'.split(' '))
const justAmount = /^(?:r ?)?(?:\d{3,5}|\d{1,2} \d{3})$/

/** 'No, 1 799' below a price that was read back, and whatever else says how many or how much. */
export function correctionIn(words: string, { priceCents }: StockWords): StockWords {
  const tokens = tokensOf(words)
  const amount = tokens.slice(tokens.findIndex((token) => !notBut.has(token))).join(' ')
  if (priceCents !== undefined && justAmount.test(amount))
    return { priceCents: Number(amount.replace(/\D/g, '')) * 100 }
  return words.length < 4 || asksBack(words) ? {} : stockIn(words)
}
