import { z } from 'zod'
import { ApiScope } from '../forms/machines.ts'
import { OwnBooks } from './own-books.ts'

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

/** The key itself is shown this once; we keep only its hash. */
export const MadeApiKey = z.strictObject({ key: ApiKey, token: z.string() })
export type MadeApiKey = z.infer<typeof MadeApiKey>
