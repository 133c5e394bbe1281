import type { StandingChange } from '#core/contracts/admin/applications.ts'
import type { DocumentKind } from '#core/contracts/seller/joining.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import type { Defaulted, Instant, Optional, OptionalInstant } from './columns.ts'

/** What an admin looks at before approving a shop. The content lies among the private files. */
export type ShopDocumentTable = {
  id: Defaulted<string>
  shop_id: string
  kind: DocumentKind
  name: string
  type: string
  bytes: number
  sha256: string
  storage_key: string
  uploaded_by: Optional<string>
  created_at: Instant
}

/** To one address: a mailbox or a number. */
export type ShopInvitationTable = {
  id: Defaulted<string>
  shop_id: string
  role: ShopRole
  email: Optional<string>
  phone: Optional<string>
  /** Of the link in the mail. */
  token_hash: Optional<string>
  invited_by: Optional<string>
  created_at: Instant
  sent_at: Instant
  expires_at: Instant
  ended_at: OptionalInstant
  outcome: Optional<'accepted' | 'declined' | 'withdrawn'>
}

/** Every step of a shop's standing. */
export type ShopHistoryTable = {
  id: Defaulted<string>
  shop_id: string
  what: StandingChange
  /** The admin's: the reason, or what is missing. */
  words: Optional<string>
  by_contact: Optional<string>
  at: Instant
}
