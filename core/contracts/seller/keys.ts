import { z } from 'zod'
import { ApiScope, MakeApiKey } from '../forms/integrations.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

/** A shop that keeps its own books sets its stock from them, so we take nothing off when a booking is completed. */
export const OwnBooks = z.strictObject({ keepsOwnBooks: z.boolean() })
export type OwnBooks = z.infer<typeof OwnBooks>

export const ApiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(ApiScope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>
export const ApiKeys = OwnBooks.extend({ keys: z.array(ApiKey) })
export type ApiKeys = z.infer<typeof ApiKeys>

/** The key itself is shown this once; we keep only its hash. */
export const MadeApiKey = z.strictObject({ key: ApiKey, token: z.string() })
export type MadeApiKey = z.infer<typeof MadeApiKey>

const OfShop = z.strictObject({ shopId: z.uuid() })
const KeyId = z.strictObject({ id: z.uuid() })

export const keysOperations = {
  'GET /shops/:shopId/keys': { params: OfShop, responses: { 200: ApiKeys, 403: Problem, 404: Problem } },
  'POST /shops/:shopId/keys': {
    params: OfShop,
    body: MakeApiKey,
    responses: { 201: MadeApiKey, 403: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /shops/:shopId/own-books': {
    params: OfShop,
    body: OwnBooks,
    responses: { 200: OwnBooks, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /keys/:id': { params: KeyId, responses: { 204: nothing, 403: Problem, 404: Problem } },
} satisfies Operations
