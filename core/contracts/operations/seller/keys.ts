import { z } from 'zod'
import { MakeApiKey } from '../../forms/machines.ts'
import { Problem } from '../../problem.ts'
import { ApiKeys, MadeApiKey } from '../../seller/keys.ts'
import { OwnBooks } from '../../seller/own-books.ts'
import { nothing, type Operations } from '../operation.ts'

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
