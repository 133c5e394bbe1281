import { z } from 'zod'
import { After, numeric } from '../query.ts'

/** Something that the members of a shop should know; it goes when its cause goes. */
export const ShopNotice = z.strictObject({
  id: z.uuid(),
  type: z.enum(['warning', 'info', 'success', 'error']),
  title: z.string(),
  message: z.string(),
  /** The page on which it is dealt with. */
  place: z.enum(['inventory', 'bookings', 'profile', 'deals', 'analytics', 'messages']),
  /** What it is about, where that can be opened by itself there. */
  opens: z.strictObject({ what: z.enum(['thread', 'booking']), id: z.uuid() }).nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type ShopNotice = z.infer<typeof ShopNotice>

export const ShopNoticesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type ShopNoticesQuery = z.infer<typeof ShopNoticesQuery>
/** Newest first. */
export const ShopNotices = z.strictObject({
  notices: z.array(ShopNotice),
  unread: z.int(),
  next: z.string().nullable(),
})
export type ShopNotices = z.infer<typeof ShopNotices>

export const NoticesOf = z.strictObject({ shopId: z.uuid() })
export const OneNotice = z.strictObject({ shopId: z.uuid(), noticeId: z.uuid() })
