import type { SellerRights } from './rights.ts'

const price = { what: 'price', percent: 10, round: 'nine' }

export const stock: SellerRights = {
  rights: {
    'GET /shops/:shopId/listings': { for: 'members' },
    'POST /shops/:shopId/listings': {
      for: 'members',
      body: {
        brandIsNew: true,
        tyre: { brand: 'Atlas', model: 'Green HP', size: '205/55R16 91V', type: 'summer' },
        priceCents: 89_900,
        quantity: 4,
      },
      works: true,
    },
    'PATCH /listings/:id': { for: 'members', body: { priceCents: 100_000, quantity: 3 }, works: true },
    'POST /shops/:shopId/listings/preview': {
      for: 'members',
      body: { chosen: { filter: {} }, change: price },
      works: true,
    },
    'POST /shops/:shopId/listings/change': {
      for: 'members',
      body: { chosen: { filter: {} }, change: price, expected: 3 },
    },
    'POST /shops/:shopId/listings/remove': { for: 'members', body: { chosen: { filter: {} }, expected: 3 } },
    'GET /shops/:shopId/catalogue': { for: 'members', query: { search: 'primacy' } },
    'GET /shops/:shopId/stock': { for: 'members' },
    'DELETE /listings/:id': { for: 'members', works: true },
    'POST /undo/:id': { for: 'own' },
  },
  ids: async ({ listing }) => ({ listings: listing.id }),
  tables: ['listing', 'offer', 'tyre'],
}
