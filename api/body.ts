import express, { type Request, type Response } from 'express'
import type { z } from 'zod'
import type { Operation, RequestPart } from '#core/contracts/operations/operation.ts'
import { Refusal } from '#core/errors.ts'

/** Longer than any form. */
const FORM_BYTES = 64 * 1024
/** A packed body is not unpacked: a few bytes could become very many. */
const parserOf = (limit: number) => express.json({ limit, inflate: false, type: () => true })
const forms = parserOf(FORM_BYTES)

/** The JSON of the body; undefined if it is empty. Throws NOT_JSON, and what the parser refuses. */
export async function readBody(request: Request, response: Response, limit?: number): Promise<unknown> {
  if (!hasBody(request)) return undefined
  if (!request.is('application/json')) {
    throw new Refusal('NOT_JSON', 'Please send JSON, with Content-Type: application/json.', 415)
  }
  const json = limit === undefined ? forms : parserOf(limit)
  await new Promise<void>((resolve, reject) => {
    json(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
  })
  return request.body
}

/** The body as it is, up to a length. */
export async function readFile(
  request: Request,
  response: Response,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array> {
  if (Number(request.get('Content-Length') ?? 0) > limit) throw tooLarge()
  const raw = express.raw({ limit, inflate: false, type: () => true })
  await new Promise<void>((resolve, reject) => {
    raw(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
  })
  return Buffer.isBuffer(request.body) ? request.body : new Uint8Array()
}

const hasBody = (request: Request): boolean =>
  request.get('Transfer-Encoding') !== undefined || Number(request.get('Content-Length') ?? 0) > 0

/** A part of the request after parsing; undefined if the operation takes none. */
export type Parsed<O extends Operation, Part extends RequestPart> = O extends {
  readonly [P in Part]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined

const MAX_FIELDS = 20
const MAX_NAME_CHARACTERS = 100
const DEEPEST = 16

/** Throws INVALID with what is wrong beside each field. Nothing is read if the operation takes no such part. */
export function parsed<O extends Operation, Part extends RequestPart>(
  operation: O,
  part: Part,
  raw: unknown,
): Parsed<O, Part> {
  const schema = operation[part]
  // The type follows the operation; the compiler cannot follow it through a schema that it only knows in general.
  if (!schema) return undefined as Parsed<O, Part>
  const wrong = unkeepable(raw)
  if (wrong) throw invalid({ [part]: wrong })
  const result = schema.safeParse(raw)
  if (result.success) return result.data as Parsed<O, Part>
  throw invalid(fieldsOf(result.error, part))
}

export const invalid = (fields: Record<string, string>) =>
  new Refusal('INVALID', 'Please check what you entered.', 400, fields)

/** The first thing that is wrong with each field; `whole` names what is wrong with all of it. */
export function fieldsOf(error: z.ZodError, whole: string): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const at = issue.path.map(String)
    const wrong =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [[...at, key], 'There is no such field'] as const)
        : [[at, issue.message] as const]
    for (const [path, message] of wrong) {
      const name = (path.join('.') || whole).slice(0, MAX_NAME_CHARACTERS)
      if (!fields.has(name) && fields.size < MAX_FIELDS) fields.set(name, message)
    }
  }
  return Object.fromEntries(fields)
}

/** Why a value cannot be stored: characters that no text holds, or too many levels. */
function unkeepable(raw: unknown): string | undefined {
  const waiting: { value: unknown; depth: number }[] = [{ value: raw, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isText(value)) return 'Holds characters that are no text'
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) return 'Has too many levels'
    for (const [key, inner] of Object.entries(value)) {
      waiting.push({ value: key, depth }, { value: inner, depth: depth + 1 })
    }
  }
  return undefined
}

/** PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
const isText = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
