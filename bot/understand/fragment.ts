import { hearCommand, hearYesNo } from './answers.ts'
import type { Asked } from './asked.ts'
import type { Intent, Slots, Understood } from './types.ts'
import { type Word, wordsOf } from './words.ts'

/** More words than that say something, however they end. */
const MAX_WORDS = 12

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Nobody ends a message with these, in the languages that drivers write. */
const alwaysGoOn = words(
  `a an the my your our this these for with and or but because is are was if about like
   die n vir met en of maar want my ons se hierdie oor as`.replace(/\s+/g, ' '),
)
/** These end a message only if it says something already. */
const oftenGoOn = words(
  `i im we need needs want looking searching to in at on of from near some any where how what much ek soek kort wil
   benodig by op na van waar hoeveel kan ngifuna ngidinga ngicela ndifuna ndicela ke batla kopa nna`.replace(
    /\s+/g,
    ' ',
  ),
)
/** Wishes that such words begin rather than state. */
const vague: ReadonlySet<Intent> = new Set([
  'greeting',
  'search_size',
  'search_vehicle',
  'refine',
  'shops_nearby',
  'help',
  'unknown',
])
const searches: ReadonlySet<Intent> = new Set(['search_size', 'search_vehicle', 'refine', 'greeting', 'help'])
/** A figure of a size may answer these; under any other question it answers the question. */
const asksForTyres: ReadonlySet<Asked> = new Set(['none', 'size', 'vehicle', 'results', 'offer', 'notice'])
const asksNothing: ReadonlySet<Asked> = new Set(['none', 'notice'])

export type Situation = {
  asked: Asked
  /** How many messages have been put together; who writes in pieces goes on until tyres and place are known. */
  pieces: number
}

/** Whether the rest of the message is still to come: 'i need', '205 55', '16'. A greeting is answered at once. */
export function isFragment(understood: Understood, { asked, pieces }: Situation): boolean {
  const { text, slots, wishes } = understood
  const said = wordsOf(text)
  const last = said.at(-1)
  if (!last || last.kind === 'mark' || said.length > MAX_WORDS || standsAlone(understood)) return false
  const inPieces = pieces > 1 && asksNothing.has(asked)
  if (namesTyres(slots))
    return (inPieces && slots.place === undefined) || (alwaysGoOn.has(last.text) && said.length > 1)
  if (asksForTyres.has(asked) && slots.maxPrice === undefined && endsInSize(said, pieces)) return true
  if (alwaysGoOn.has(last.text)) return true
  const isVague = wishes.every(({ intent }) => vague.has(intent))
  if (isVague && endsOpen(said)) return true
  if (!asksNothing.has(asked)) return false
  if (inPieces) return wishes.every(({ intent }) => searches.has(intent))
  return wishes.length === 0 && said.length <= 2 && said.every(isPlainWord)
}

/** A greeting and nothing else: what has followed already is the message. */
export const isGreetingAlone = ({ wishes, text }: Understood): boolean =>
  wishes.length === 1 && wishes[0]?.intent === 'greeting' && wordsOf(text).length <= 4

/** Whether the message means something of its own, whatever stands around it: 'yes', 'menu', 'stop', a code. */
export const standsAlone = ({ text, wishes }: Understood): boolean =>
  hearCommand(text) !== undefined ||
  hearYesNo(text) !== undefined ||
  endsInCode.test(text) ||
  wishes.some(({ intent }) => ['opt_out', 'opt_in', 'emergency', 'yes', 'no'].includes(intent))

const namesTyres = (slots: Slots): boolean =>
  [slots.size, slots.sizeFront, slots.vehicle].some((slot) => slot !== undefined)

const isPlainWord = ({ kind, text }: Word): boolean => kind === 'letters' && text.length > 2

/** 'i need', 'need 4', 'looking for 2'. */
function endsOpen(said: readonly Word[]): boolean {
  const [before, last] = said.slice(-2)
  if (!last) return oftenGoOn.has(before?.text ?? '')
  if (last.kind === 'digits') return Number(last.text) <= 20 && before !== undefined && oftenGoOn.has(before.text)
  return oftenGoOn.has(last.text)
}

/** 'SPOOR 4F7K2N', 'Book TQ7KN': however it ends, a code is whole. */
const endsInCode = /\b(?:spoor|book|bespreek)[\s:]+(?=[a-z\d]{0,5}[a-z])(?=[a-z\d]{0,5}\d)[a-z\d]{5,6}\W*$/i

/** A width, a width with its aspect ratio, or a rim alone. */
function endsInSize(said: readonly Word[], pieces: number): boolean {
  const figures = lastFigures(said)
  const [first, second, ...more] = figures
  if (first === undefined || more.length > 0) return false
  if (second !== undefined) return isWidth(first) && isAspect(second)
  if (/^\d{5}$/.test(first)) return isWidth(first.slice(0, 3)) && isAspect(first.slice(3))
  return isWidth(first) || (isRim(first) && (pieces > 1 || said.length === 1 || said[0]?.text === 'r'))
}

const betweenFigures: ReadonlySet<string> = new Set(['/', '-', '.', '\\', 'r'])

/** The figures at the end of the message. */
function lastFigures(said: readonly Word[]): string[] {
  const figures: string[] = []
  for (const { kind, text } of said.toReversed()) {
    if (kind === 'digits') figures.unshift(text)
    else if (!betweenFigures.has(text)) break
  }
  const quantity = figures[0] !== undefined && figures[0].length === 1 ? 1 : 0
  return figures.slice(quantity)
}

const isStep = (figure: string, length: number, least: number, most: number): boolean =>
  figure.length === length && Number(figure) % 5 === 0 && Number(figure) >= least && Number(figure) <= most
const isWidth = (figure: string): boolean => isStep(figure, 3, 125, 355)
const isAspect = (figure: string): boolean => isStep(figure, 2, 25, 85)
const isRim = (figure: string): boolean => figure.length === 2 && Number(figure) >= 12 && Number(figure) <= 24
