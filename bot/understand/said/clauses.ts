import { readsAsQuestion } from '../topics.ts'

/** A stretch of a message, and whether it asks something. */
export type Clause = { words: string; asks: boolean }

const LONGEST = 500
const sentenceEnd = /(?<=[.?!;\n])(?=\s)|(?<=\n)/
/** What may stand between an answer and the question behind it. */
const joint =
  /(?:,|;|\s-|\s(?=(?:but|bt|maar|mara|kodwa|empa|and|en|wag|wait|also|btw|ook|plus|n)\s))\s*(?:(?:but|bt|maar|mara|kodwa|empa|and|en|wag|wait|also|btw|ook|plus|n)\s+){0,3}/g
const MIN_LETTERS = 2

/** The sentences of a message; one that ends in a question is cut where the question begins. Empty for a long letter. */
export function clausesOf(text: string): Clause[] {
  if (text.length > LONGEST) return []
  return text
    .split(sentenceEnd)
    .map((words) => words.trim())
    .filter(Boolean)
    .flatMap(cut)
}

function cut(sentence: string): Clause[] {
  for (const match of sentence.matchAll(joint)) {
    const head = sentence.slice(0, match.index).trim()
    const tail = sentence.slice(match.index + match[0].length).trim()
    if (!saysSomething(head) || asksIn(head) || !beginsAsQuestion(tail)) continue
    return [{ words: head, asks: false }, ...cut(tail)]
  }
  return [{ words: sentence, asks: asksIn(sentence) }]
}

const saysSomething = (words: string): boolean => words.replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_LETTERS

/** Without a mark these begin other sentences as well: 'any brand is fine', 'must be there by 11', 'ke batla'. */
const doubtful =
  /^\W*(?:ok |okay |and |en |but |maar )?(?:any|must|ke|na|a|was|take|have|had|has|may|vat|neem|doen|do|werk|sluit|so|what time|should|no|nee)\b/i
const asksIn = (words: string): boolean =>
  readsAsQuestion(words) && (words.endsWith('?') || !doubtful.test(words.slice(0, 60)))

/** Its mark may stand far behind. */
const beginsAsQuestion = (words: string): boolean => {
  const unmarked = words.endsWith('?') ? words.slice(0, -1) : words
  return readsAsQuestion(unmarked) && (words.endsWith('?') || !doubtful.test(words.slice(0, 60)))
}

/** What a message says, and what it asks, each joined; undefined if it does not do both. */
export function saidAndAsked(text: string): { said: string; asked: string; isBut: boolean } | undefined {
  const clauses = clausesOf(text)
  const of = (asks: boolean): string =>
    clauses
      .filter((one) => one.asks === asks && !filler.test(one.words))
      .map(({ words }) => words)
      .join(' ')
  const [said, asked] = [of(false), of(true)]
  return saysSomething(said) && saysSomething(asked)
    ? { said, asked, isBut: but.test(text.slice(0, LONGEST)) }
    : undefined
}

/** The question may be a condition. */
const but = /\b(?:but|bt|maar|mara|kodwa|empa|koda|if|as|uma|ukuba|only)\b/i

/** Says nothing by itself. */
const filler =
  /^\W*(?:wag|wait|oh|o|ok|okay|eish|sorry|jammer|but|maar|mara|and|en|so|also|hey|please|asb|thanks|dankie)\W*$/i
