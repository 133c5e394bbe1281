import { featuresOf } from '../intent/features.ts'
import { marked } from '../intent/marked.ts'
import { type Model, probabilitiesOf } from '../intent/model.ts'
import type { Situation } from '../intent/situation.ts'
import { type Want, wants } from '../intent/wants.ts'
import type { Reading } from '../reading.ts'

/**
 * What can be asked back with two buttons: wishes that begin something of their own. Wishes of one group lead to much
 * the same, so nobody is asked which of them is meant. What cannot be taken back asks for itself if it is not certain.
 */
const groups: readonly (readonly Want[])[] = [
  ['search', 'refine', 'quote_request', 'pick', 'compare'],
  ['deals'],
  ['shops_nearby'],
  ['book'],
  ['my_bookings'],
  ['alert_create', 'alert_list'],
  ['message_shop', 'tell_customer'],
  ['ask_offer', 'ask_shop', 'ask_tyres'],
  ['human'],
  ['preferences'],
  ['shop_day'],
  ['shop_stock'],
  ['shop_hours'],
]
const groupOf: ReadonlyMap<Want, number> = new Map(
  groups.flatMap((group, at) => group.map((want): [Want, number] => [want, at])),
)
/** Chosen from what stands on the screen, which a button cannot name. */
const unnamed: ReadonlySet<Want> = new Set(['pick', 'compare', 'refine'])

const questions: ReadonlySet<Want> = new Set(['ask_offer', 'ask_shop', 'ask_tyres'])

/** A reading that is likelier than that is the one that is meant. */
export const CLEAR = 0.6
const LEAST = 0.25
/** How likely the second one is beside the first. */
const CLOSE = 0.6

/** The two likeliest wants, where neither is clear and they lead to different things. */
export function twoReadings(model: Model, reading: Reading, situation: Situation): [Want, Want] | undefined {
  const end = reading.words.length
  const likely = probabilitiesOf(model, featuresOf(marked(reading), 0, end, situation), situation.speaker === 'driver')
  const [first, second] = wants
    .map((want, at) => ({ want, probability: likely[at] ?? 0 }))
    .sort((one, other) => other.probability - one.probability)
  if (!first || !second || first.probability >= CLEAR || second.probability < LEAST) return undefined
  if (second.probability < CLOSE * first.probability) return undefined
  if (unnamed.has(first.want) || unnamed.has(second.want)) return undefined
  // A question is answered: that undoes nothing, and a wrong answer costs less than a question back.
  if (questions.has(first.want)) return undefined
  const [one, other] = [groupOf.get(first.want), groupOf.get(second.want)]
  return one === undefined || other === undefined || one === other ? undefined : [first.want, second.want]
}
