import { expect } from 'vitest'
import { z } from 'zod'
import type { OpenApi, Operation } from '#api/docs/openapi.ts'
import { openApi } from '#api/docs/openapi.ts'
import type { Shape } from '#api/docs/shape.ts'
import { areas } from '#api/endpoints.ts'
import { type Answer, own } from '../auth/site.ts'

export type Placed = Operation & { method: string; path: string }

export const document: OpenApi = openApi(areas, { publicUrl: own, cookie: '__Host-session' })

export const operations: readonly Placed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
)

/** As it refers to others in a schema of its own. */
const alone = (told: object) => JSON.parse(JSON.stringify(told).replaceAll('#/components/schemas/', '#/$defs/'))
const $defs: unknown = alone(document.components.schemas)

const readers = new Map<string, z.ZodType>()

/** Reads as the document says, by nothing but the document. */
function readerOf({ operationId }: Placed, status: number, shape: Shape): z.ZodType {
  const key = `${operationId} ${status}`
  const known = readers.get(key)
  if (known) return known
  const reader = z.fromJSONSchema({ ...alone(shape), $defs })
  readers.set(key, reader)
  return reader
}

/** No failure of ours, no status and no form of which the document does not tell. */
export function checkAnswer(operation: Placed, { status, text, headers }: Answer, about: string): void {
  const says = `${operation.method} ${operation.path} ${about} → ${status} ${text.slice(0, 300)}`
  expect(status, says).toBeLessThan(500)
  const told = operation.responses[String(status)]
  expect(told, `not documented: ${says}`).toBeDefined()
  expect(headers['x-request-id'], says).toMatch(/^[\da-f-]{36}$/)
  const shape = told?.content?.['application/json']?.schema
  const types = Object.keys(told?.content ?? {})
  if (!shape && types.length > 0) expect(types, says).toContain(String(headers['content-type']).split(';')[0])
  else if (!shape) expect(text, says).toBe('')
  else expect(readerOf(operation, status, shape).safeParse(JSON.parse(text)).error?.issues, says).toBeUndefined()
  if (headers['set-cookie']) expect(told?.headers, says).toHaveProperty('Set-Cookie')
  if (status >= 400) expect(JSON.parse(text).requestId).toBe(headers['x-request-id'])
}
