import { plainText } from '#core/rules/people/plain-text.ts'
import { numberWords } from '../../vocabulary/numbers.ts'
import { namesHour } from './of-bookings.ts'

/** The one number that a short correction names, and the one that it denies. Pure. */
export type FigureMeant = {
  value?: number
  /** It counts tyres: 'only 2', 'all four', '3 wheels'. */
  isCount: boolean
  /** The number that it is not: 'not 4'. */
  denied?: number
}

const MOST_LETTERS = 70
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const things = setOf(
  `tyre tyres tire tires wheel wheels puncture punctures leak leaks hole holes flat flats piece pieces pcs x band bande wiel wiele lekplek
  lekplekke lek lekke stuks ithayi amathayi ithaya amathaya ivili amavili ivilo amavilo itaya amataya thaere dithaere thaya dithaya bidi lebidi mabidi
  lebili mabili leotwana maotwana`,
)
const only = setOf('only just net slegs alleen all al fela feela qha kuphela nje maar')
const denials = setOf('not nie hayi hhayi eseng than instead aza e-seng seng isnt arent')
/** Words between a denial and its number. */
const links = setOf('the of all al die as just only a ka ke ezi ama it is its van')
const filler = setOf(
  `no nah yes ok okay actually sorry oops wait hang hmm um rather instead please pls plz thanks thank you make it its it's thats that's that is was
  are were be to i i'm im we meant mean said say want need have has got there they change put number count of the a an should must my man bro bru
  correction wrong only them these those then now lets let's do go for with sir rathr better works fine would will can could and but so not in on
  fixed repaired done mended ones total altogether
  nee ja eintlik jammer wag liewer eerder asb asseblief dankie maak dit dis ek ons bedoel se sê wil he hê het is was daar verander na getal aantal
  moet wees my van hulle die n 'n plaas as verkeerd kom sal beter dan in reggemaak heel
  cha hayi uxolo bengisho ngisho ngifuna ndifuna yenza makube kube ibe ngicela ndicela qha lona lawo ayi yi ngu kuphela zi ama nge yibeke
  nnyaa tjhe tshwarelo ntshwarele ke batla e be etsa dira kopa di tse ya tsa a le jwalo`,
)
const tokens = /[\p{L}'’]+|\d{1,4}/gu
const clock = /\d ?[:h.] ?\d\d|\d ?(?:am|pm)\b|\br ?\d|\d ?(?:rand|%|km|min)/
/** 'One' stands in a place of its own: 'this one' is none. */
const pointing =
  /\b(?:this|that|which|another|other|last|first|next|second|same|right|left|hierdie|daardie|ander) (?:one|een)\b/

/** Undefined for words that say anything else, or name several numbers that hold. */
export function figureMeant(text: string): FigureMeant | undefined {
  const words = plainText(text).replaceAll('’', "'")
  if (words.length > MOST_LETTERS || clock.test(words) || pointing.test(words) || namesHour(words)) return undefined
  const all = words.match(tokens) ?? []
  const figures = all.flatMap((token, at) => {
    const value = numberOf(token)
    return value === undefined
      ? []
      : [{ value, at, isDenied: isDenied(all, at), isCount: value <= MAX_WITHOUT_THING && counts(all, at) }]
  })
  const isOther = (token: string): boolean =>
    numberOf(token) === undefined && ![things, only, denials, filler].some((set) => set.has(token))
  if (figures.length === 0 || all.some(isOther)) return undefined
  const held = figures.filter((one) => !one.isDenied)
  const [denied] = figures.filter((one) => one.isDenied)
  if (new Set(held.map(({ value }) => value)).size > 1) return undefined
  const isCount = held.some((one) => one.isCount) || all.some((token) => things.has(token))
  return {
    ...(held[0] && { value: held[0].value }),
    ...(denied && { denied: denied.value }),
    isCount,
  }
}

function numberOf(token: string): number | undefined {
  if (/^\d+$/.test(token)) return token.length <= 2 ? Number(token) : undefined
  return numberWords.get(token)
}

/** A denial stands before it, with nothing but small words between. */
function isDenied(all: readonly string[], at: number): boolean {
  let before = at - 1
  while (before > 0 && links.has(all[before] ?? '') && !denials.has(all[before] ?? '')) before -= 1
  if (!denials.has(all[before] ?? '')) return false
  // 'Not: 3' at the beginning denies what stood there; 'hayi, 3' says no and names another.
  return !(
    before === 0 &&
    objects.has(all[0] ?? '') &&
    !all.slice(at + 1).some((token) => numberOf(token) !== undefined)
  )
}
const objects = setOf('hayi')

/** 'Only 11' is an hour: as many tyres are named by their name. */
const MAX_WITHOUT_THING = 8

/** 'All four', 'just the one', '2 only'. */
function counts(all: readonly string[], at: number): boolean {
  const before = all[at - 1] ?? ''
  const two = before === 'the' || before === 'die' ? (all[at - 2] ?? '') : before
  const behind = all[at + 1] ?? ''
  return only.has(two) || (only.has(behind) && behind !== 'maar') || ['of', 'x'].includes(behind) || behind === 'van'
}
