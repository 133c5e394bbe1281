import { MAX_UNDERSTOOD } from '#core/rules/people/outside-text.ts'
import { readingOf } from './begin-reading.ts'
import { type Decided, decide } from './intent/decide.ts'
import { type Model, modelFor } from './intent/model.ts'
import type { Situation } from './intent/situation.ts'
import { isSure, saysOnlyStop } from './intent/sure.ts'
import { intentOf } from './intent/wants.ts'
import { dropTaken, readConcepts } from './parts/concepts.ts'
import { readIndex, readQuantity, readRadius, readRim } from './parts/counts.ts'
import { readDates } from './parts/dates.ts'
import { readMoney } from './parts/money.ts'
import { readBrands, readServices, readShops } from './parts/names.ts'
import { readPlaces } from './parts/places.ts'
import { readSizes } from './parts/sizes.ts'
import { readTimes } from './parts/times.ts'
import { readVehicles } from './parts/vehicles.ts'
import { readWanted } from './parts/wanted.ts'
import type { Reading } from './reading.ts'
import { deniesTyres } from './said/list/denies-tyres.ts'
import { isCodeAlone } from './said/listing-order.ts'
import { meaningsIn } from './said/meanings.ts'
import { wantsRepair } from './said/repair.ts'
import { CLEAR, twoReadings } from './said/two-readings.ts'
import { readClockFigures } from './settle/clock-figures.ts'
import { setWorkApart } from './settle/own-day.ts'
import { readSpokenHours } from './settle/spoken-hours.ts'
import { settleSlots } from './slots.ts'
import { readsAsQuestion } from './topics.ts'
import type { Slots, UnderstandOptions, Understood, Wish } from './types.ts'
import { committedVocabulary } from './vocabulary/tables.ts'

export type { Asked } from './asked.ts'
export type { Intent, Slots, UnderstandOptions, Understood, Vocabulary, Wish } from './types.ts'
export { withVocabulary } from './vocabulary/tables.ts'

/** In order of certainty: what a part takes, no later part reads. */
const parts: readonly ((reading: Reading) => void)[] = [
  readSizes,
  readConcepts,
  readRadius,
  readShops,
  readVehicles,
  readMoney,
  readDates,
  readIndex,
  readBrands,
  readPlaces,
  readTimes,
  readServices,
  readQuantity,
  readRim,
  readWanted,
  dropTaken,
]

/** What a message asks for, and its particulars. Pure: the same text, clock and vocabulary always give the same answer. */
export const understand = (text: string, options: UnderstandOptions): Understood =>
  understandBy(modelFor(situationOf(options)), text, options)

export function understandBy(model: Model, text: string, options: UnderstandOptions): Understood {
  const reading = readMessage(text, options)
  const situation = situationOf(options)
  const decided = saysOnlyStop(text)
    ? [stop(reading)]
    : wordsWhole(model, text, withoutDenied(text, reading, withoutCourtesy(decide(model, reading, situation))))
  const wishes =
    decided.length > 1
      ? decided.map((one) => wishOf(model, clauseOf(reading, one, options), one, situation))
      : decided.map((one) => wishOf(model, reading, one, situation))
  const [first] = wishes
  const intent = first?.intent ?? 'unknown'
  return {
    text,
    wishes: wishes.filter((wish) => wish.intent !== 'unknown'),
    intent,
    slots: wishes.length > 1 ? allSlots(settleSlots(reading, intent, situation.asked), wishes) : (first?.slots ?? {}),
    means: meaningsIn(text),
    ...(first && wishes.length === 1 && isUnclear(first) && betweenTwo(model, reading, situation)),
    ...(reading.language && { language: reading.language }),
    ...(reading.impossibleSize && { impossibleSize: true }),
    ...(reading.took && { took: reading.took }),
  }
}

const situationOf = ({ speaker = 'driver', asked = 'none' }: UnderstandOptions): Situation => ({ speaker, asked })

/** A setting that is named is meant, however likely that is. */
const isUnclear = ({ probability, intent, slots }: Wish): boolean =>
  probability < CLEAR && !(intent === 'preferences' && slots.updates)

/** Both readings of a message that is not clear. */
function betweenTwo(model: Model, reading: Reading, situation: Situation): Pick<Understood, 'between'> {
  const both = twoReadings(model, reading, situation)
  if (!both) return {}
  const to = reading.words.length
  const [one, other] = both.map((want) => wishOf(model, reading, { want, probability: 1, from: 0, to }, situation))
  return one && other ? { between: [one, other] } : {}
}

/** The one word that every person may rely on. */
const stop = ({ words }: Reading): Decided => ({ want: 'opt_out', probability: 1, from: 0, to: words.length })

/** A greeting before a wish and thanks after it ask for nothing of their own. */
function withoutCourtesy(decided: Decided[]): Decided[] {
  const wanted = decided.filter(({ want }) => want !== 'greeting' && want !== 'thanks')
  return wanted.length > 0 ? wanted : decided
}

/** 'Alignment, I do not need tyres' searches for none. */
function withoutDenied(text: string, { slots }: Reading, decided: Decided[]): Decided[] {
  if (slots.size ?? slots.vehicle ?? slots.sizeFront) return decided
  return deniesTyres(text) ? decided.filter(({ want }) => want !== 'search') : decided
}

/** What is surely somebody's to read goes to them whole, unless it is as sure that a part of it asks for something else. */
function wordsWhole(model: Model, text: string, decided: Decided[]): Decided[] {
  const [first, second] = decided
  if (!first || !second) return decided
  const [told, rest] = forOthers.has(first.want) ? [first, second] : [second, first]
  if (!forOthers.has(told.want) || told.probability < SURELY) return decided
  return isSure(model, rest.want, rest.probability, text) ? decided : [{ ...told, from: first.from, to: second.to }]
}
const forOthers: ReadonlySet<Decided['want']> = new Set(['message_shop', 'tell_customer'] as const)
const SURELY = 0.9

/** What a tyre that can be mended is taken for, in words that name no work; what is asked of tyres is answered. */
const forNewTyres = (want: Decided['want'], text: string): boolean =>
  ['search', 'other', 'shops_nearby', 'answer'].includes(want) ||
  (want === 'ask_tyres' && (deniesTyres(text) || !readsAsQuestion(text)))

function wishOf(model: Model, reading: Reading, decided: Decided, { asked, speaker }: Situation): Wish {
  const { want, probability } = decided
  const { slots: found, impossibleSize, text } = reading
  const statesSize = found.size !== undefined || found.sizeFront !== undefined || impossibleSize
  const isRepair = speaker === 'driver' && forNewTyres(want, text) && !statesSize && wantsRepair(text, found, asked)
  const intent = isRepair ? 'shops_nearby' : intentOf(want, !statesSize && found.vehicle !== undefined)
  const slots = settleSlots(reading, intent, asked)
  return {
    intent,
    probability,
    sure: isSure(model, want, probability, text) && !(want === 'sign_in' && isCodeAlone(text)),
    slots: isRepair ? { ...slots, service: slots.service ?? 'puncture repair' } : slots,
    words: text,
  }
}

/** A clause is read by itself, so that 'cancel friday and book tuesday' has a day for each. */
function clauseOf({ words, text }: Reading, { from, to }: Decided, options: UnderstandOptions): Reading {
  return readMessage(text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length), options)
}

/** What each wish states stands above what the message states as a whole. */
const allSlots = (whole: Slots, wishes: readonly Wish[]): Slots =>
  Object.assign({}, whole, ...wishes.map(({ slots }) => slots).reverse())

/** What the grammar and the vocabulary find in a message. */
export function readMessage(text: string, options: UnderstandOptions): Reading {
  const reading = readingOf(text.slice(0, MAX_UNDERSTOOD), options.vocabulary ?? committedVocabulary, options)
  for (const part of parts) part(reading)
  readSpokenHours(reading)
  // What a shop writes in four figures is rather a price.
  if (options.speaker !== 'shop') readClockFigures(reading)
  setWorkApart(reading)
  return reading
}
