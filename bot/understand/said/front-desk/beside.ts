import { MOST, plain, tokensOf } from '../../shop-words.ts'
import { nameIn, wordsOfName } from '../../stated/called.ts'
import { isPlainWord } from '../../stated/ordinary-words.ts'
import { readMessage } from '../../understand.ts'

/** What words say beside the names that stand in them. Pure. */

/** The words that say more than yes, and name nobody; `own`: words of the thing that is spoken of. */
export const wordsBeside = (words: string, called: ReadonlySet<string>, own?: ReadonlySet<string>): string[] =>
  tokensOf(words).filter(
    (word) =>
      word.length > 2 &&
      !/\d/.test(word) &&
      !isPlainWord(word) &&
      nameIn(word, called) === undefined &&
      !own?.has(word),
  )

const adding: ReadonlySet<string> = new Set('too also ook and as well futhi hape plus then nayo'.split(' '))

/** Whether the words say no more than names, and that these are meant as well. */
export const addsNames = (words: string, called: ReadonlySet<string>): boolean =>
  wordsBeside(words, called).every((word) => adding.has(word))

export const saysToo = (words: string): boolean => tokensOf(words).some((word) => word !== 'and' && adding.has(word))

const pointing: ReadonlySet<string> = new Set(
  'first second third last early earliest latest one ones car bakkie job booking request customer client lady guy man woman oke fellow boy morning afternoon this that with from for eerste tweede derde laaste vroe vroee kar klient ou oggend middag abuti bhuti sisi'.split(
    ' ',
  ),
)

/** The words that say more than whom or which job: without days, parts of the day, places in a row and what it is about. */
export function wordsBesidePointing(words: string, now: Date, called: ReadonlySet<string>, own?: ReadonlySet<string>) {
  const bare = words.replace(/['’]s\b/g, '')
  const { words: read, takenBy } = readMessage(bare.slice(0, MOST), { now })
  const days = new Set(read.flatMap(({ text }, at) => (/^(?:date|time)/.test(takenBy[at] ?? '') ? [text] : [])))
  return wordsBeside(bare, called, own).filter(
    (word) => !pointing.has(word) && !days.has(word) && !own?.has(word.replace(/s$/, '')),
  )
}

const MIN_TOPIC = 4
const noTopic: ReadonlySet<string> = new Set(
  'have what when where which with your there does that this them they will would could should about from also please much many cost price tyre tyres work time today tomorrow julle wanneer hoeveel watter bande band doen kost need want know wheel wheel open shop mine still take only come just more like done ready here hier daar also'.split(
    ' ',
  ),
)

/** The words that say what something is about: 'lay-by' and 'layby' are one. */
export const topicsOf = (words: string): string[] =>
  tokensOf(words.replace(/\blay[ -]?by/gi, 'layby'))
    .map((word) => word.replace(/['-]/g, '').replace(/s$/, ''))
    .filter((word) => word.length >= MIN_TOPIC && !isPlainWord(word) && !noTopic.has(word))

const toward: ReadonlySet<string> = new Set('to for vir aan and en le na tell say se ku ho go kwa'.split(' '))

/** 'Sipho yes we have them' is 'yes we have them' to Sipho; a name in the middle stays. */
export function withoutNameFirst(words: string, name: string): string {
  const names = new Set(wordsOfName(name))
  const rest = words.replace(/^(?:\s*[\p{L}'-]+[\s,:.-]*)+/u, (lead) => {
    const kept = [...lead.matchAll(/[\p{L}'-]+/gu)].find(
      ({ 0: word }) => !names.has(plain(word)) && !toward.has(plain(word)),
    )
    return lead.slice(kept?.index ?? lead.length)
  })
  return rest.trim() === '' ? words.trim() : rest.trim()
}

const beforeName: ReadonlySet<string> = new Set(
  'mr mrs ms mnr mev me oom tannie sir and en what about the for die vir'.split(' '),
)
const toName: ReadonlySet<string> = new Set(
  'to aan send stuur it its this that dit dis is was i mean meant meen bedoel yes ja ok no nee nope sorry oops rather liewer eerder actually please pls asb one'.split(
    ' ',
  ),
)

/** Whether words do no more than name somebody: 'Pieter', 'Pieter B?'; with `asReader` also 'no, send it to Pieter'. */
export function namesOnly(words: string, called: ReadonlySet<string>, asReader = false): boolean {
  const tokens = tokensOf(words)
  const isName = (token: string): boolean => nameIn(token, called) !== undefined
  return (
    tokens.some(isName) &&
    tokens.every(
      (token, at) =>
        isName(token) || beforeName.has(token) || (asReader && toName.has(token)) || (token.length === 1 && at > 0),
    )
  )
}

const initial = /(?<![\p{L}\p{N}])(\p{L}{2,})[ .]+(\p{L})(?![\p{L}\p{N}'])/gu

/** 'Kim N': a name with the letter behind it. */
export const initialsIn = (words: string): { first: string; letter: string }[] =>
  [...plain(words).matchAll(initial)].map(([, first = '', letter = '']) => ({ first, letter }))
