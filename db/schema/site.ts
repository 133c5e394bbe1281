import type { Defaulted, Instant, Json } from './columns.ts'

export type SiteContentName =
  | 'claims'
  | 'figures'
  | 'support_email'
  | 'support_whatsapp'
  | 'registered_address'
  | 'help_url'

export type SiteContentTable = {
  name: SiteContentName
  id: Defaulted<string>
  value: Json<unknown>
  /** Written by the demo, not by an admin. */
  is_demo: Defaulted<boolean>
  updated_at: Instant
}

export type ShopImageTable = {
  id: Defaulted<string>
  shop_id: string
  /** The first one is the shop's face. */
  position: number
  url: string
  alt: Defaulted<string>
  width: number
  height: number
  created_at: Instant
}

/** A picture for everybody that was kept or given up lately, until it is known whether anything shows it. */
export type LoosePictureTable = { url: string; since: Instant }
