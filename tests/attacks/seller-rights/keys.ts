import { ask } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

const body = { name: 'Till', scopes: ['stock:read'] }

export const keys: SellerRights = {
  rights: {
    'GET /shops/:shopId/keys': { for: 'owners' },
    'POST /shops/:shopId/keys': { for: 'owners', body, works: true },
    'DELETE /keys/:id': { for: 'owners' },
  },
  ids: async ({ shop, owner }) => {
    const { json } = await ask('POST', `/api/shops/${shop.id}/keys`, { cookie: owner.cookie, body })
    return { keys: (json.key as unknown as { id: string }).id }
  },
  tables: ['api_key'],
}
