import { plainText } from '#core/rules/people/plain-text.ts'
import { namesChosen } from '../which.ts'

const LONGEST = 400
/** One word of a name alone is clear only if it is long and no word of the trade. */
const LONG_WORD = 5
const ofTheTrade =
  /^(?:tyres?|tires?|bande?|wheels?|wiele?|fitment|centres?|center|sentrum|workshop|auto|motor|garage|service|quick|super|supa|budget|express|tread|rubber|national|south|north|first|cheap)$/

const words = (name: string): string[] =>
  plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The beginnings of a shop's name that no other of these shops has, the whole name first. */
function waysToSay(name: string, others: readonly string[]): string[] {
  const own = words(name)
  const theirs = others.map((other) => words(other).join(' '))
  return own
    .map((_, at) => own.slice(0, own.length - at))
    .filter(([first = '', ...more]) => more.length > 0 || (first.length >= LONG_WORD && !ofTheTrade.test(first)))
    .map((part) => part.join(' '))
    .filter((part) => !theirs.some((other) => `${other} `.startsWith(`${part} `)))
}

/**
 * Which of these shops words name, by the whole name or by a beginning that only one of them has: 'old main' is Old Main
 * Tread Centre. Those that are denied ('not Ferndale') stand apart.
 */
export function shopsNamed(text: string, shops: readonly string[]): { named: string[]; denied: string[] } {
  const plain = words(text.slice(0, LONGEST)).join(' ')
  const unique = [...new Set(shops)]
  const said = unique.flatMap((name) => {
    const ways = waysToSay(
      name,
      unique.filter((one) => one !== name),
    )
    const part = ways.find((way) => ` ${plain} `.includes(` ${way} `))
    return part ? [{ name, part }] : []
  })
  const spoken = text
    .slice(0, LONGEST)
    .replace(/[&'’.-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
  const { denied } = namesChosen(
    spoken,
    said.map(({ part }) => part),
  )
  return {
    named: said.filter(({ part }) => !denied.includes(part)).map(({ name }) => name),
    denied: said.filter(({ part }) => denied.includes(part)).map(({ name }) => name),
  }
}

const atIt = /[,;]|\b(?:at|by|from|of|kwa|ko|vir|ka)\b/

/** What stands before the name of a shop: '2' of '2, at Old Main'. */
export const beforeTheShop = (text: string): string => text.slice(0, LONGEST).split(atIt)[0]?.trim() ?? ''

const MAX_OF_DENIAL = 80
const denied =
  /\b(?:not|no|nie|dont (?:like|want|trust)|don't (?:like|want|trust)|do not (?:like|want|trust)|hate|avoid|anywhere but|any(?:one)? but|hayi|hhayi|cha|angifuni|andifuni|ga ke batle|ha ke batle)(?: (?:by|at|from|with|in)){0,1} (?:(?:that|this|daardie|hierdie|die|leso|lesi|leyo|leli) (?:shop|place|winkel|plek|ouens|guys|people|isitolo|indawo|lebenkele)\b|(?:them|hulle)\W*(?:nie\W*)?$)/

const one =
  /^\W*(?:(?:no|nee|nah|hmm|ag|eish|ok|but|please|sorry) )*(?:not|nie|any(?:thing)? but|anything except|except|i (?:dont|don't) (?:want|like)|ek wil nie|hayi|hhayi) (?:that|this|daardie|hierdie|die|leyo|leli|lena)(?: (?:one|een|tyres?|band|nie|he nie))*\W*$/

/** 'Not that one', said of what stands there, with nothing in its place. Pure. */
export const deniesThis = (words: string): boolean => words.length <= MAX_OF_DENIAL && one.test(plainText(words))

/** 'Not that shop', 'nie daardie plek nie': the one that stands there is not wanted. Pure. */
export const deniesShop = (words: string): boolean => words.length <= MAX_OF_DENIAL && denied.test(plainText(words))
