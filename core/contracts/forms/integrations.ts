import { z } from 'zod'
import { hasLetter } from '#core/rules/people/typed-text.ts'
import { Line } from './typed.ts'

/** What a key of the API may do for its shop. */
export const ApiScope = z.enum(['stock:read', 'stock:write', 'bookings:read'])
export type ApiScope = z.infer<typeof ApiScope>

export const MakeApiKey = z.strictObject({
  name: Line('Name is required')
    .min(1, 'Name is required')
    .max(60, 'Name must be at most 60 characters')
    .refine(hasLetter, 'Name must contain a letter'),
  scopes: z.array(ApiScope).min(1, 'Choose what the key may do').max(3),
})
export type MakeApiKey = z.infer<typeof MakeApiKey>

export const MakeWebhook = z.strictObject({ url: z.string().trim().min(1, 'Address is required').max(500) })
export type MakeWebhook = z.infer<typeof MakeWebhook>
