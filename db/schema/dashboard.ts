import type { Banner } from '#core/contracts/seller/dashboard.ts'
import type { ViewPage } from '#core/contracts/seller/saved-views.ts'
import type { NoticeCause } from '#core/rules/seller/shop-notices.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

/** Something that the members of a shop should know as long as it is so. */
export type ShopNoticeTable = {
  id: Defaulted<string>
  shop_id: string
  cause: NoticeCause
  /** The review, conversation or booking; null for how the shop as a whole stands. */
  about: Optional<string>
  count: number
  since: Instant
}

export type ShopNoticeMarkTable = {
  notice_id: string
  contact_id: string
  read_at: Instant
  dismissed_at: OptionalInstant
}

export type ShopNoticeCheckTable = { shop_id: string; checked_at: Instant }

export type BannerDismissalTable = { shop_id: string; contact_id: string; banner: Banner; count: number }

export type SavedViewTable = { id: Defaulted<string>; member_id: string; page: ViewPage; name: string; query: string }
