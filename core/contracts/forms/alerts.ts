import { z } from 'zod'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'
import { Line } from './typed.ts'

/** What the form of a deal alert holds. */
export const alertForm = z.object({
  name: Line().max(40, 'Must be at most 40 characters'),
  size: z
    .string()
    .trim()
    .min(1, { error: 'Type a tyre size', abort: true })
    .max(60, 'Must be at most 60 characters')
    .refine((text) => parseTyreSize(text)?.kind === 'single', 'Type one size, such as 205/55R16'),
  quantity: z.number().int().min(1).max(8),
  /** In rand, for one tyre without fitting. */
  maxPrice: z
    .string()
    .trim()
    .refine(
      (text) => text === '' || (/^\d{1,6}(\.\d{1,2})?$/.test(text) && Number(text) > 0),
      'Must be an amount in rand',
    ),
  place: Line().max(60, 'Must be at most 60 characters'),
  radiusKm: z.number().int().min(1).max(500),
  dealsOnly: z.boolean(),
})
export type AlertForm = z.input<typeof alertForm>
