import { readdirSync, readFileSync } from 'node:fs'
import { topicsIn } from '../topics.ts'
import { type Message, readCorpus } from '../training/corpus.ts'
import { type AskTopic, canAsk, isAskTopic } from './topics.ts'

export type Lesson = { persona: string; speaker: 'driver' | 'shop'; topic: AskTopic; text: string }

export const topicsFolder = new URL('../corpus/topics/', import.meta.url)
const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, topicsFolder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** The questions that were written for this, each with what it asks. Throws at a line that is not in the form. */
export function writtenLessons(): Lesson[] {
  const speakers = new Map(linesOf('personas.tsv').map((line) => line.split('\t').slice(0, 2) as [string, string]))
  return readdirSync(topicsFolder)
    .filter((file) => file.endsWith('.tsv') && file !== 'personas.tsv')
    .toSorted()
    .flatMap((file) =>
      linesOf(file).map((line, at): Lesson => {
        const [persona = '', , topic = '', text = '', ...more] = line.split('\t')
        const speaker = speakers.get(persona)
        if ((speaker !== 'driver' && speaker !== 'shop') || !isAskTopic(topic) || !canAsk(speaker, topic))
          throw new Error(`${file}, line ${at + 1}: '${topic}' of ${persona} is nothing that can be asked`)
        if (text.trim() === '' || more.length > 0) throw new Error(`${file}, line ${at + 1}: not four parts`)
        return { persona, speaker, topic, text }
      }),
    )
}

/** What a question of the other corpus asks, by the words that plainly say so. */
const plainly: Readonly<Record<string, AskTopic>> = {
  'offer included': 'included',
  'offer count': 'each',
  'offer stock': 'stock',
  'offer made': 'made',
  'offer closest': 'nearest',
  'offer distance': 'far',
  'offer cheapest': 'cheapest',
  'offer better': 'better',
  'offer brand': 'brand',
  'offer total': 'total',
  'offer discount': 'discount',
  'offer whyCheap': 'dearer',
  'offer offerWarranty': 'warranty',
  'shop hours': 'hours',
  'shop payment': 'pay',
  'shop credit': 'pay',
  'shop callOut': 'come_out',
  'shop duration': 'duration',
  'shop phone': 'phone',
  'shop address': 'place',
  'shop shopWarranty': 'warranty',
  'booking when': 'when',
  'booking place': 'place',
  'booking answered': 'answered',
  'booking bring': 'bring',
  'booking change': 'cancel',
  'booking what': 'what',
  'booking late': 'late',
}
const CLEAR = 4
const LEAD = 2
const asking: ReadonlySet<string> = new Set(['ask_offer', 'ask_shop', 'ask_tyres', 'my_bookings'])

function ofQuestion({ persona, speaker, text, wants }: Message): Lesson[] {
  const [best, second] = topicsIn(text)
  if (speaker !== 'driver') return []
  if (wants[0] === 'ask_tyres') return [{ persona, speaker, topic: 'other', text }]
  if (!best || best.score < CLEAR || best.score - (second?.score ?? 0) < LEAD) return []
  if (best.topic.of === 'tyres' || (best.topic.of === 'booking') !== (wants[0] === 'my_bookings')) return []
  return [{ persona, speaker, topic: plainly[`${best.topic.of} ${best.topic.name}`] ?? 'other', text }]
}

/** What may be a question although it is called otherwise, or is for somebody else. */
const doubtful: ReadonlySet<string> = new Set([
  ...['explain', 'tell_customer', 'message_shop', 'unsure', 'repeat', 'help', 'human', 'my_bookings', 'shop_day'],
  ...['ask_offer', 'ask_shop', 'ask_tyres', 'sign_in', 'delete_data', 'alert_list', 'preferences'],
])
const EVERY_DAY = 6
const EVERY_ASKED = 4
const EVERY_FREE = 9

/** What is no question of this kind: answers, orders and wishes of both sides. */
function ofOthers(messages: readonly Message[]): Lesson[] {
  const plain = messages.filter(({ wants }) => !wants.some((want) => doubtful.has(want)))
  const every = (count: number, isAsked: boolean) =>
    plain.filter(({ asked }) => (asked !== 'none') === isAsked).filter((_, at) => at % count === 0)
  return [...every(EVERY_ASKED, true), ...every(EVERY_FREE, false)].map(({ persona, speaker, text }) => ({
    persona,
    speaker,
    topic: 'none',
    text,
  }))
}

export function allLessons(): Lesson[] {
  const corpus = readCorpus()
  const questions = corpus.filter(({ wants }) => wants.length === 1 && asking.has(wants[0] ?? ''))
  const days = corpus.filter(
    ({ speaker, wants }) => speaker === 'shop' && wants.length === 1 && wants[0] === 'shop_day',
  )
  return [
    ...writtenLessons(),
    ...questions.flatMap(ofQuestion),
    ...days
      .filter((_, at) => at % EVERY_DAY === 0)
      .map(({ persona, speaker, text }): Lesson => ({ persona, speaker, topic: 'day', text })),
    ...ofOthers(corpus),
  ]
}
