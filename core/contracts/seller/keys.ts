import { z } from 'zod'
import { hasLetter } from '#core/rules/people/typed-text.ts'
import { Line } from '../forms/typed.ts'
import { OwnBooks } from './own-books.ts'

/** What a key of the API may do for its shop. */
export const ApiScope = z.enum(['stock:read', 'stock:write', 'bookings:read'])
export type ApiScope = z.infer<typeof ApiScope>

export const ApiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The first signs of the key, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(ApiScope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>
export const ApiKeys = OwnBooks.extend({ keys: z.array(ApiKey) })
export type ApiKeys = z.infer<typeof ApiKeys>

export const MakeApiKey = z.strictObject({
  name: Line('Name is required')
    .min(1, 'Name is required')
    .max(60, 'Name must be at most 60 characters')
    .refine(hasLetter, 'Name must contain a letter'),
  scopes: z.array(ApiScope).min(1, 'Choose what the key may do').max(3),
})
export type MakeApiKey = z.infer<typeof MakeApiKey>

/** The key itself is shown this once; we keep only its hash. */
export const MadeApiKey = z.strictObject({ key: ApiKey, token: z.string() })
export type MadeApiKey = z.infer<typeof MadeApiKey>
