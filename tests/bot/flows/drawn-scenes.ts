import fc from 'fast-check'
import type { Thing } from '#bot/flows/shop-desk/pointing.ts'
import { instantOf } from '#core/rules/time/time.ts'

/** Scenes at a counter, drawn at random. */

/** Names as people have them here; some are words or days as well. */
const first =
  'Sipho Lerato Andile Busi Zanele Nhlanhla Preggie Kim Ravi Thabo Xolani Annelie Johan Fatima Will April Hope Precious'.split(
    ' ',
  )
const last = 'Mokoena Dlamini Naidoo Botha Khumalo Petersen Mahlangu Pillay'.split(' ')
export const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16]
/** The days of a scene, as they are called. */
export const days = {
  thursday: '2026-11-19',
  friday: '2026-11-20',
  monday: '2026-11-23',
  donderdag: '2026-11-19',
  vrydag: '2026-11-20',
  maandag: '2026-11-23',
} as const

export type Person = { name: string; kind: Thing['kind']; hour: number; day: string; tyres: number }

const person: fc.Arbitrary<Person> = fc.record({
  name: fc
    .tuple(fc.constantFrom(...first), fc.constantFrom('', ...last))
    .map(([one, other]) => `${one} ${other}`.trim()),
  kind: fc.constantFrom('request' as const, 'request' as const, 'booking' as const, 'conversation' as const),
  hour: fc.constantFrom(...hours),
  day: fc.constantFrom(...Object.values(days)),
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
