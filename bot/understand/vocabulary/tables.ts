import { firstNames } from '#core/rules/people/first-names.ts'
import { knownPlaces } from '#core/rules/places/places.ts'
import { type PhraseTable, phraseTable, wholeWords, wordsIn } from '../phrases.ts'
import { spellingOf } from '../spelling.ts'
import type { ExtraVocabulary, LanguageCode, PlaceName, Service, VehicleName, Vocabulary } from '../types.ts'
import { afrikaans } from './afrikaans.ts'
import { brandNames } from './brands.ts'
import { commonAfrikaans, commonEnglish, commonOthers } from './common.ts'
import type { Concept, ConceptWords } from './concepts.ts'
import { doubtfulWeekdays, months, relativeDays, weekdays } from './days.ts'
import { english } from './english.ts'
import { xhosa, zulu } from './nguni.ts'
import { bigNumberWords, multiples, ordinalWords } from './numbers.ts'
import { doubtfulPlaceNames } from './place-words.ts'
import { serviceWords } from './services.ts'
import { shopChains } from './shops.ts'
import { slotWords } from './slot-words.ts'
import { sotho } from './sotho.ts'
import { makeNames, modelNames } from './vehicles.ts'

export interface Meaning {
  concept: Concept
  language: LanguageCode
}

const languages: readonly [LanguageCode, ConceptWords][] = [
  ['en', english],
  ['af', afrikaans],
  ['zu', zulu],
  ['xh', xhosa],
  ['st', sotho],
]

const isConcept = (name: string): name is Concept => name.length > 0

/** Every meaning of every phrase; one phrase may mean several things. */
export const meanings: PhraseTable<readonly Meaning[]> = phraseTable(
  languages.flatMap(([language, words]) =>
    Object.entries(words).flatMap(([concept, list]) =>
      isConcept(concept)
        ? list.split(',').map((phrase): [string, readonly Meaning[]] => [phrase.trim(), [{ concept, language }]])
        : [],
    ),
  ),
  (kept, added) => [...kept, ...added.filter((meaning) => !kept.some((known) => known.concept === meaning.concept))],
)

export const serviceTable: PhraseTable<Service> = phraseTable(serviceWords)

const withPlural = (name: string): string[] => (/[a-rt-z]$/i.test(name) ? [name, `${name}s`] : [name])

function brandEntries(extra: ExtraVocabulary): [string, string][] {
  const own = Object.entries(brandNames).flatMap(([name, others]) =>
    [...withPlural(name), ...others].map((phrase): [string, string] => [phrase, name]),
  )
  const added = (extra.brands ?? []).flatMap(({ name, aliases = [] }) =>
    [...withPlural(name), ...aliases].map((phrase): [string, string] => [phrase, name]),
  )
  return [...own, ...added]
}

function placeEntries(extra: ExtraVocabulary): [string, PlaceName][] {
  const places = knownPlaces()
  const named = places.map((place): [string, PlaceName] => [
    place.name,
    { name: place.name, isCommonWord: place.isCommonWord },
  ])
  const other = places.flatMap((place) =>
    place.aliases.map((alias): [string, PlaceName] => [
      alias,
      { name: place.name, isCommonWord: doubtfulPlaceNames.has(alias) || (place.isCommonWord && !alias.includes(' ')) },
    ]),
  )
  const added = (extra.places ?? []).flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].map((phrase): [string, PlaceName] => [
      phrase,
      { name, isCommonWord: phrase.length < 4 || doubtfulPlaceNames.has(phrase.toLowerCase()) },
    ]),
  )
  return [...named.map(doubted), ...other, ...added]
}

const doubted = ([phrase, place]: [string, PlaceName]): [string, PlaceName] => [
  phrase,
  { ...place, isCommonWord: place.isCommonWord || doubtfulPlaceNames.has(phrase.toLowerCase()) },
]

function vehicleEntries(extra: ExtraVocabulary): [string, VehicleName[]][] {
  const makes = Object.entries(makeNames).flatMap(([make, others]) => {
    const inContext = others.some((other) => /^[?!]/.test(other) && other.slice(1) === make.toLowerCase())
    return [...(inContext ? [] : [make]), ...others].map((phrase): [string, VehicleName[]] => [
      phrase.replace(/^[?!]/, ''),
      [{ make, believed: phrase.startsWith('!') ? 'with make' : phrase.startsWith('?') ? 'in context' : 'alone' }],
    ])
  })
  const models = modelNames.map(({ make, model, phrase, believed }): [string, VehicleName[]] => [
    phrase,
    [{ make, model, believed }],
  ])
  const added = (extra.vehicles ?? []).flatMap(({ make, model, aliases = [] }) =>
    [model, ...aliases].map((phrase): [string, VehicleName[]] => [
      phrase,
      [
        {
          make,
          model,
          believed: /^\d+$|^.{1,3}$/.test(phrase) || commonEnglish.has(phrase.toLowerCase()) ? 'with make' : 'alone',
        },
      ],
    ]),
  )
  // A make that only the table has, and the other names of any.
  const own = (extra.makes ?? []).flatMap(({ make, aliases }) =>
    [...(makeNames[make] ? [] : [make]), ...aliases].map((phrase): [string, VehicleName[]] => [
      phrase,
      [{ make, believed: phrase.length < 4 || commonEnglish.has(phrase.toLowerCase()) ? 'in context' : 'alone' }],
    ]),
  )
  return [...makes, ...models, ...added, ...own]
}

const generic =
  /^(?:tyres?|tires?|bande|shop|shops|the|and|wheel|auto|motors?|centre|fitment|car|care|pty|ltd|service|services|man)$/i

/** A shop is also known without 'Tyres' or '(Pty) Ltd', if at least two words or one rare word remain. */
function shopNames(name: string): string[] {
  const short = name
    .split(/\s+/)
    .filter((word) => !generic.test(word.replace(/[^a-z]/gi, '')))
    .join(' ')
  return short.includes(' ') && short !== name ? [name, short] : [name]
}

function shopEntries(extra: ExtraVocabulary): [string, string][] {
  const own = shopChains.flatMap(([name, others]) =>
    [name, ...others].map((phrase): [string, string] => [phrase, name]),
  )
  return [
    ...(extra.shops ?? []).flatMap((name) => shopNames(name).map((phrase): [string, string] => [phrase, name])),
    ...own,
  ]
}

/** Adds what the tables of the running bot have to the committed vocabulary. Costs some ten milliseconds: once, not per message. */
export function withVocabulary(extra: ExtraVocabulary = {}): Vocabulary {
  const brands = phraseTable(brandEntries(extra))
  const placeTable = phraseTable(placeEntries(extra))
  const vehicles = phraseTable(vehicleEntries(extra), (kept, more) => [...kept, ...more])
  const shops = phraseTable(shopEntries(extra))
  const tables = [meanings, serviceTable, brands, vehicles, placeTable, shops]
  const meaningful = [
    ...weekdays.keys(),
    ...relativeDays.keys(),
    ...months.keys(),
    ...ordinalWords.keys(),
    ...bigNumberWords.keys(),
    ...multiples.keys(),
    ...slotWords,
    ...doubtfulWeekdays,
    ...tables.flatMap((table) => [...wordsIn<unknown>(table.root)]),
  ]
  const worthFinding = [
    ...weekdays.keys(),
    ...relativeDays.keys(),
    ...slotWords,
    ...[meanings, serviceTable, brands, vehicles].flatMap((table) => [...wholeWords<unknown>(table)]),
  ]
  const spelling = spellingOf(
    meaningful,
    [...commonEnglish, ...commonAfrikaans, ...commonOthers, ...firstNames],
    worthFinding,
  )
  return { shops, places: placeTable, vehicles, brands, spelling }
}

export const committedVocabulary: Vocabulary = withVocabulary()
