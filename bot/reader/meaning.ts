import { settleSlots } from '#bot/understand/slots.ts'
import type { Intent, Slots, UnderstandOptions, Wish } from '#bot/understand/types.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { type Answer, type PictureAnswer, riskOf, type WordsAnswer } from './answers.ts'

/** What the person is asked about before it is used. */
export type ReadBack = {
  of: 'words' | 'voice' | 'sidewall' | 'sticker' | 'disc'
  /** What is read as if they had typed it, once they have said yes. */
  words: string
  /** What they want by it, if the second reader says so. */
  wish?: Wish
  /** What was read, as it is shown; of words, their parts say it. */
  shown?: string
}

export type Meaning = { how: 'at once'; wish: Wish } | { how: 'read back'; readBack: ReadBack }

/** Likely enough for what only looks; nothing of it is ever sure. */
const PROBABILITY = 0.7
const MAX_HEARD = 700

/**
 * What an answer means for the message with these words: nothing, unless our own grammar finds something in it. Pure.
 */
export function meaningOf(answer: Answer, said: string, options: UnderstandOptions): Meaning | undefined {
  if (answer.to === 'words') return ofWords(answer, said, options)
  if (answer.to === 'photo') return ofPicture(answer, said, options)
  const heard = oneLine(answer.text).slice(0, MAX_HEARD)
  return /[\p{L}\p{N}]/u.test(heard) ? readBack({ of: 'voice', words: heard, shown: heard }) : undefined
}

const readBack = (readBack: ReadBack): Meaning => ({ how: 'read back', readBack })

function ofWords(answer: WordsAnswer, said: string, options: UnderstandOptions): Meaning | undefined {
  const { intent } = answer
  const risk = riskOf(intent)
  if (risk === 'ignored') return undefined
  const words = partsInWords(answer, options)
  const slots = settleSlots(readMessage(words, options), intent, options.asked)
  const wish: Wish = { intent, probability: PROBABILITY, sure: false, slots, words: said }
  if (risk === 'at once') return { how: 'at once', wish }
  if (!isDetail(intent)) return readBack({ of: 'words', words: said, wish })
  // From the yes on it is as if the person had typed the detail plainly.
  return words === '' ? undefined : readBack({ of: 'words', words, wish })
}

/** What is nothing without its parts. */
export const isDetail = (intent: Intent): boolean => intent === 'answer' || intent === 'refine'

const isDate = /^\d{4}-\d\d-\d\d$/
const isTime = /^\d\d:\d\d$/
const isCount = (figure: number | null, most: number): figure is number =>
  figure !== null && Number.isInteger(figure) && figure > 0 && figure <= most
const MAX_TYRES = 20
const MAX_RAND = 99_999

/** The parts that our own grammar and tables know, as somebody would type them; nothing else of the answer gets in. */
function partsInWords(answer: WordsAnswer, options: UnderstandOptions): string {
  const { quantity, maxPrice, date, time } = answer
  const known = (words: string | null): Slots => (words ? slotsIn(words, options) : {})
  const { brand } = known(answer.brand)
  const { place } = known(answer.place && `in ${answer.place}`)
  const tyres = [[brand].flat().join(' '), sizeOn(answer, options), vehicleOn(answer, options)]
    .filter(Boolean)
    .join(' ')
  return [
    isCount(quantity, MAX_TYRES) && (tyres ? `${quantity} x` : `${quantity} tyres`),
    tyres,
    place && `in ${place}`,
    isCount(maxPrice, MAX_RAND) && `under R${maxPrice}`,
    date && isDate.test(date) && date,
    time && isTime.test(time) && time,
  ]
    .filter(Boolean)
    .join(' ')
}

function ofPicture(answer: PictureAnswer, said: string, options: UnderstandOptions): Meaning | undefined {
  const { shows } = answer
  if (shows === 'other') return undefined
  const shown = shows === 'disc' ? vehicleOn(answer, options) : sizeOn(answer, options)
  return shown ? readBack({ of: shows, words: [said, shown].filter(Boolean).join(' '), shown }) : undefined
}

const slotsIn = (words: string, options: UnderstandOptions): Slots => readMessage(words, options).slots

function sizeOn({ size }: Pick<WordsAnswer, 'size'>, options: UnderstandOptions): string | undefined {
  const read = size ? slotsIn(size, options).size : undefined
  return read && sizeCode(read)
}

function vehicleOn({ vehicle, year }: Pick<WordsAnswer, 'vehicle' | 'year'>, options: UnderstandOptions) {
  const read = vehicle ? slotsIn([vehicle, year].filter(Boolean).join(' '), options).vehicle : undefined
  return read && [read.make, read.model, read.year].filter(Boolean).join(' ')
}
