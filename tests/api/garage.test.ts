import { expect, test } from 'vitest'
import { ask } from './auth/site.ts'
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

test('ten vehicles, sizes that exist, and a rear size only beside a front one', async () => {
  const { cookie } = await makePerson()
  const keep = async (more: object) => (await ask('POST', '/api/garage', { cookie, body: { ...polo, ...more } })).json
  expect(await keep({ size: 'big' })).toMatchObject({ code: 'SIZE_UNKNOWN', fields: { size: expect.any(String) } })
  expect(await keep({ size: null, rearSize: '225/45R17' })).toMatchObject({ code: 'INVALID' })
  const all = await Promise.all(Array.from({ length: 12 }, (_, n) => keep({ year: 2000 + n })))
  expect(all.filter(({ code }) => code === 'GARAGE_FULL')).toHaveLength(2)
  expect(await garageOf(cookie)).toHaveLength(10)
})
