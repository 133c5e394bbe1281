import fc from 'fast-check'
import type { Thing } from '#bot/flows/shop-desk/pointing.ts'
import { instantOf } from '#core/rules/time/time.ts'

/** Scenes at a counter and words for them, drawn at random. */

/** Names as people have them here; some are words or days as well. */
const first =
  'Sipho Lerato Andile Busi Zanele Nhlanhla Preggie Kim Ravi Thabo Xolani Annelie Johan Fatima Will April Hope Precious'.split(
    ' ',
  )
const last = 'Mokoena Dlamini Naidoo Botha Khumalo Petersen Mahlangu Pillay'.split(' ')
/** Of people who never wait in a drawn scene: common ones, rare ones, and such as nobody has. */
const absent =
  'lwazi nomsa Tebogo koketso zolwethu moosa shireen Faizel ntokozo bheki rikhotso Ouma vuyelwa gideon tshilidzi'.split(
    ' ',
  )

export const agreements = [
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
export const refusals = [
  'no',
  'nee',
  'cha',
  'hayi',
  'tjhe',
  'nnyaa',
  'sorry no',
  'decline',
  'nee jammer',
  'sorry we are full',
]
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16]
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

export type Person = { name: string; kind: Thing['kind']; hour: number; day: string; tyres: number }

const person: fc.Arbitrary<Person> = fc.record({
  name: fc
    .tuple(fc.constantFrom(...first), fc.constantFrom('', ...last))
    .map(([one, other]) => `${one} ${other}`.trim()),
  kind: fc.constantFrom('request' as const, 'request' as const, 'booking' as const, 'conversation' as const),
  hour: fc.constantFrom(...hours),
  day: fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-23'),
  tyres: fc.constantFrom(1, 2, 4),
})

/** One to six of them; often two are called the same. */
export const people: fc.Arbitrary<Person[]> = fc
  .tuple(fc.array(person, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([all, same]) => {
    const [one, other] = all
    if (same && one && other) other.name = `${one.name.split(' ')[0]} ${last.find((name) => !one.name.includes(name))}`
    return all
  })

/** What the words are meant for, as whoever draws them knows. */
export type Meant =
  | { of: 'named'; name: string; hour?: number }
  | { of: 'absent' }
  | { of: 'mistyped' }
  | { of: 'nobody'; hour?: number; figure?: number; rand?: number; condition?: true }
  | { of: 'all' }

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
  return fc.oneof(naming, timed, strayed, nearly, bare, hourly, figured, priced, everybody)
}

/** Things of the scene as the counter reads them. */
export const thingsOfPeople = (all: readonly Person[]): Thing[] =>
  all.map(({ name, kind, hour, day, tyres }, at) => ({
    kind,
    id: `${at}`,
    name,
    person: `${at}`,
    ...(kind !== 'conversation' && {
      facts: {
        date: day,
        time: `${String(hour).padStart(2, '0')}:00`,
        tyres: [tyres],
        sizes: ['205/55R16'],
        brands: ['Michelin'],
        amounts: [1950, 1950 * tyres],
        words: new Set(['205', '55', '16', 'michelin']),
      },
    }),
  }))

export const startOf = ({ day, hour }: Pick<Person, 'day' | 'hour'>): string =>
  instantOf(day, `${String(hour).padStart(2, '0')}:00`).toISOString()
