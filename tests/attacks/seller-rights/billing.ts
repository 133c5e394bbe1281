import type { SellerRights } from './rights.ts'

export const billing: SellerRights = {
  rights: {
    'GET /shops/:shopId/billing': { for: 'owners' },
    'PATCH /shops/:shopId/billing': {
      for: 'owners',
      body: { billingName: 'Randburg Tyres CC', vatNumber: '4123456789' },
      works: true,
    },
  },
  tables: ['invoice', 'payment', 'shop'],
}
