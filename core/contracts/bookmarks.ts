import { z } from 'zod'
import { Lines } from './forms/typed.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { ShopSummary } from './shop-directory.ts'

export const BookmarkKind = z.enum(['shop', 'deal'])
export type BookmarkKind = z.infer<typeof BookmarkKind>

/** Adds the bookmark, or removes it if there is one; `bookmarked` says which of the two is meant. */
export const ToggleBookmark = z.strictObject({
  type: BookmarkKind,
  /** Of the shop or the deal. */
  id: z.uuid(),
  bookmarked: z.boolean().optional(),
  notes: Lines().max(300).default(''),
})
export type ToggleBookmark = z.infer<typeof ToggleBookmark>
export const BookmarkToggled = z.strictObject({ bookmarked: z.boolean() })
export type BookmarkToggled = z.infer<typeof BookmarkToggled>

const kept = { id: z.uuid(), notes: z.string(), createdAt: z.iso.datetime() }
export const DealBookmark = z.strictObject({
  ...kept,
  deal: z.strictObject({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    brand: z.string(),
    model: z.string(),
    size: z.string(),
    priceCents: z.int(),
    /** What one tyre costs without the deal. */
    listPriceCents: z.int(),
    endsOn: z.iso.date().nullable(),
    /** Whether it can be bought now. */
    active: z.boolean(),
    shop: z.strictObject({ slug: z.string(), name: z.string(), city: z.string() }),
  }),
})
export type DealBookmark = z.infer<typeof DealBookmark>
export const ShopBookmark = z.strictObject({
  ...kept,
  shop: ShopSummary.extend({ logoUrl: z.string().nullable() }),
})
export type ShopBookmark = z.infer<typeof ShopBookmark>

/** Newest first; shops that the public may see, and deals of such shops. */
export const Bookmarks = z.strictObject({ shops: z.array(ShopBookmark), deals: z.array(DealBookmark) })
export type Bookmarks = z.infer<typeof Bookmarks>
export const BookmarkId = z.strictObject({ id: z.uuid() })

export const bookmarksOperations = {
  'GET /bookmarks': { responses: { 200: Bookmarks } },
  'POST /bookmarks': { body: ToggleBookmark, responses: { 200: BookmarkToggled, 404: Problem } },
  'DELETE /bookmarks/:id': { params: BookmarkId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
