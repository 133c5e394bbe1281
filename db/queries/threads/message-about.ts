import { sql } from 'kysely'

export type MessageAboutRow = {
  code: string
  brand: string
  model: string
  size: string
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  image_url: string | null
  deal_code: string | null
  deal_title: string | null
}

/**
 * The tyre that the message `m` is about, as the shop of its thread lists it, with the deal that led there; null for
 * another shop's tyre, or none.
 */
export const messageAbout = sql<MessageAboutRow | null>`(
  select jsonb_build_object('code', al.code, 'brand', ab.name, 'model', aty.model, 'size', az.code,
    'load_index', aty.load_index, 'load_index_dual', aty.load_index_dual, 'speed_rating', aty.speed_rating,
    'image_url', aty.image_url, 'deal_code', ad.code, 'deal_title', ad.title)
  from thread ath
  join listing al on al.shop_id = ath.shop_id and al.code = m.metadata ->> 'listingCode'
  join tyre aty on aty.id = al.tyre_id
  join brand ab on ab.id = aty.brand_id
  join tyre_size az on az.id = aty.size_id
  left join deal ad on ad.listing_id = al.id and ad.code = m.metadata ->> 'dealCode'
  where ath.id = m.thread_id)`
