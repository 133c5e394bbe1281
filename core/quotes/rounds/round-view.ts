import type { AskView, RoundView, ShopQuote } from '#core/contracts/deal/quotes.ts'
import type { AskRow, RoundRow } from '#db/queries/quotes/rounds.ts'

/** An answer whose time is over reads as lapsed, also before the clock has ended it. */
const stateOf = ({ state, valid_until: until }: AskRow, now: Date): AskRow['state'] =>
  (state === 'answered' || state === 'waiting') && until <= now ? 'lapsed' : state

const answerOf = (row: AskRow, now: Date) => ({
  state: stateOf(row, now),
  declinedBy: row.declined_by,
  listingId: row.listing_id,
  listingCode: row.listing_code,
  tyre:
    row.tyre_brand !== null && row.tyre_model !== null && row.tyre_size !== null
      ? { brand: row.tyre_brand, model: row.tyre_model, size: row.tyre_size }
      : null,
  priceCents: row.price_cents,
  totalCents: row.total_cents,
  lines: row.total_lines ?? [],
  note: row.note,
  answeredAt: row.answered_at?.toISOString() ?? null,
  validUntil: row.valid_until.toISOString(),
  distanceKm: row.distance_km,
})

export const askView = (row: AskRow, now: Date): AskView => ({
  id: row.id,
  shop: {
    id: row.shop_id,
    slug: row.shop_slug,
    name: row.shop_name,
    suburb: row.shop_suburb,
    city: row.shop_city,
    phone: row.shop_phone,
  },
  ...answerOf(row, now),
})

const whatOf = ({ size, quantity, brand, services, place, notes }: RoundRow | AskRow) => ({
  size,
  quantity,
  brand,
  services,
  place,
  notes,
})

export const roundView = (round: RoundRow, asks: readonly AskRow[], now: Date): RoundView => ({
  id: round.id,
  ...whatOf(round),
  state: round.state === 'open' && round.valid_until <= now ? 'lapsed' : round.state,
  validUntil: round.valid_until.toISOString(),
  createdAt: round.created_at.toISOString(),
  asks: asks.filter((ask) => ask.round_id === round.id).map((ask) => askView(ask, now)),
})

/** Whether the shop may still answer, or change its answer. */
export const isOpenAsk = (ask: AskRow, now: Date): boolean =>
  ask.round_state === 'open' &&
  ask.round_valid_until > now &&
  (ask.state === 'waiting' || ask.state === 'answered' || (ask.state === 'declined' && ask.declined_by === 'shop'))

export const shopQuote = (row: AskRow, now: Date, listings: ShopQuote['listings']): ShopQuote => ({
  id: row.id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  ...whatOf(row),
  ...answerOf(row, now),
  askedAt: row.created_at.toISOString(),
  open: isOpenAsk(row, now),
  listings,
})
