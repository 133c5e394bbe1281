import type { SellerRights } from './rights.ts'

export const stock: SellerRights = {
  rights: {
    'GET /shops/:shopId/listings': { for: 'members' },
  },
  ids: async ({ listing }) => ({ listings: listing.id }),
  tables: ['listing', 'offer'],
}
