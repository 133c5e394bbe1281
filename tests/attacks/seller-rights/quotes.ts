import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { as } from '#tests/support/actors.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

/** Their listing is named once the world is there. */
const answer: Record<string, unknown> = { priceCents: 150_000 }

export const quotes: SellerRights = {
  rights: {
    'GET /shops/:shopId/quotes': { for: 'members' },
    'POST /shop-quotes/:id/answer': { for: 'members', body: answer, works: true },
    'POST /shop-quotes/:id/decline': { for: 'members', works: true },
  },
  ids: async ({ shop, listing, driver }) => {
    Object.assign(answer, { listingId: listing.id })
    const near = { lat: -26.0936, lng: 28.0064 }
    const options = { size: '205/55R16', place: 'Randburg', near }
    const { asks } = await askShops(ctx, as({ id: driver.contactId }), options, 'web')
    return { 'shop-quotes': asks.find((ask) => ask.shop.id === shop.id)?.id ?? '' }
  },
  tables: ['quote_round', 'quote_ask'],
}
