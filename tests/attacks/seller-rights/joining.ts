import type { SellerRights } from './rights.ts'

const shop = {
  businessName: 'Second Tyres',
  address: '12 Bram Fischer Drive, Ferndale, Randburg',
  contactPhone: '082 123 4567',
  services: ['tyre-fitting'],
}
const account = { fullName: 'Naledi Mabaso', email: 'naledi@post.example', password: 'Rubber4Road', terms: true }

export const joining: SellerRights = {
  rights: {
    'POST /auth/seller-sign-up': { for: 'anyone', body: { ...account, ...shop } },
    'POST /my-shops': { for: 'own', body: { ...shop, contactEmail: 'naledi@post.example' } },
    'GET /shops/:shopId/application': { for: 'members' },
    'POST /shops/:shopId/application/resubmit': { for: 'owners' },
  },
  tables: ['shop', 'shop_document'],
}
