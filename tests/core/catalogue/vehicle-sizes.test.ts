import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type VehicleAnswer, vehicleSizes } from '#core/catalogue/vehicle-sizes.ts'
import { tableVocabulary } from '#core/catalogue/vocabulary.ts'
import { seedCatalogue, vehicles } from '#db/seed/catalogue.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeShop } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
beforeAll(() => seedCatalogue(ctx.db))
afterAll(ctx.close)

const sizes = (answer: VehicleAnswer): string[] =>
  answer.kind === 'sizes' ? answer.options.map(({ front, rear }) => front.code + (rear ? `+${rear.code}` : '')) : []

describe('the sizes of a vehicle', () => {
  test('by make, model and year, with the load and speed that are usual', async () => {
    const answer = await vehicleSizes(ctx, { make: 'Volkswagen', model: 'Polo Vivo', year: 2019 })
    expect(sizes(answer)).toEqual(['175/70R14', '185/60R15'])
    expect(answer).toMatchObject({
      options: [{ front: { usualLoadIndex: 84, usualSpeedKmh: 190 }, rear: null }, { front: { usualLoadIndex: 84 } }],
    })
  })

  test('the year the generations change belongs to both', async () => {
    expect(sizes(await vehicleSizes(ctx, { make: 'Volkswagen', model: 'Polo Vivo', year: 2018 }))).toEqual([
      '175/70R14',
      '185/60R15',
      '185/60R14',
      '195/55R15',
    ])
  })

  test('front and rear where they differ', async () => {
    const answer = await vehicleSizes(ctx, { make: 'BMW', model: '3 Series', year: 2015 })
    expect(sizes(answer)).toEqual(['205/60R16', '225/50R17', '225/45R18+255/40R18', '225/40R19+255/35R19'])
  })

  test('the variant narrows them, where it is known', async () => {
    const wanted = { make: 'Toyota', model: 'Hilux', year: 2020 }
    expect(sizes(await vehicleSizes(ctx, { ...wanted, variant: '2.8 GD-6 Legend' }))).toEqual(['265/60R18'])
    expect(sizes(await vehicleSizes(ctx, { ...wanted, variant: 'with a roof rack' }))).toHaveLength(3)
  })

  test('a model that one make has brings its make; case does not matter', async () => {
    const answer = await vehicleSizes(ctx, { model: 'QUANTUM', year: 2010 })
    expect(answer).toMatchObject({ kind: 'sizes', make: 'Toyota', model: 'Quantum' })
    expect(sizes(answer)).toEqual(['195R15C'])
  })
})

describe('what has to be asked first', () => {
  test('the model', async () => {
    const answer = await vehicleSizes(ctx, { make: 'suzuki' })
    expect(answer).toMatchObject({ kind: 'ask_model', make: 'Suzuki' })
    expect(answer.kind === 'ask_model' && answer.models).toContain('Swift')
  })

  test('which of several models that begin with the name', async () => {
    expect(await vehicleSizes(ctx, { make: 'Toyota', model: 'Land Cruiser' })).toMatchObject({
      kind: 'ask_model',
      models: ['Land Cruiser 200', 'Land Cruiser 300', 'Land Cruiser 79', 'Land Cruiser Prado'],
    })
  })

  test('the year, where it makes a difference', async () => {
    expect(await vehicleSizes(ctx, { make: 'Toyota', model: 'Hilux' })).toEqual({
      kind: 'ask_year',
      make: 'Toyota',
      model: 'Hilux',
      yearFrom: 2005,
      yearTo: null,
      variants: expect.arrayContaining(['7th gen Raider']),
    })
    expect(await vehicleSizes(ctx, { make: 'Opel', model: 'Corsa' })).toMatchObject({ yearFrom: 2000, yearTo: null })
  })

  test('not the year, where it makes none', async () => {
    expect(sizes(await vehicleSizes(ctx, { make: 'Suzuki', model: 'Ertiga' }))).toEqual(['185/65R15'])
    expect(sizes(await vehicleSizes(ctx, { make: 'Kia', model: 'Sonet' }))).toEqual(['215/60R16'])
  })
})

test('an unknown vehicle says so and is counted', async () => {
  const asked = { make: 'Lada', model: 'Niva', year: 1995 }
  expect(await vehicleSizes(ctx, asked)).toEqual({ kind: 'unknown', make: 'Lada', model: 'Niva' })
  await vehicleSizes(ctx, asked)
  expect(await vehicleSizes(ctx, { make: 'Toyota', model: 'Hilux', year: 1990 })).toMatchObject({ kind: 'unknown' })
  expect(await vehicleSizes(ctx, {})).toEqual({ kind: 'unknown' })
  const { rows } = await pool.query('select text, times from unknown_vehicle order by text')
  expect(rows).toEqual([
    { text: 'Lada Niva 1995', times: 2 },
    { text: 'Toyota Hilux 1990', times: 1 },
  ])
})

test('every vehicle of the table is answered with exactly its sizes', async () => {
  for (const { make, model, variant, yearFrom, sizes: original } of vehicles()) {
    const found = sizes(await vehicleSizes(ctx, { make, model, year: yearFrom }))
    for (const [front, rear] of original)
      expect(found, `${make} ${model} ${variant}`).toContain(front + (rear ? `+${rear}` : ''))
  }
})

test('the vocabulary names the vehicles, the brands and the shops that can be seen', async () => {
  await makeShop(ctx, { name: 'Seen Tyres' })
  await makeShop(ctx, { name: 'Hidden Tyres', status: 'blocked' })
  const { shops, vehicles: names, brands } = await tableVocabulary(ctx)
  expect(shops).toEqual(['Seen Tyres'])
  expect(names).toContainEqual({ make: 'Volkswagen', model: 'Polo Vivo' })
  expect(brands).toContainEqual({ name: 'BFGoodrich', aliases: [] })
})
