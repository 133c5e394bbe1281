import { expect, test } from 'vitest'
import type { Shape } from '#api/docs/shape.ts'
import { ask, own } from './auth/site.ts'
import { document, operations } from './contract/document.ts'

const types = new Set(['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'])

/** Every object inside, with the way that leads to it. */
function* inside(value: unknown, way = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [way, { ...value }]
  for (const [key, inner] of Object.entries(value)) yield* inside(inner, `${way}/${key}`)
}

function resolve(reference: string): unknown {
  const at = reference.replace(/^#\//, '').split('/')
  return at.reduce<unknown>(
    (from, key) => (typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined),
    document,
  )
}

test('the document that is served is the one that is checked here, and may be kept', async () => {
  const answer = await ask('GET', '/api/openapi.json')
  expect(JSON.parse(answer.text)).toEqual(document)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    etag: expect.stringMatching(/^"[\w-]{43}"$/),
  })
  const again = await ask('GET', '/api/openapi.json', { headers: { 'If-None-Match': String(answer.headers.etag) } })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('it has what OpenAPI 3.1 asks for', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(document.servers).toEqual([{ url: `${own}/api` }])
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  })
  const tags = document.tags.map(({ name }) => name)
  for (const {
    path,
    tags: its,
    security,
    parameters,
    responses,
    operationId,
    summary,
    requestBody,
    method,
  } of operations) {
    const about = `${method} ${path}`
    expect(path, about).toMatch(/^\//)
    expect([operationId, summary].every(Boolean), about).toBe(true)
    expect(tags, about).toEqual(expect.arrayContaining(its))
    for (const one of security)
      expect(Object.keys(document.components.securitySchemes)).toEqual(expect.arrayContaining(Object.keys(one)))
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
    expect(
      parameters.filter((one) => one.in === 'path').map(({ name }) => name),
      about,
    ).toEqual(inPath)
    for (const one of parameters) {
      expect(one.in !== 'path' || one.required, about).toBe(true)
      expect(Object.keys(one.schema).length, `${about} ${one.name}`).toBeGreaterThan(0)
    }
    expect(new Set(parameters.map(({ name }) => name)).size, about).toBe(parameters.length)
    expect(requestBody === undefined || !['GET', 'DELETE'].includes(method), about).toBe(true)
    const statuses = Object.keys(responses)
    expect(
      statuses.filter((status) => status.startsWith('2')),
      about,
    ).toHaveLength(1)
    expect(statuses, about).toContain('429')
    for (const [status, { description, content }] of Object.entries(responses)) {
      expect(description, about).toBeTruthy()
      if (Number(status) >= 400)
        expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' })
    }
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

test('every reference leads somewhere, every form is used, and every type is one', () => {
  const all = [...inside(document)]
  const references = all.flatMap(([way, { $ref }]) => (typeof $ref === 'string' ? [[way, $ref] as const] : []))
  expect(references.filter(([, to]) => resolve(to) === undefined)).toEqual([])
  const used = new Set(references.map(([, to]) => to.split('/').at(-1)))
  expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([])
  for (const [way, shape] of all) {
    if (!/(\/schema|schemas\/\w+|properties\/\w+|items|(any|one)Of\/\d+)$/.test(way)) continue
    const { type } = shape as Shape
    for (const one of [type ?? []].flat()) expect(types, way).toContain(one)
  }
  const text = JSON.stringify(document)
  expect(text).not.toContain('$defs')
  expect(text).not.toContain('"$schema"')
})

test('the page for people says the same, works without script and loads nothing', async () => {
  const page = await ask('GET', '/api/docs')
  expect(page.status).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
  expect(page.text).not.toMatch(/<script|src=|@import|url\(/)
  expect(page.text).not.toMatch(/undefined|\[object/)
  for (const { method, path, operationId, summary } of operations) {
    expect(page.text).toContain(`<article id="${operationId}">`)
    expect(page.text).toContain(`<b>${method}</b> ${path}`)
    expect(page.text).toContain(summary.replaceAll("'", '&#39;'))
  }
  const targets = new Set([...page.text.matchAll(/id="([^"]+)"/g)].map((found) => found[1]))
  const links = [...page.text.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? '')
  expect(links.filter((to) => !targets.has(to))).toEqual([])
})
