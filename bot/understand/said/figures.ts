import { findTyreSizes } from '#core/rules/tyres/tyre-size.ts'
import { numberWords } from '../vocabulary/numbers.ts'

/** Figures that stand alone or beside a word, as the answer to one question. */

const lone = /^\W*(\d{1,2})\W*$/

/** Nothing but a number of one or two figures. */
export const loneNumber = (text: string): number | undefined => {
  const found = lone.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Also behind what isiZulu and isiXhosa put before a figure: 'ngu2019'. */
const aYear = /(?<=\b(?:[a-z]{1,4})?)(?:19[6-9]|20[0-4])\d\b/g
const ofTheCar =
  /\b(?:model|modeli|imodeli|model year|modeljaar|disc|disk|skyf|licen[cs]e|lisensie|regist\w*|geregistreer|made|built|gebou|ya|eka|ka)\b/
const bought =
  /\b(?:bought|buy|purchased|got it|gekoop|koop|ngiyithenge|ngayithenga|ndiyithenge|thenge|thenga|reke|rekile|rekileng|since|sedert|second ?hand)\b/
const denial =
  /\b(?:not|nie|hhayi|hayi|eseng|instead of|rather than)(?: (?:a|the|die|'?n|it'?s|dis|in|is|from|u|ngu|ka|ya))*\s*$/
const takenBack =
  /\b(?:no|nee|nah|sorry|wait|wag|actually|eintlik|i mean|ek bedoel|make it|rather|liewer|hayi|cha|tjhe|nnyaa|oops|askies)\b/

const tens = '(?:twenty|twintig|two thousand(?: and)?|tweeduisend(?: en)?)'
const ends: Readonly<Record<string, number>> = {
  ...Object.fromEntries(numberWords),
  ...{ thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20 },
  ...{ fiften: 15, sixten: 16, eighten: 18, eightteen: 18, ninteen: 19, nineten: 19 },
  ...{ dertien: 13, veertien: 14, vyftien: 15, sestien: 16, sewentien: 17, agtien: 18, negentien: 19, twintig: 20 },
}
const spelled = new RegExp(
  `\\b${tens} ?-?(?:oh |o )?(${Object.keys(ends).join('|')})(?:[ -](one|two|three|four|five|six))?\\b`,
  'g',
)

/** 'Twenty nineteen' and 'tweeduisend en agt' as they are written in figures. */
const withYearsInFigures = (plain: string): string =>
  plain.replace(spelled, (_, end: string, more?: string) => String(2000 + (ends[end] ?? 0) + (ends[more ?? ''] ?? 0)))

const MAX_WORDS = 4

/** 'It's a 19' and "'98": two figures alone among a few words, as people say the year of a car. */
export function hearShortYear(text: string, now: Date): number | undefined {
  const [only, ...more] = text.match(/\d+/g) ?? []
  if (only?.length !== 2 || more.length > 0 || text.trim().split(/\s+/).length > MAX_WORDS) return undefined
  const year = 2000 + Number(only)
  return year <= now.getUTCFullYear() + 1 ? year : year - 100
}

/** The year of a car: not the one that is denied, taken back, or in which it was bought. */
export function hearYear(text: string): number | undefined {
  const plain = withYearsInFigures(text.slice(0, 300).toLowerCase())
  const found = [...plain.matchAll(aYear)].map((match, at, every) => {
    const before = plain.slice(at === 0 ? 0 : (every[at - 1]?.index ?? 0) + 4, match.index)
    return { year: Number(match[0]), before, behind: plain.slice(match.index + 4, every[at + 1]?.index) }
  })
  const left = found.filter(({ before }, at) => {
    const isTakenBack = takenBack.test(found[at + 1]?.before ?? '') && !denial.test(found[at + 1]?.before ?? '')
    return !denial.test(before) && !isTakenBack
  })
  const own = left.filter(
    ({ before, behind }) =>
      !bought.test(before) || ofTheCar.test(before.replace(bought, '')) || /^\W*(?:model|modeli)/.test(behind),
  )
  const [first] = own.length > 0 ? own : left.length > 0 ? left : found
  const stated =
    own.length > 1
      ? own.find(({ before, behind }) => ofTheCar.test(before) || /^\W*(?:model|modeli)/.test(behind))
      : undefined
  return (stated ?? first)?.year
}

const starWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, een: 1, twee: 2, drie: 3, vier: 4, vyf: 5 },
  ...{ yinye: 1, zimbili: 2, zintathu: 3, zine: 4, zinhlanu: 5, ezimbili: 2, ezintathu: 3, ezine: 4, ezinhlanu: 5 },
  ...{ nngwe: 1, pedi: 2, tharo: 3, nne: 4, hlano: 5, mbini: 2, ntathu: 3, ntlanu: 5, tlhano: 5 },
}
/** Also behind what isiZulu and isiXhosa put before a figure: 'u4'. */
const starNumber = new RegExp(
  `(?<![\\w.,:/])(?:u|i|ngu|e?zi)?([1-5]|${Object.keys(starWords).join('|')})(?![\\w:]|[.,]\\d)`,
  'g',
)
/** What counts something else, and what is only wished or denied. */
const notStars =
  /^ ?(?:\/ ?(?!5|five)\d|x|tyres?|bande|wheels?|min|mins|minutes?|minute|hours?|hrs|uur|ure|days?|dae|weeks?|weke|times|people|guys|cars?|of (?:them|us|the)|rand|k\b|pm|am|kids)/
const outOfFive = /(?:out of|uit|van|\/|of|ku|ho|go|from)\s*(?:die |the )?$/
const wished =
  /\b(?:would|wud|wd|could|cud|should|sou|[a-z]{0,6}(?:bengathola|ngathola|bengazuza|bendinganika|ngabe)|e ka be e le|almost|amper|nearly|not|nie|hayi|hhayi|instead of|no)(?: (?:have|be|been|b|n|'n|a|het|give|gee|gegee|wees|is|it|dit|given|the|say))*\s*$/

/** One to five stars, in figures or words: '4, would be 5 but …', 'vier uit vyf'. */
export function hearStars(text: string): number | undefined {
  const plain = text.slice(0, 500).toLowerCase()
  const found = [...plain.matchAll(starNumber)].flatMap((match) => {
    const before = plain.slice(0, match.index)
    const behind = plain.slice(match.index + match[0].length)
    const count = starWords[match[1] ?? ''] ?? Number(match[1])
    const isArticle = /^(?:een|one)$/.test(match[1] ?? '') && !/^\W*(?:$|star|ster|out|uit|\/)/.test(behind)
    if (notStars.test(behind) || outOfFive.test(before) || wished.test(before) || isArticle) return []
    return [{ count, isNamed: /^ ?(?:stars?|sterre|ster|izinkanyezi|\/ ?5|out of|uit)/.test(behind) }]
  })
  const named = found.filter(({ isNamed }) => isNamed)
  const counts = new Set((named.length > 0 ? named : found).map(({ count }) => count))
  const [only, ...more] = counts
  return more.length === 0 ? only : undefined
}

const star = /(?:^|[^a-z])(?:stars?|sterre?|ster|izinkanyezi|iinkwenkwezi|dinaledi|linaleli|dinaleli)(?![a-z])/

/** One to five stars, where words name stars. */
export const namedStars = (text: string): number | undefined =>
  star.test(text.slice(0, 500).toLowerCase()) ? hearStars(text) : undefined

/** 'Three and a half', '3.5': a rating that there is none of. */
export const halfStars = (text: string): boolean =>
  /(?<![\d.,])[1-4][.,]5(?![\d])|\b(?:and a half|en n half|en 'n half)\b/.test(text.slice(0, 500).toLowerCase())

/** What is said beside the stars: '4, wait was long' is '4' with words for others. */
export function wordsBesideStars(text: string): string | undefined {
  const words = text
    .replace(/[\d★⭐/.,!:;-]+/gu, ' ')
    .trim()
    .split(/\s+/)
  return words.length > MAX_PLAIN_WORDS ? text.trim() : undefined
}
const MAX_PLAIN_WORDS = 4

const figure = /\d/
export const hasFigure = (text: string): boolean => figure.test(text)

const threeFigures = /\d{3}/
/** As many figures as the width of a tyre has. */
export const hasThreeFigures = (text: string): boolean => threeFigures.test(text)

const instead = /\b(?:but|maar|only|net|just)(?: with| met)? (\d{1,2})\b/i

/** 'the same again but 2'. */
export const countInstead = (text: string): number | undefined => {
  const found = instead.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

const forSoMany =
  /\b(?:for|vir|nge|ka)\s+(?:(?:just |only |net |the |die |all |al )?(\d{1,2})|(?:just|only|net) (one|two|three|four|een|twee|drie|vier))\b(?![/:.,]\d)/i

/** 'how much for 2 of them'. */
export const countFor = (text: string): number | undefined => {
  const [, figure, word] = forSoMany.exec(text) ?? []
  const found = (figure ?? word)?.toLowerCase()
  return found === undefined ? undefined : (starWords[found] ?? Number(found))
}

const many = /(?<![\d./])(\d{2,3}) ?(?:x(?![a-z])|tyres|tires|bande)|(?:^|[^a-z\d])x ?(\d{2,3})(?![\d./])/i
/** 'Friday about 10 tyres for the Polo' names an hour of that day. */
const hourOfDay =
  /(?<=\b(?:\p{L}+day|\p{L}+dag|tomorrow|today|more|vandag) )(?:about|around|round|roughly|by|omtrent|ongeveer|rond|rondom|teen) \d{1,2}\b/giu
const LONGEST = 300

/** How many tyres '30 tyres' and '205/55R16 x 30' ask for, where it is more than any car has. */
export function manyTyres(words: string): number | undefined {
  if (words.length > LONGEST) return undefined
  const others = findTyreSizes(words).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}§${text.slice(end)}`,
    words,
  )
  const found = many.exec(others.replace(hourOfDay, ' '))
  return found ? Number(found[1] ?? found[2]) : undefined
}

/** Every figure that stands by itself, '1 500' and '1.5k' in full. */
export const figuresIn = (text: string): number[] =>
  [
    ...text.slice(0, 300).matchAll(/(?<![\d.,/:])(\d{1,3}(?:[ ,]\d{3})+|\d+(?:\.\d)?)(?: ?(k)\b)?(?![\d/:]|[.,]\d)/gi),
  ].map(([, figure = '', thousand]) => Number(figure.replace(/[ ,]/g, '')) * (thousand ? 1000 : 1))

/** '2' and nothing else: it may be an hour, a number of tyres, or one of a list, so at a counter what comes of it is read back. */
export const isFigure = (words: string): boolean => loneNumber(words) !== undefined

/** A figure of more than one digit says something by itself: 'tell Sipho 350'. */
export const saysFigure = (words: string): boolean => /\d{2}/.test(words)
