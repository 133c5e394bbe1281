import { readdirSync, readFileSync } from 'node:fs'
import { type Asked, askedNames } from '../asked.ts'
import type { ModelName } from '../intent/model.ts'
import { isWant, type Want } from '../intent/wants.ts'

export const corpusLanguages = ['en', 'af', 'zu', 'xh', 'st', 'tn'] as const
export type CorpusLanguage = (typeof corpusLanguages)[number]

/** One message of the corpus, with what its writer wanted. */
export interface Message {
  persona: string
  speaker: 'driver' | 'shop'
  language: CorpusLanguage
  asked: Asked
  wants: readonly Want[]
  text: string
  /** By name, as written in the corpus. */
  slots: Readonly<Record<string, string>>
  /** Whether it was written at sight of the screen on which the question stands. */
  atScreen?: boolean
}

export interface Persona {
  name: string
  speaker: 'driver' | 'shop'
  description: string
}

/** Messages that show ways of writing; they are learned from, and never scored. */
export const HOUSE = 'house'

export const corpusFolder = new URL('../corpus/', import.meta.url)

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, corpusFolder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

export const readPersonas = (): Persona[] =>
  linesOf('personas.tsv').map((line) => {
    const [name = '', speaker = '', description = ''] = line.split('\t')
    if (speaker !== 'driver' && speaker !== 'shop') throw new Error(`personas.tsv: ${name} is of nobody`)
    return { name, speaker, description }
  })

/** Those of this folder hold answers at sight of a screen. */
const SCREENS = 'answers/'

/** The files that hold messages, by their path in the corpus. */
export const corpusFiles = (): string[] => [
  ...messagesIn('').filter((file) => file !== 'personas.tsv'),
  ...messagesIn(SCREENS),
]

const messagesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, corpusFolder))
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .map((file) => `${folder}${file}`)

/** Every message that is learned from, in the order of the files. Throws at a line that is not in the form. */
export function readCorpus(): Message[] {
  const speakers = new Map(readPersonas().map(({ name, speaker }) => [name, speaker]))
  return corpusFiles().flatMap((file) =>
    linesOf(file).map((line, at) => {
      try {
        return file.startsWith(SCREENS) ? { ...lineOf(line, speakers), atScreen: true } : lineOf(line, speakers)
      } catch (error) {
        throw new Error(`${file}, line ${at + 1}: ${error instanceof Error ? error.message : error}`)
      }
    }),
  )
}

/** What a model learns from. Answers at sight of a screen say nothing of what is written out of the blue. */
export const lessonsFor = (name: ModelName): Message[] =>
  name === 'asked' ? readCorpus() : readCorpus().filter(({ atScreen }) => !atScreen)

/** persona, language, asked, wants, text, slots, with tabs between. */
export function lineOf(line: string, speakers: ReadonlyMap<string, 'driver' | 'shop'>): Message {
  const [persona = '', language = '', asked = '', wanted = '', written = '', stated, ...more] = line.split('\t')
  const speaker = speakers.get(persona)
  if (!speaker) throw new Error(`no persona is called ${persona}`)
  if (stated === undefined || more.length > 0) throw new Error('not six parts')
  const text = written.replaceAll('\\n', '\n')
  if (text.trim() === '') throw new Error('no message')
  return {
    persona,
    speaker,
    language: oneOf(corpusLanguages, language),
    asked: oneOf(askedNames, asked),
    wants: wanted.split('+').map(wantOf),
    text,
    slots: slotsOf(stated),
  }
}

function oneOf<T extends string>(known: readonly T[], name: string): T {
  const found = known.find((one) => one === name)
  if (found === undefined) throw new Error(`'${name}' is none of ${known.join(' ')}`)
  return found
}

function wantOf(name: string): Want {
  if (!isWant(name)) throw new Error(`nobody can want '${name}'`)
  return name
}

/** The names that a line may state, each once. */
export const slotNames: ReadonlySet<string> = new Set(
  `size size_front size_rear load_index speed run_flat extra_load terrain ply quantity brand max_price price_per sort vehicle axle rim
  place radius_km date time from_date from_time service index shop customer code message name stars channel quiet_from quiet_to
  language how days time_from time_to occasion resend`.split(/\s+/),
)

function slotsOf(stated: string): Record<string, string> {
  const slots: Record<string, string> = {}
  if (stated === '-') return slots
  for (const slot of stated.split('; ')) {
    const at = slot.indexOf('=')
    const name = slot.slice(0, at)
    if (at < 1 || !slotNames.has(name) || name in slots) throw new Error(`'${slot}' is no slot`)
    slots[name] = slot.slice(at + 1)
  }
  return slots
}

/**
 * What the corpus has too little of: people of a shop also look for tyres and book a fitting, and whatever is written out of the blue is
 * also written while something is asked. So some messages are learned a second time in another situation.
 */
export const withOtherSituations = (messages: readonly Message[]): Message[] => {
  const free = messages.filter(({ speaker, asked }) => speaker === 'driver' && asked === 'none')
  const atShops = free
    .filter(({ wants }) => searches.has(wants.join('+')))
    .filter((_, at) => at % 8 === 0)
    .map((message, at): Message => ({ ...message, speaker: 'shop', asked: at % 2 === 0 ? 'none' : 'request' }))
  const whileAsked = free
    .filter(({ wants }) => !wants.some((want) => bare.has(want)))
    .filter((_, at) => at % EVERY === 1)
    .map((message, at): Message => ({ ...message, asked: questions[at % questions.length] ?? 'none' }))
  const ownErrands = messages
    .filter(({ speaker, asked }) => speaker === 'driver' && asked !== 'none' && asked !== 'notice')
    .filter((_, at) => at % EVERY === 2)
    .map((message): Message => ({ ...message, speaker: 'shop' }))
  return [...messages, ...atShops, ...whileAsked, ...ownErrands]
}

const EVERY = 10
const searches: ReadonlySet<string> = new Set(['search', 'deals', 'shops_nearby', 'book'])
/** While something is asked, these words may be its answer. */
const bare: ReadonlySet<Want> = new Set(['other', 'greeting', 'thanks', 'yes', 'no', 'answer', 'drop', 'back'])
const questions: readonly Asked[] = [
  'size',
  'results',
  'day',
  'vehicle',
  'offer',
  'place',
  'name',
  'summary',
  'time',
  'quantity',
  'how',
]
