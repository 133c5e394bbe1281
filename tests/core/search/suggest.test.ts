import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggest } from '#core/search/suggest.ts'
import { seedCatalogue } from '#db/seed/catalogue.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
beforeAll(() => seedCatalogue(ctx.db))
afterAll(ctx.close)

const names = async (text: string) =>
  (await suggest(ctx, text)).vehicles.map(({ make, model, year }) => [make, model, year].filter(Boolean).join(' '))

test('figures are the beginning of a size, however they are spaced', async () => {
  for (const text of ['205 55', '205/55', '20555']) {
    const { sizes, vehicles } = await suggest(ctx, text)
    expect(sizes).toContain('205/55R16')
    expect(sizes.every((size) => size.startsWith('205/55'))).toBe(true)
    expect(vehicles).toEqual([])
  }
})

test('words are a vehicle, also cut off, by its maker’s short name, and with its year', async () => {
  expect((await names('pol'))[0]).toBe('Volkswagen Polo')
  expect((await names('polo vivo'))[0]).toBe('Volkswagen Polo Vivo')
  expect((await names('vw polo 2018'))[0]).toBe('Volkswagen Polo 2018')
  expect(await names('toyota hil')).toContain('Toyota Hilux')
})

test('what nothing begins with suggests nothing', async () => {
  expect(await suggest(ctx, 'qqqq')).toEqual({ sizes: [], vehicles: [] })
  expect(await suggest(ctx, 'p')).toEqual({ sizes: [], vehicles: [] })
  expect(await suggest(ctx, '999 99')).toEqual({ sizes: [], vehicles: [] })
})
