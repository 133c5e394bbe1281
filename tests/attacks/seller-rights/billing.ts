import { makeCredited } from '../../api/contract/valid-files.ts'
import type { SellerRights } from './rights.ts'

export const billing: SellerRights = {
  rights: {
    'GET /shops/:shopId/billing': { for: 'owners' },
    'GET /invoices/:id/invoice.pdf': { for: 'owners', hidden: true },
    'GET /invoices/:id/credit-note.pdf': { for: 'owners', hidden: true },
    'PATCH /shops/:shopId/billing': {
      for: 'owners',
      body: { billingName: 'Randburg Tyres CC', vatNumber: '4123456789' },
      works: true,
    },
  },
  ids: async (scene) => ({ invoices: await makeCredited(scene) }),
  tables: ['invoice', 'payment', 'shop'],
}
