import { z } from 'zod'
import { numeric } from './query.ts'
import { ServiceCode } from './shops.ts'

export const CentresQuery = z.strictObject({
  /** In the name, city, address or province. */
  text: z.string().trim().max(100).default(''),
  province: z.string().trim().max(60).optional(),
  /** 0 filters nothing. */
  minRating: numeric(z.number().min(0).max(5)).default(0),
  limit: numeric(z.int().min(1).max(20)).default(20),
})
export type CentresQuery = z.infer<typeof CentresQuery>
export const Centre = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  logoUrl: z.string().nullable(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  services: z.array(ServiceCode),
})
export type Centre = z.infer<typeof Centre>
export const Centres = z.strictObject({ centres: z.array(Centre) })
export type Centres = z.infer<typeof Centres>
