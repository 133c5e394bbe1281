import { z } from 'zod'
import { isName, Line, nameSays } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { numeric } from '../query.ts'
import { BrandId } from './tyres.ts'

export const AdminBrand = z.strictObject({
  id: BrandId,
  name: z.string(),
  /** What else it is called in price lists and by drivers, in small letters. */
  aliases: z.array(z.string()),
  tyres: z.int(),
  /** A shop added it, and no admin has looked at it yet. */
  needsReview: z.boolean(),
})
export type AdminBrand = z.infer<typeof AdminBrand>

export const BRANDS_PER_PAGE = 50
export const BrandQuery = z.strictObject({
  search: z.string().trim().min(1).max(80).optional(),
  page: numeric(z.int().min(1).max(1_000)).default(1),
})
export type BrandQuery = z.infer<typeof BrandQuery>
export const BrandPage = z.strictObject({
  brands: z.array(AdminBrand),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type BrandPage = z.infer<typeof BrandPage>

export const BrandIdParam = z.strictObject({ id: numeric(BrandId) })

const Name = Line().trim().min(1, 'Name is required').max(80).refine(isName, nameSays)
export const ChangeBrand = z.strictObject({
  name: Name.optional(),
  aliases: z
    .array(
      Line()
        .trim()
        .min(2, 'Other names have at least 2 letters')
        .max(40)
        .transform((text) => text.toLowerCase()),
    )
    .max(20, 'At most 20 other names')
    .optional(),
  needsReview: z.boolean().optional(),
})
export type ChangeBrand = z.infer<typeof ChangeBrand>

const Similar = z.strictObject({ id: BrandId, name: z.string() })
export const AddedBrands = z.strictObject({
  brands: z.array(z.strictObject({ brand: AdminBrand, similar: z.array(Similar) })),
  total: z.int(),
  isCapped: z.boolean(),
})
export type AddedBrands = z.infer<typeof AddedBrands>

export const BrandMergeQuery = z.strictObject({ into: numeric(BrandId) })
export const BrandMergePreview = z.strictObject({
  from: AdminBrand,
  into: AdminBrand,
  moves: z.strictObject({ tyres: z.int(), listings: z.int(), alerts: z.int() }),
  /** Tyres that both have: each becomes one. */
  both: z.int(),
})
export type BrandMergePreview = z.infer<typeof BrandMergePreview>
export const MergeBrand = z.strictObject({ into: BrandId })
export type MergeBrand = z.infer<typeof MergeBrand>

export const brandsOperations = {
  'GET /admin/brands': { query: BrandQuery, responses: { 200: BrandPage } },
  'GET /admin/brands-to-review': { responses: { 200: AddedBrands } },
  'PATCH /admin/brands/:id': {
    params: BrandIdParam,
    body: ChangeBrand,
    responses: { 200: AdminBrand, 404: Problem, 409: Problem },
  },
  'DELETE /admin/brands/:id': { params: BrandIdParam, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /admin/brands/:id/merge': {
    params: BrandIdParam,
    query: BrandMergeQuery,
    responses: { 200: BrandMergePreview, 404: Problem, 409: Problem },
  },
  'POST /admin/brands/:id/merge': {
    params: BrandIdParam,
    body: MergeBrand,
    responses: { 200: AdminBrand, 404: Problem, 409: Problem },
  },
} satisfies Operations
