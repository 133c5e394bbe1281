import { makeListing } from '#tests/support/factories.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

/** Their listing is named once it is made. */
const options: Record<string, unknown> = { title: 'Special', priceCents: 150_000 }
const price: Record<string, string> = { priceCents: '150000' }

export const deals: SellerRights = {
  rights: {
    'GET /shops/:shopId/own-deals': { for: 'members' },
    'POST /shops/:shopId/own-deals': { for: 'members', body: options, works: true },
    'PATCH /own-deals/:id': { for: 'members', body: { active: false }, works: true },
    'DELETE /own-deals/:id': { for: 'members', works: true },
    'GET /shops/:shopId/deal-tyres': { for: 'members' },
    'GET /shops/:shopId/deal-preview': { for: 'members', query: price },
  },
  ids: async ({ shop, deal }) => {
    const { id } = await makeListing(ctx, shop, { model: 'To be on special' })
    Object.assign(options, { listingId: id })
    Object.assign(price, { listingId: id })
    return { 'own-deals': deal.id }
  },
  tables: ['deal', 'listing', 'offer'],
}
