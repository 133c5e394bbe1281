import { ask } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

const body = { name: 'Till', scopes: ['stock:read'] }

export const keys: SellerRights = {
  rights: {
    'GET /shops/:shopId/keys': { for: 'owners' },
    'POST /shops/:shopId/keys': { for: 'owners', body, works: true },
    'PATCH /shops/:shopId/own-books': { for: 'owners', body: { keepsOwnBooks: true } },
    'DELETE /keys/:id': { for: 'owners' },
    'GET /shops/:shopId/webhooks': { for: 'owners' },
    'POST /shops/:shopId/webhooks': { for: 'owners', body: { url: 'https://till.example.co.za/a' }, works: true },
    'DELETE /webhooks/:id': { for: 'owners' },
    'POST /webhooks/:id/enable': { for: 'owners', works: true },
    'POST /webhooks/:id/test': { for: 'owners' },
    'GET /webhooks/:id/deliveries': { for: 'owners' },
    'POST /deliveries/:id/send': { for: 'owners' },
  },
  ids: async ({ shop, owner }) => {
    const { json } = await ask('POST', `/api/shops/${shop.id}/keys`, { cookie: owner.cookie, body })
    const hook = await ask('POST', `/api/shops/${shop.id}/webhooks`, {
      cookie: owner.cookie,
      body: { url: 'https://till.example.co.za/spoor' },
    })
    const webhooks = (hook.json.webhook as unknown as { id: string }).id
    const test = await ask('POST', `/api/webhooks/${webhooks}/test`, { cookie: owner.cookie })
    return { keys: (json.key as unknown as { id: string }).id, webhooks, deliveries: String(test.json.id) }
  },
  tables: ['api_key', 'webhook_endpoint', 'webhook_delivery'],
}
