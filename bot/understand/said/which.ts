import { plainText } from '#core/rules/people/plain-text.ts'
import type { Pointing } from '../types.ts'
import { isDeniedBefore, isSpokenAgainst } from './list/spoken-against.ts'

type End = NonNullable<Pointing['most']>

/** One end of a list, with or without 'one' behind it. */
const ends: readonly (readonly [End, RegExp])[] = [
  [
    'cheapest',
    /\b(?:cheap(?:er|est)?|cheepest|goedkoop(?:stes?|er)?|goedkoper|lowest|least expensive|less expensive|laagste|eshibhile|ishibhile|shibhile|itshiphu|etshiphu|theko e tlase|e tlase|tlase)\b/,
  ],
  ['dearest', /\b(?:most expensive|dear(?:er|est)|duur(?:stes?|der)|priciest|ebizayo|edulileyo|e turang)\b/],
  ['nearest', /\b(?:near(?:er|est)|clos(?:er|est)|naastes?|nader|eseduze|ekufuphi|e haufi|e gaufi)\b/],
  ['best_rated', /\b(?:best|beste|top rated|highest rated|engcono kakhulu|e molemo ho feta)\b/],
]

const turned = /\b(?:not|nie|hhayi|hayi|eseng|dont want|no)\b(?: (?:the|die|a|e|u))* $/

/** Which end of a list is meant: 'the cheaper of the two', 'die naaste'. */
export function endNamed(text: string): End | undefined {
  const plain = plainText(text.slice(0, 200))
  const found = ends.flatMap(([end, pattern]) => {
    const match = pattern.exec(plain)
    return match && !turned.test(plain.slice(0, match.index)) ? [end] : []
  })
  return found.length === 1 ? found[0] : undefined
}

const second =
  /\b(?:second|2nd|tweede|next|yesibili|lesibili|wa bobedi|ya bobedi)(?: ?-?(?:most)?) (?=cheap|goedkoop|near|naas|clos|expensive|duur|best)/

/** From 1: 'the second cheapest' is the second from that end. */
export const placeFromEnd = (text: string): number => (second.test(plainText(text.slice(0, 200))) ? 2 : 1)

const howMany = '(two|three|four|twee|drie|vier|[234])'
const endMost =
  '(?:cheapest|cheepest|lowest|nearest|closest|dearest|most expensive|goedkoopstes?|naastes?|duurstes?|(?:e|i|ezi)?shibhile(?: kakhulu)?|tlase)'
const manyOfEnd = [
  new RegExp(`\\b${howMany}(?: of the| of| van die)? ${endMost}\\b`),
  new RegExp(`\\b${endMost} ${howMany}\\b(?! ?(?:x|ty|ti|ba|wheel|wiel|of|at|for|vir|in|on))`),
]
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, twee: 2, drie: 3, vier: 4 }

/** Of 'the two cheapest' and 'cheapest two' how many of that end: 'the cheapest, two tyres' counts tyres. */
export function manyFromEnd(text: string): number | undefined {
  const plain = plainText(text.slice(0, 200))
  const [found] = manyOfEnd.flatMap((pattern) => pattern.exec(plain)?.[1] ?? [])
  return found === undefined ? undefined : (counts[found] ?? Number(found))
}

const orders: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:first|1st|eerste|boonste|top one|[eo]?(?:yo|lo|wo)kuqala|ya pele|ya ntlha|wa pele)\b/],
  [2, /\b(?:second|2nd|tweede|[eo]?(?:ye|le|we)sibi(?:li|ni)|ya bobedi|wa bobedi)\b/],
  [3, /\b(?:third|3rd|derde|[eo]?(?:ye|le|we)sithathu|ya boraro)\b/],
  [4, /\b(?:fourth|4th|vierde|[eo]?(?:ye|le|we)sine|ya bone)\b/],
  [5, /\b(?:fifth|5th|vyfde|[eo]?(?:ye|le|we)sihlanu|ya bohlano)\b/],
  [-1, /\b(?:last|laaste|bottom|onderste|[eo]?(?:yo|lo|wo)ku(?:gcina|gqibela)|ya ho qetela|ya bofelo)\b/],
]

/** The place in a list that words name, from 1; -1 is the last. Undefined for none or several. */
export function orderNamed(text: string): number | undefined {
  const plain = plainText(text.slice(0, 200))
  const found = orders.filter(([, pattern]) => {
    const match = pattern.exec(plain)
    return match && !turned.test(plain.slice(0, match.index))
  })
  return found.length === 1 ? found[0]?.[0] : undefined
}

const denies = /\b(?:not|nie|hhayi|hayi|eseng|(?:dont|don't) want|isnt|isn't)(?: (?:the|die|number|nommer|a|e|u))* $/

const correcting =
  /(?<=\S)[\s.,;-]{1,4}(?:oh |ag |eish ){0,3}(?:no,? (?:sorry|wait|man)|sorry,? no|wait,? no|eish,? no(?:,? sorry)?|nee,? (?:wag|sorry|man)|i mean|ek bedoel|scratch that|tjhe,? (?:sorry|ntshwarele)|cha,? (?:uxolo|sorry)|hayi,? (?:uxolo|sorry))\b[\s.,;]{0,4}/iu

/** 'The first.. eish no sorry, the Firestones': what is said in the place of what was said first. */
export function corrected(words: string): { first: string; rest: string } | undefined {
  const found = correcting.exec(words)
  const rest = found ? words.slice(found.index + found[0].length) : ''
  return found && rest !== '' ? { first: words.slice(0, found.index), rest } : undefined
}

/** The place that is meant: of 'not the first one, the second' the second, and none of 'not the first one'. */
export function placeMeant(text: string, index: number): number | undefined {
  const instead = corrected(text.slice(0, 200))
  if (instead && orderNamed(instead.first) !== undefined) return orderNamed(instead.rest)
  const plain = plainText(text.slice(0, 200))
  const isDenied = orders.some(([, pattern]) => {
    const match = pattern.exec(plain)
    return match !== null && denies.test(plain.slice(0, match.index))
  })
  return isDenied ? orderNamed(text) : index
}

const notThat =
  /\b(?:not|no|nie|hhayi|hayi|haai|eseng|isnt|isn't|aint|ain't|arent|aren't|neither|nor|instead of|rather than|except|behalwe|without|leave out|skip|(?:dont|don't|doesnt|doesn't) (?:want|like|need)|(?:angi|andi|asi)(?:funi|thandi)|[hg]a ke (?:batle|rate)|but)(?: (?:the|die|a|e|u|i|o|that|those|daardie|any|for|at|by|in|me|from))* $/
/** 'Not the Michelin or the Dunlop' denies both, 'not the Michelin, the Dunlop' only the first. */
const orAlso = /^s? ?(?:or|of|nor|and|en|noma|kumbe|kapa|kgotsa)(?: (?:the|die|a|e|u|i|o))* $/
/** 'Michelin no, other yes'. */
const noBehind =
  /^ (?:no|nee|nope|hayi|hhayi|cha|aowa|tjhe|qha)(?= ?(?:$|[,.;!]| (?:the |die )?(?:other|others|ander|enye)\b))/

/** Which of these names words choose: those named, but not what is denied, complained about or too dear. */
export function namesChosen(text: string, names: readonly string[]): { chosen: string[]; denied: string[] } {
  const plain = plainText(text.slice(0, LONGEST))
  const places = [...new Set(names)].flatMap((name) => {
    const place = placeOf(plainText(name), plain)
    return place ? [{ name, ...place }] : []
  })
  return weighed(plain, places)
}
const LONGEST = 300

/** A name where it stands in plain words. */
export type NamedAt = { name: string; from: number; to: number }

/** The names that are chosen and those that are denied, wherever they stand and however they are spelled. */
export function weighed(plain: string, places: readonly NamedAt[]): { chosen: string[]; denied: string[] } {
  const [chosen, denied]: [string[], string[]] = [[], []]
  let deniedTo: number | undefined
  let chosenTo = 0
  for (const { name, from, to } of places.toSorted((one, other) => one.from - other.from)) {
    const [before, behind] = [plain.slice(0, from).replace(/-/g, ' '), plain.slice(to)]
    const isPair = /\bnot only [^.]*$/.test(before)
    const isJoined = deniedTo !== undefined && orAlso.test(before.slice(deniedTo))
    const isAgainst = noBehind.test(behind) || isSpokenAgainst(behind) || isDeniedBefore(before)
    const isInstead = rather.test(behind)
    if (!isInstead && (((notThat.test(before) || isJoined) && !isPair) || isAgainst)) {
      // 'The Toyo and the Kumho are both too dear.'
      const last = bothAre.test(behind) && orAlso.test(before.slice(chosenTo)) ? chosen.pop() : undefined
      denied.push(...(last ? [last] : []), name)
      deniedTo = to
    } else {
      chosen.push(name)
      chosenTo = to
    }
  }
  return { chosen, denied: denied.filter((name) => !chosen.includes(name)) }
}

/** 'No, Goodyear rather.' */
const rather = /^s? (?:rather|instead|eerder|liewers?)\b/
const bothAre = /^ (?:are|were|both|albei|is albei|zombili|ziyabiza|di a tura|ka bobedi)\b/

const isLetter = (sign: string): boolean => /[a-z\d]/.test(sign)
/** What isiZulu, isiXhosa and others put right before a name: 'iMichelin', 'leDunlop'. */
const prefix = /(?:^|[^a-z\d])([iueao]|y[iea]|n[aeg]|ng[ao]|l[aei]|w[ae]|s[ei]|k[uw]i?|z[ie]|e[zl]i|ama|o)$/
const LONG_NAME = 4

/** Where a name stands, or more than one of it: 'the dunlops'. */
function placeOf(name: string, plain: string): { from: number; to: number } | undefined {
  for (let from = plain.indexOf(name); name !== '' && from >= 0; from = plain.indexOf(name, from + 1)) {
    const end = from + name.length
    const to = plain.charAt(end) === 's' ? end + 1 : end
    const [, prefixed] = (name.length >= LONG_NAME && prefix.exec(plain.slice(Math.max(0, from - 5), from))) || []
    if ((!isLetter(plain.charAt(from - 1)) || prefixed) && !isLetter(plain.charAt(to)))
      return { from: from - (prefixed?.length ?? 0), to }
  }
  return undefined
}

/** 'Yes but Michelin only' names Michelin, while 'anything but Michelin' leaves it out. */
export const withoutYesBut = (text: string): string =>
  text.replace(/^\W*(?:yes|ja|yebo|yep|ok|okay|ee|ewe|sure|fine)\W+(?:but|maar|mara|kodwa)\b/i, '')
