import { describe, expect, test } from 'vitest'
import { ask } from './auth/site.ts'
import { document, operations } from './contract/document.ts'
import { checksOf } from './contract/drive.ts'
import { valid } from './contract/valid.ts'
import { makeVehicle } from './contract/world.ts'

await makeVehicle()

test('every operation is asked for: each has its place in contract/valid.ts, and nothing else has', () => {
  const told = new Set(operations.map(({ operationId }) => operationId))
  expect(
    operations
      .filter(({ operationId }) => !valid[operationId])
      .map(({ operationId, method, path }) => `${operationId}, ${method} ${path}`),
    'say in contract/valid.ts how these are asked for',
  ).toEqual([])
  expect(
    Object.keys(valid).filter((name) => !told.has(name)),
    'no operation has these names',
  ).toEqual([])
})

describe.each(operations.filter(({ method }) => method === 'GET'))('$method $path', (operation) => {
  test.each(checksOf(operation))('$says', ({ check }) => check(), 120_000)
})

test('another method than an address has says which it has', async () => {
  for (const path of Object.keys(document.paths)) {
    const { status, headers, json } = await ask('PUT', `/api${path.replace(/\{\w+\}/g, 'x')}`, { body: {} })
    expect([status, json.code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(headers.allow).toMatch(/GET|POST|PATCH|DELETE/)
  }
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/offers/a/b',

  '/api/%',
  '/api/OFFERS',
  '/api//offers',
])('GET %s is nothing, and says so as everything else', async (path) => {
  const { status, json, headers } = await ask('GET', path)
  expect([400, 404]).toContain(status)
  expect(json).toEqual({ code: expect.any(String), message: expect.any(String), requestId: headers['x-request-id'] })
})
