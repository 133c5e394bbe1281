import express, { type Request, type Response } from 'express'
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
