import { ask } from '../../api/auth/site.ts'
import { pdf } from '../../api/threads/some-files.ts'
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
    'POST /shops/:shopId/application/logo': { for: 'owners', file: pdf },
    'POST /shops/:shopId/documents/:kind': { for: 'owners', file: pdf, works: true },
    'GET /shops/:shopId/documents/:kind': { for: 'owners', hidden: true },
  },
  ids: async ({ shop, owner }) => {
    await ask('POST', `/api/shops/${shop.id}/documents/registration`, { cookie: owner.cookie, raw: pdf })
    return { kind: 'registration' }
  },
  tables: ['shop', 'shop_document'],
}
