import { expect, test } from 'vitest'
import { keepVehicle } from '#core/garage/garage.ts'
import { ask, ctx } from './auth/site.ts'
import { makePerson } from './contract/world.ts'

const polo = { make: 'Volkswagen', model: 'Polo', year: 2018, size: '185 60 15' }

const garageOf = async (cookie: string) =>
  (await ask('GET', '/api/garage', { cookie })).json.vehicles as unknown as object[]

test('a driver keeps, names and removes vehicles; nobody else sees them', async () => {
  const [driver, other] = [await makePerson(), await makePerson()]
  const kept = await ask('POST', '/api/garage', { cookie: driver.cookie, body: polo })
  expect(kept.status, kept.text).toBe(201)
  expect(kept.json).toMatchObject({ make: 'Volkswagen', size: '185/60R15', rearSize: null, name: '' })
  const path = `/api/garage/${kept.json.id}`
  for (const method of ['PATCH', 'DELETE'])
    expect((await ask(method, path, { cookie: other.cookie, ...(method === 'PATCH' && { body: {} }) })).status).toBe(
      404,
    )
  await ask('PATCH', path, { cookie: driver.cookie, body: { name: 'Work car', size: '195/55R15' } })
  expect(await garageOf(driver.cookie)).toMatchObject([{ name: 'Work car', year: 2018, size: '195/55R15' }])
  expect(await garageOf(other.cookie)).toEqual([])
  expect((await ask('DELETE', path, { cookie: driver.cookie })).status).toBe(204)
  expect(await garageOf(driver.cookie)).toEqual([])
})

test('the same vehicle twice is one, and no two become one', async () => {
  const { cookie } = await makePerson()
  const first = await ask('POST', '/api/garage', { cookie, body: polo })
  const again = await ask('POST', '/api/garage', { cookie, body: { ...polo, size: '185/60R15' } })
  expect(again.json.id).toBe(first.json.id)
  const golf = await ask('POST', '/api/garage', { cookie, body: { ...polo, year: 2020 } })
  const { status, json } = await ask('PATCH', `/api/garage/${golf.json.id}`, { cookie, body: { year: 2018 } })
  expect([status, json.code]).toEqual([409, 'VEHICLE_KEPT'])
})

test('fifty vehicles, sizes that exist, and a rear size only beside a front one', async () => {
  const { cookie, accountId } = await makePerson()
  const keep = async (more: object) => (await ask('POST', '/api/garage', { cookie, body: { ...polo, ...more } })).json
  expect(await keep({ size: 'big' })).toMatchObject({ code: 'SIZE_UNKNOWN', fields: { size: expect.any(String) } })
  expect(await keep({ size: null, rearSize: '225/45R17' })).toMatchObject({ code: 'INVALID' })
  for (let n = 0; n < 49; n++) await keepVehicle(ctx, accountId, { ...polo, year: 1950 + n })
  const all = await Promise.all([2000, 2001, 2002].map((year) => keep({ year })))
  expect(all.filter(({ code }) => code === 'GARAGE_FULL')).toHaveLength(2)
  expect(await garageOf(cookie)).toHaveLength(50)
})

test('cars of one kind are told apart by their plates, which are found however they are spaced', async () => {
  const { cookie } = await makePerson()
  const keep = (more: object) => ask('POST', '/api/garage', { cookie, body: { ...polo, ...more } })
  const first = await keep({ plate: 'ca 123-456' })
  expect(first.json.plate).toBe('CA 123-456')
  expect((await keep({ plate: 'CA 123-457' })).status).toBe(201)
  expect((await keep({})).json.id).toBe(first.json.id)
  const taken = await keep({ model: 'Golf', plate: 'CA123456' })
  expect([taken.status, taken.json.code]).toEqual([409, 'PLATE_KEPT'])
  expect(taken.json.fields).toEqual({ plate: 'Volkswagen Polo has this number plate in your garage' })
  const golf = await keep({ model: 'Golf' })
  const path = `/api/garage/${golf.json.id}`
  expect((await ask('PATCH', path, { cookie, body: { plate: 'CA 123 457' } })).json.code).toBe('PLATE_KEPT')
  expect((await ask('PATCH', path, { cookie, body: { plate: 'BIGDAD GP' } })).json.plate).toBe('BIGDAD GP')
  expect(await garageOf(cookie)).toHaveLength(3)
})
