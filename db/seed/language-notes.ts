import type { Db } from '../client.ts'

const HOUR_MS = 3_600_000

const vehicles: readonly [make: string, model: string, year: number, times: number][] = [
  ['Chery', 'Omoda', 2024, 14],
  ['Lada', 'Niva', 2012, 6],
  ['Haval', 'Tank', 2023, 5],
  ['Changan', 'Hunter', 2025, 4],
  ['Toyota', 'Hilux', 1989, 3],
  ['Lamborghini', 'Huracan', 2020, 1],
]
const places: readonly [text: string, times: number][] = [
  ['bree taxi rank', 9],
  ['klipfonteinia', 4],
  ['old potch road mall', 2],
]

type Said = {
  words: string
  shape: string
  asked: string
  took: string
  language: string
  times: number
  meant?: string
}
const said: readonly (readonly Said[])[] = [
  [
    {
      words: 'do you guys do mag repair',
      shape: 'do you guys do mag repair',
      asked: 'none',
      took: 'unknown',
      language: 'en',
      times: 8,
    },
    {
      words: 'do you do mag repairs also?',
      shape: 'do you do mag repairs also',
      asked: 'results',
      took: 'search_size',
      meant: 'ask_shop',
      language: 'en',
      times: 3,
    },
  ],
  [
    {
      words: 'kan julle my kar by [address] kom haal',
      shape: 'kan julle my kar by kom haal',
      asked: 'how',
      took: 'unknown',
      language: 'af',
      times: 5,
    },
  ],
  [
    {
      words: 'iphi i pressure yesondo',
      shape: 'iphi i pressure yesondo',
      asked: 'none',
      took: 'unknown',
      language: 'zu',
      times: 2,
    },
  ],
]

/** What people named or said and nobody understood, so that the admins' pages have something to show. */
export async function seedLanguageNotes(db: Db, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db
    .insertInto('unknown_vehicle')
    .values(
      vehicles.map(([make, model, year, times], at) => ({
        text: `${make} ${model} ${year}`,
        make,
        model,
        year,
        times,
        first_asked_at: ago(24 * 30),
        last_asked_at: ago(5 + at * 20),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('unknown_place')
    .values(
      places.map(([text, times], at) => ({
        text,
        times,
        first_asked_at: ago(24 * 20),
        last_asked_at: ago(3 + at * 30),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const on = ago(20).toISOString().slice(0, 10)
  for (const ways of said) await seedSaid(db, ways, on)
}

async function seedSaid(db: Db, ways: readonly Said[], on: string): Promise<void> {
  const [first] = ways
  if (!first) return
  const { id } = await db
    .insertInto('misheard_group')
    .values({
      speaker: 'driver',
      words: first.words,
      language: first.language,
      asked: first.asked,
      took_for: first.took,
      times: ways.reduce((sum, { times }) => sum + times, 0),
      first_on: on,
      last_on: on,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('misheard')
    .values(
      ways.map(({ took, meant, ...way }) => ({
        ...way,
        group_id: id,
        speaker: 'driver' as const,
        took_for: took,
        meant: meant ?? null,
        last_on: on,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
