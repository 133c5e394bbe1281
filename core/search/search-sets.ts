import type { Context } from '#core/context.ts'
import { type Offer, OfferWish, type OfferWishInput, type TyreSet } from '#core/contracts/offers.ts'
import { findSets } from '#db/queries/search/find-sets.ts'
import { findOffer } from './find-offer.ts'
import { type Needs, offerView } from './offer-view.ts'
import { filtersOf } from './search-offers.ts'
import { readSizeCode } from './size-code.ts'

const PAIR = 2

/** What is looked for in both sizes; the needs of the rear axle are its own. */
export type SetWish = Omit<OfferWishInput, 'after'> & { rear: { size: string } & Needs; skip?: number }

/** Sets for a vehicle with other sizes behind: of one brand first, then the cheapest or the nearest. */
export async function searchSets(
  ctx: Pick<Context, 'db' | 'clock'>,
  { rear, skip = 0, ...input }: SetWish,
): Promise<{ sets: TyreSet[]; next: number | null }> {
  const wish = OfferWish.parse({ ...input, quantity: PAIR })
  const [frontSize, rearSize] = [readSizeCode(wish.size), readSizeCode(rear.size)]
  if (frontSize === undefined || rearSize === undefined) return { sets: [], next: null }
  const ofAll = wish.maxCovers === 'total'
  const filters = filtersOf(ofAll ? { ...wish, maxCents: undefined } : wish, frontSize, ctx.clock.now())
  const rows = await findSets(ctx.db, {
    front: filters,
    rear: { ...filters, size: rearSize },
    maxTotalCents: ofAll ? wish.maxCents : undefined,
    sort: wish.sort === 'distance' && wish.near ? 'distance' : 'total',
    skip,
    limit: wish.limit + 1,
  })
  const sets = rows
    .slice(0, wish.limit)
    .map((row) =>
      setOf(offerView(row.front, PAIR, ctx.clock.now(), wish), offerView(row.rear, PAIR, ctx.clock.now(), rear)),
    )
  return { sets, next: rows.length > wish.limit ? skip + wish.limit : null }
}

const setOf = (front: Offer, rear: Offer): TyreSet => ({
  front,
  rear,
  totalCents: front.totalCents + rear.totalCents,
  fitted: front.fitted && rear.fitted,
})

/** One set by the codes of its listings; undefined if one of them cannot be bought now, or they are at two shops. */
export async function findSet(
  ctx: Pick<Context, 'db' | 'clock'>,
  codes: { front: string; rear: string },
  near: OfferWishInput['near'],
): Promise<TyreSet | undefined> {
  const about = { quantity: PAIR, near }
  const front = await findOffer(ctx, codes.front, about)
  const rear = front && (await findOffer(ctx, codes.rear, about))
  return front && rear && front.shop.id === rear.shop.id ? setOf(front, rear) : undefined
}
