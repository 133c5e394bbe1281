import { correct, spellingOf } from './spelling.ts'
import { commonAfrikaans, commonEnglish, commonOthers } from './vocabulary/common.ts'
import { everyTopic, type Topic, topicWords } from './vocabulary/topics/topics.ts'
import { wordsOf } from './words.ts'

export type { Topic } from './vocabulary/topics/topics.ts'

/** A topic with how clearly the words speak of it: the weight of each of its words by position. */
export type Found = { topic: Topic; score: number; weights: ReadonlyMap<number, number>; joints: readonly number[] }

type Phrase = { words: readonly string[]; weight: number }

const STRONG = 2
const WEAK = 1
/** Each word of a phrase says more than it would alone. */
const TOGETHER = 2.5
/** So many other words may stand between two words of a phrase. */
const GAP = 2
const MAX_WORDS = 80

/** Words between two questions. */
const joining: ReadonlySet<string> = new Set(['and', 'n', 'en', 'also', 'plus', 'ook', 'na', 'le', 'kanye', 'kunye'])

const endings = ['ings', 'ing', 'ed', 'es', 's', 'e']

/** 'closing', 'closes' and 'close' are one word. */
function stem(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= 3)
  return ending ? word.slice(0, -ending.length) : word
}

const plainWords = (text: string): string[] =>
  wordsOf(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text: word }) => word)

const phrasesOf = ({ of, name }: Topic): Phrase[] => {
  const lists: Record<string, string> = topicWords[of]
  return (lists[name] ?? '').split(',').map((phrase) => {
    const words = plainWords(phrase)
    const alone = phrase.trim().endsWith('?') ? WEAK : STRONG
    return { words: words.map(stem), weight: words.length > 1 ? TOGETHER : alone }
  })
}

const table = everyTopic.map((topic) => ({ topic, phrases: phrasesOf(topic) }))
const stems = new Set(table.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)))
const written = Object.values(topicWords).flatMap((lists) => Object.values(lists).flatMap(plainWords))
const spelling = spellingOf(written, [...commonEnglish, ...commonAfrikaans, ...commonOthers], written)

function read(text: string): string[] {
  return plainWords(text)
    .slice(0, MAX_WORDS)
    .map((word) => {
      const own = stem(word)
      return stems.has(own) || !/^[a-z]/.test(word) ? own : stem(correct(spelling, word) ?? word)
    })
}

/** Where the phrase stands, each word behind the one before with little between; undefined if it does not. */
function placeOf(phrase: Phrase, words: readonly string[], from: number): number[] | undefined {
  const places = [from]
  for (const wanted of phrase.words.slice(1)) {
    const last = places.at(-1) ?? from
    const next = words.findIndex((word, at) => at > last && at <= last + 1 + GAP && word === wanted)
    if (next < 0) return undefined
    places.push(next)
  }
  return places
}

function scoreOf(phrases: readonly Phrase[], words: readonly string[]): Pick<Found, 'score' | 'weights'> {
  const weights = new Map<number, number>()
  for (const phrase of phrases)
    for (const [at, word] of words.entries()) {
      const places = word === phrase.words[0] ? placeOf(phrase, words, at) : undefined
      for (const place of places ?? []) weights.set(place, Math.max(weights.get(place) ?? 0, phrase.weight))
    }
  return { score: [...weights.values()].reduce((sum, weight) => sum + weight, 0), weights }
}

/** What a question is about, the clearest first; empty when the words speak of nothing that is known here. */
export function topicsIn(text: string): Found[] {
  const words = read(text)
  const joints = words.flatMap((word, at) => (joining.has(word) ? [at] : []))
  return table
    .map(({ topic, phrases }) => ({ topic, joints, ...scoreOf(phrases, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
}

/** Words with which a question begins, politeness before them aside. */
const asking: ReadonlySet<string> = new Set(
  `is are am was were do does did can could will would shall should must may has have had what whats which who whose when where why how hows any
  wat watter wie wanneer waar hoekom waarom hoe kan sal moet mag het doen vat neem sluit werk
  ingabe yini ubani nini kuphi ngubani yintoni phi njani malini na ke neng kae jwang bokae hobaneng a`.split(/\s+/),
)
const before: ReadonlySet<string> = new Set(
  'hi hello hey sorry please pls ok okay and but so wait also before first en maar wag eers jammer asb bra bru'.split(
    ' ',
  ),
)

/** 'do they deliver', 'sorry, is there parking', 'vat hulle kaart', or anything that ends with a question mark. */
export function readsAsQuestion(text: string): boolean {
  const first = plainWords(text.slice(0, 200)).find((word) => !before.has(word))
  if (text.trimEnd().endsWith('?') && !tag.test(text.slice(-LONGEST_TAG))) return true
  return first !== undefined && asking.has(first) && !(first === 'a' && letThem.test(text))
}
/** 'So that is alignment, hey?' says it, and only asks for a nod. */
const tag = /[\s,](?:neh?|nè|hey|akere|andithi|angithi|mos|right|not so|nie waar nie)\s*\?\s*$/i
const LONGEST_TAG = 40
/** Sesotho and Setswana wish with the word that also begins a question: 'a ba tle', 'a re ye'. */
const letThem = /\ba (?:re|ba|a|e|di) [a-z]+e\b/i
