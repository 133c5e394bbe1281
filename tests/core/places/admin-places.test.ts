import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { forgetVocabulary, vocabularyOf } from '#bot/engine/vocabulary.ts'
import { understand } from '#bot/understand/understand.ts'
import { addPlace, addPlaceName, movePlace, removePlaceName, restorePlace } from '#core/language/change-places.ts'
import { listPlaces, readPlaceChanges } from '#core/language/places.ts'
import { dismissUnknownPlace, listUnknownPlaces, noteUnknownPlace } from '#core/language/unknown-places.ts'
import { findPlace, nearestPlace } from '#core/rules/places/places.ts'
import { seedCatalogue } from '#db/seed/catalogue.ts'
import { as, asAdmin } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { makeContact } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const somebody = await makeContact(ctx)
const admin = asAdmin(somebody, ['catalogue'])
await seedCatalogue(ctx.db)
afterEach(async () => {
  await pool.query('delete from place_change')
  await readPlaceChanges(ctx)
})
afterAll(ctx.close)

const heardIn = async (words: string): Promise<string | undefined> => {
  forgetVocabulary(ctx)
  return understand(words, { now: new Date(wednesdayMorning), vocabulary: await vocabularyOf(ctx) }).slots.place
}
const waiting = async () =>
  (await listUnknownPlaces(ctx, admin, { limit: 50 })).places.map(({ text, times }) => [text, times])

describe('another name of a place', () => {
  test('is understood in the chat and on the website, until it is taken away', async () => {
    expect(await heardIn('tyres in skwatta ville')).toBeUndefined()
    await addPlaceName(ctx, admin, { place: 'Mamelodi', words: 'Skwatta Ville' })
    expect(findPlace('skwatta-ville')?.name).toBe('Mamelodi')
    expect(await heardIn('tyres in skwatta ville')).toBe('Mamelodi')
    await removePlaceName(ctx, admin, { place: 'Mamelodi', words: 'skwatta ville' })
    expect(findPlace('skwatta ville')).toBeUndefined()
  })

  test('that the product brings along is taken away, and given to another place', async () => {
    expect(findPlace('mams')?.name).toBe('Mamelodi')
    await removePlaceName(ctx, admin, { place: 'Mamelodi', words: 'mams' })
    expect(findPlace('mams')).toBeUndefined()
    const { aliases } = await addPlaceName(ctx, admin, { place: 'Sandton', words: 'mams' })
    expect(aliases).toContainEqual({ words: 'mams', added: true })
    expect(findPlace('mams')?.name).toBe('Sandton')
  })

  test('is refused where it means something already, with what', async () => {
    const name = (words: string) => addPlaceName(ctx, admin, { place: 'Sandton', words })
    await expect(name('jozi')).rejects.toThrow("'jozi' means Johannesburg, Gauteng, already")
    await expect(name('Polo Vivo')).rejects.toThrow("'Polo Vivo' means the vehicle Volkswagen Polo Vivo already")
    await expect(name('michelin')).rejects.toThrow("'michelin' means the brand Michelin already")
    await expect(addPlaceName(ctx, admin, { place: 'Nowhere', words: 'x y' })).rejects.toThrow('do not know this place')
    await expect(addPlaceName(ctx, as(somebody), { place: 'Sandton', words: 'xyz' })).rejects.toThrow('Access denied')
  })
})

test('a place is added, found, moved and taken away again, and the audit trail says so', async () => {
  const form = { name: 'Blikkiesdorp Noord', province: 'Western Cape' as const, lat: -33.99, lng: 18.66 }
  await addPlace(ctx, admin, form)
  expect(nearestPlace({ lat: -33.99, lng: 18.66 })?.name).toBe('Blikkiesdorp Noord')
  await expect(addPlace(ctx, admin, { ...form, name: 'joburg' })).rejects.toThrow(
    'stands for Johannesburg, Gauteng already',
  )
  expect((await movePlace(ctx, admin, { ...form, lat: -33.9 })).changed).toBe('added')
  expect((await movePlace(ctx, admin, { name: 'Sandton', province: 'Gauteng', lat: -26.11, lng: 28.06 })).changed).toBe(
    'moved',
  )
  const found = await listPlaces(ctx, admin, { changed: true, limit: 10 })
  expect(found.places.map(({ name }) => name).toSorted()).toEqual(['Blikkiesdorp Noord', 'Sandton'])
  await restorePlace(ctx, admin, 'Blikkiesdorp Noord')
  await restorePlace(ctx, admin, 'Sandton')
  expect(findPlace('blikkiesdorp noord')).toBeUndefined()
  expect(findPlace('Sandton')?.lat).toBe(-26.107)
  const { rows } = await pool.query("select action from audit_entry where entity_type = 'place' order by at, id")
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete', 'delete'])
})

test('the list is searched by other names and province, page by page', async () => {
  const names = async (query: object) =>
    (await listPlaces(ctx, admin, { limit: 5, ...query })).places.map(({ name }) => name)
  expect((await names({ search: 'jozi' }))[0]).toBe('Johannesburg')
  expect(
    (await listPlaces(ctx, admin, { province: 'Limpopo', limit: 5 })).places.every(
      ({ province }) => province === 'Limpopo',
    ),
  ).toBe(true)
  const first = await listPlaces(ctx, admin, { limit: 5 })
  expect(await names({ after: first.next ?? '' })).not.toEqual(first.places.map(({ name }) => name))
})

test('places that nobody knew are counted without people, and settled by what an admin does', async () => {
  for (const said of ['Klipfonteinia', 'in klipfonteinia', 'Klipfonteinia!', 'Vaalplaas', 'Sandton'])
    await noteUnknownPlace(ctx, said)
  for (const said of [
    '12 Smith Street Vaalplaas',
    'thabo dlamini',
    '082 555 1234',
    'my name is Xolelwa',
    'CA 123-456',
    'i am here',
  ])
    await noteUnknownPlace(ctx, said)
  expect(await waiting()).toEqual([
    ['klipfonteinia', 3],
    ['vaalplaas', 1],
  ])
  await addPlaceName(ctx, admin, { place: 'Soweto', words: 'klipfonteinia' })
  const [left] = (await listUnknownPlaces(ctx, admin, { limit: 5 })).places
  expect(left?.text).toBe('vaalplaas')
  await dismissUnknownPlace(ctx, admin, left?.id ?? '', true)
  expect(await waiting()).toEqual([])
})
