import type { Reading } from '../reading.ts'
import type { Pointing, Slots } from '../types.ts'
import { ordinalWords } from '../vocabulary/numbers.ts'

const ways: readonly [NonNullable<Slots['how']>, RegExp][] = [
  [
    'mobile',
    /\b(?:come|comes|coming|send (?:someone|somebody|a fitter)) (?:out )?(?:to|by) (?:me|us|my|our)\b|\bcome out\b|\bkom (?:\w+ ){0,3}na (?:my|ons)\b|\bkom (?:\w+ ){0,2}by (?:my|ons) (?:huis|plek|werk|kantoor)\b|\bmobile (?:fit\w*|service|tyres?|guys?|van)\b|\b(?:fit\w*|tyres?|do it|change) (?:\w+ ){0,4}at (?:my|our) (?:home|house|place|work|office|flat)\b|\bhouse ?calls?\b|\bat home\b|\baan huis\b|\bby (?:my|ons) huis\b|\btuis\b/,
  ],
  [
    'drop_off',
    /\bdrop (?:it|her|him|the car|my car|the bakkie) off\b|\bdrop(?:ping)? off\b|\bleave (?:it|the car|my car) (?:there|with)\b|\blos (?:die|my) (?:kar|bakkie)\b/,
  ],
  [
    'wait',
    /\b(?:i|we)(?:ll| will| can)? (?:rather )?(?:just )?wait(?: there| for it)?\b|\bwait there\b|\b(?:ek|ons) (?:sal )?(?:daar )?wag\b|\bwag daar\b/,
  ],
]

const notChinese =
  /\b(?:not?|non|nie|geen|without|sonder|except|isnt|arent|never|hate|moenie) (?:\w+ ){0,3}(?:chinese|china|chinees|chinese|sjinese|sjinees)\b|\b(?:chinese|chinees\w*|sjinees\w*) (?:\w+ ){0,2}(?:nie|not)\b|\banything but chinese\b/
const premium =
  /\b(?:only|just|net|slegs|want|soek|show) (?:\w+ ){0,3}(?:premium|top|big|well known|known|bekende|goeie)(?: \w+)? ?(?:brands?|makes?|names?|merke|tyres?|bande)\b|\bpremium (?:brands?|makes?|ones|only|tyres?)\b|\bbig name brands?\b|\bonly premium\b|\bnet premium\b/

/** How it is to be done, and which kind of brands. */
export function readWanted(reading: Reading): void {
  const words = reading.words.map(({ text }) => text).join(' ')
  const way = ways.find(([, pattern]) => pattern.test(words))
  if (way) reading.slots.how = way[0]
  if (notChinese.test(words)) reading.slots.brandClass = 'not_chinese'
  else if (premium.test(words)) reading.slots.brandClass = 'premium'
  const pointing = pointingIn(words)
  if (Object.keys(pointing).length > 0) reading.slots.pointing = pointing
}

const one = '(?:one|een|enetjie)'
const most: readonly [NonNullable<Pointing['most']>, RegExp][] = [
  ['cheapest', new RegExp(`\\b(?:cheap(?:est)?|goedkoop(?:ste)?|lowest price) ${one}\\b`)],
  ['dearest', new RegExp(`\\b(?:(?:most )?expensive|dearest|duur(?:ste)?) ${one}\\b`)],
  ['nearest', new RegExp(`\\b(?:near(?:est)?|clos(?:e|est)|naaste) ${one}\\b`)],
  ['best_rated', new RegExp(`\\b(?:best(?: rated)?|top rated|beste) ${one}\\b`)],
  ['largest', new RegExp(`\\b(?:big(?:ger|gest)?|large(?:r|st)?|groot|groter|grootste) ${one}\\b`)],
  ['smallest', new RegExp(`\\b(?:small(?:er|est)?|klein|kleiner|kleinste) ${one}\\b`)],
]
const that =
  /^(?:yes |ja |ok |okay )?(?:that|this|daardie|hierdie|die|dit)(?: one| een)?(?: please| asb| asseblief)?$|\b(?:that one|this one|daardie een|hierdie een)\b/
const same =
  /\b(?:the )?same (?:again|tyres?|ones?|thing|order|as)\b|\bdieselfde (?:weer|bande|as|een)\b|^(?:the )?(?:same|dieselfde)\b|\b(?:repeat|herhaal)\b/
const others =
  /\b(?:other|another|different|ander) (?:shops?|places?|stores?|winkels?|plekke|plek|winkel|options?|fitment centres?)\b|\b(?:somewhere|someone) else\b|\biewers anders\b/
const number = /(?<![\d:/.,])(?:no |nr |number |nommer )?(10|[1-9])(?![\d:/.,]| ?(?:tyres?|bande|x|am|pm|km|uur)\b)/g

/** What of the things on the screen the words point at. */
function pointingIn(words: string): Pointing {
  const numbers = [...words.matchAll(number)].map((match) => Number(match[1]))
  const ordinals = words.split(' ').flatMap((word) => ordinalWords.get(word) ?? [])
  const all = [...new Set([...numbers, ...ordinals])].filter((at) => at > 0)
  const superlative = most.find(([, pattern]) => pattern.test(words))
  return {
    ...(all.length > 1 ? { indexes: all } : {}),
    ...(superlative ? { most: superlative[0] } : {}),
    ...(that.test(words) ? { that: true as const } : {}),
    ...(same.test(words) ? { same: true as const } : {}),
    ...(others.test(words) ? { others: true as const } : {}),
  }
}
