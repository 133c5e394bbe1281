import fc from 'fast-check'
import { days, hours, type Person } from './drawn-scenes.ts'

/** Words for a scene at a counter, drawn at random, with whom they are meant for. */

/** Of people who never wait in a drawn scene: common ones, rare ones, and such as nobody has. */
const absent =
  'lwazi nomsa Tebogo koketso zolwethu moosa shireen Faizel ntokozo bheki rikhotso Ouma vuyelwa gideon tshilidzi'.split(
    ' ',
  )

const agreements = [
  ...[
    'yes',
    'yes please',
    'ok',
    'sure',
    'confirm',
    'ja',
    'ja dis reg',
    'ja goed',
    'bevestig',
    'yebo',
    'yebo kulungile',
  ],
  ...['ewe', 'ewe kulungile', 'e', 'ee', 'eya', 'ho lokile', 'go siame', 'sharp', 'perfect', '👍'],
]
const refusals = ['no', 'nee', 'cha', 'hayi', 'tjhe', 'nnyaa', 'sorry no', 'decline', 'nee jammer', 'sorry we are full']
const at = (hour: number): string[] => {
  const written = `${String(hour).padStart(2, '0')}:00`
  return [
    written,
    `at ${written}`,
    `om ${written}`,
    `ngo ${written}`,
    `ka ${written}`,
    hour > 12 ? `${hour - 12}pm` : hour === 12 ? '12:00' : `${hour}am`,
  ]
}

/** What the words are meant for, as whoever draws them knows. */
export type Meant =
  | { of: 'named'; name: string; hour?: number }
  | { of: 'absent' }
  | { of: 'mistyped' }
  | { of: 'nobody'; hour?: number; figure?: number; rand?: number; tyres?: number; day?: string }
  | { of: 'order'; order: number }
  | { of: 'all' }
  /** Nobody understands them. */
  | { of: 'nothing' }

const written = (name: string): string[] => [
  name,
  name.toLowerCase(),
  name.toUpperCase(),
  `for ${name.toLowerCase()}`,
  `vir ${name}`,
  `u${name}`,
  `${name}'s`,
]

/** One letter is left out, or two change places. */
const mistyped = (name: string, where: number): string => {
  const spot = 1 + (where % (name.length - 2))
  return where % 2 === 0 || name.charAt(spot) === name.charAt(spot + 1)
    ? name.slice(0, spot) + name.slice(spot + 1)
    : name.slice(0, spot) + name.charAt(spot + 1) + name.charAt(spot) + name.slice(spot + 2)
}

export type Words = { words: string; act: 'confirm' | 'decline'; meant: Meant }

const orders: readonly (readonly [string, number])[] = [
  ['the first one', 1],
  ['die eerste een', 1],
  ['the second one', 2],
  ['die tweede een', 2],
  ['the last one', -1],
]
const counts = [1, 2, 3, 4, 5]

/** Words that are about nothing at the counter, or about nothing at all. */
export const nonsense: fc.Arbitrary<{ words: string; meant: Meant }> = fc
  .constantFrom(
    ...['the kettle is on', 'my wife says hi', 'eish man', 'load shedding again at four', 'it rained all night here'],
    ...['blou maandag', 'qwrt plfm', 'asdf', 'hmm', 'wie het die sleutel', 'ngiyahamba manje', 'lunch', '???'],
    ...['was that you on the phone', 'they said two or three', 'not so bad hey', 'die hond blaf', '7', '44', 'R'],
  )
  .map((words) => ({ words, meant: { of: 'nothing' as const } }))

export const wordsFor = (all: readonly Person[]): fc.Arbitrary<Words> => {
  const verb = fc.oneof(
    fc.constantFrom(...agreements).map((words) => ({ words, act: 'confirm' as const })),
    fc.constantFrom(...refusals).map((words) => ({ words, act: 'decline' as const })),
  )
  const someone = fc.constantFrom(...all)
  const hour = fc.constantFrom(...hours)
  const beside = (one: string, other: string, isFirst: boolean) => (isFirst ? `${other} ${one}` : `${one} ${other}`)
  const naming = fc
    .tuple(verb, someone, fc.nat(6), fc.boolean(), fc.boolean())
    .map(([said, { name }, form, isFull, isFirst]) => {
      const called = isFull ? name : (name.split(' ')[0] ?? '')
      return {
        ...said,
        words: beside(said.words, written(called)[form] ?? called, isFirst),
        meant: { of: 'named' as const, name: called },
      }
    })
  const timed = fc.tuple(naming, hour, fc.nat(5)).map(([said, hour, form]) => ({
    ...said,
    words: `${said.words} ${at(hour)[form]}`,
    meant: { ...said.meant, hour },
  }))
  const strayed = fc
    .tuple(verb, fc.constantFrom(...absent), fc.nat(6), fc.boolean())
    .map(([said, name, form, isFirst]) => ({
      ...said,
      words: beside(said.words, written(name)[form] ?? name, isFirst),
      meant: { of: 'absent' as const },
    }))
  const nearly = fc
    .tuple(
      verb,
      fc.constantFrom(...all.map(({ name }) => name.split(' ')[0] ?? '').filter((name) => name.length > 5), 'Nhlanhla'),
      fc.nat(20),
    )
    .map(([said, name, where]) => ({
      ...said,
      words: `${said.words} ${mistyped(name.toLowerCase(), where)}`,
      meant: { of: 'mistyped' as const },
    }))
  const bare = verb.map((said) => ({ ...said, meant: { of: 'nobody' as const } }))
  const hourly = fc.tuple(verb, hour, fc.nat(5)).map(([said, hour, form]) => ({
    ...said,
    words: `${said.words} ${at(hour)[form]}`,
    meant: { of: 'nobody' as const, hour },
  }))
  const figured = fc
    .tuple(
      fc.constantFrom(...agreements),
      fc.integer({ min: 2, max: 19 }),
      fc.constantFrom('is reg', 'is fine', '', 'kulungile'),
    )
    .map(([yes, figure, end]) => ({
      words: `${yes} ${figure} ${end}`.trim(),
      act: 'confirm' as const,
      meant: { of: 'nobody' as const, figure },
    }))
  const priced = fc.tuple(fc.constantFrom(...agreements), fc.integer({ min: 11, max: 29 })).map(([yes, hundreds]) => ({
    words: `${yes} R ${hundreds * 100} each`,
    act: 'confirm' as const,
    meant: { of: 'nobody' as const, rand: hundreds * 100 },
  }))
  const everybody = fc
    .tuple(verb, fc.constantFrom('both', 'all of them', 'albei', 'almal', 'bobabili', 'kaofela'))
    .map(([said, all]) => ({
      ...said,
      words: `${said.words} ${all}`,
      meant: { of: 'all' as const },
    }))
  const counted = fc
    .tuple(fc.constantFrom(...agreements), fc.constantFrom(...counts), fc.constantFrom('tyres', 'bande'))
    .map(([yes, tyres, word]) => ({
      ...{ words: `${yes} ${tyres} ${word}`, act: 'confirm' as const },
      meant: { of: 'nobody' as const, tyres },
    }))
  const dated = fc
    .tuple(fc.constantFrom(...agreements), fc.constantFrom(...Object.entries(days)))
    .map(([yes, [called, day]]) => ({
      ...{ words: `${yes} ${called}`, act: 'confirm' as const },
      meant: { of: 'nobody' as const, day },
    }))
  const ordered = fc.tuple(verb, fc.constantFrom(...orders)).map(([said, [called, order]]) => ({
    ...{ ...said, words: `${said.words} ${called}` },
    meant: { of: 'order' as const, order },
  }))
  return fc.oneof(
    ...[naming, timed, strayed, nearly, bare, hourly, figured, priced],
    ...[counted, dated, ordered, everybody],
  )
}
