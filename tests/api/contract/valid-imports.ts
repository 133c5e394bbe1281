import { insertImportUndo } from '#db/queries/inventory/imports.ts'
import { makeImport } from '#tests/support/factories/imports.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import type { ValidRequest } from './valid-request.ts'
import { makePerson, type World } from './world.ts'

async function ofImport({ shop }: World): Promise<ValidRequest> {
  const seller = await makePerson()
  await makeMember(ctx, shop, seller.contactId)
  return { params: { id: (await makeImport(ctx, shop)).id }, cookie: seller.cookie }
}

async function ofDoneImport(world: World): Promise<ValidRequest> {
  const { params, cookie } = await ofImport(world)
  const undo = {
    importId: String(params?.id),
    before: [],
    after: [],
    until: new Date(ctx.clock.now().getTime() + 1000),
  }
  await insertImportUndo(ctx.db, undo, ctx.clock.now())
  return { ...(params && { params }), ...(cookie && { cookie }) }
}

async function ofOwner({ shop }: World): Promise<ValidRequest> {
  const owner = await makePerson()
  await makeMember(ctx, shop, owner.contactId, 'owner')
  return { params: { shopId: shop.id }, cookie: owner.cookie }
}

async function ofWebhook(world: World): Promise<ValidRequest> {
  const { cookie = '', params } = await ofOwner(world)
  const body = { url: 'https://till.example.co.za/spoor' }
  const { json } = await ask('POST', `/api/shops/${params?.shopId}/webhooks`, { cookie, body })
  return { params: { id: String((json.webhook as unknown as { id: string }).id) }, cookie }
}

/** By a key that may do everything. */
async function byKey(world: World): Promise<ValidRequest> {
  const { cookie = '' } = await ofOwner(world)
  const body = { name: 'Till', scopes: ['stock:read', 'stock:write', 'bookings:read'] }
  const { json } = await ask('POST', `/api/shops/${world.shop.id}/keys`, { cookie, body })
  return { headers: { Authorization: `Bearer ${json.token}` } }
}

/** A correct request of each operation on an import of stock, on keys, and by one. */
export const validImports: Record<string, (world: World) => ValidRequest | Promise<ValidRequest>> = {
  getImportsId: ofImport,
  patchImportsId: async (world) => ({
    ...(await ofImport(world)),
    body: { columns: { brand: 0, model: 1, size: 2, price: 3 } },
  }),
  getShopsShopIdImports: ofOwner,
  postImportsIdUndo: ofDoneImport,
  getImportsIdRows: async (world) => ({ ...(await ofImport(world)), query: { fate: 'wrong', limit: '5', after: '2' } }),
  getShopsShopIdKeys: ofOwner,
  postShopsShopIdKeys: async (world) => ({
    ...(await ofOwner(world)),
    body: { name: 'Till', scopes: ['stock:write', 'bookings:read'] },
  }),
  patchShopsShopIdOwnBooks: async (world) => ({ ...(await ofOwner(world)), body: { keepsOwnBooks: true } }),
  deleteKeysId: async (world) => {
    const { cookie = '', params } = await ofOwner(world)
    const body = { name: 'Till', scopes: ['stock:read'] }
    const { json } = await ask('POST', `/api/shops/${params?.shopId}/keys`, { cookie, body })
    return { params: { id: String((json.key as unknown as { id: string }).id) }, cookie }
  },
  getShopsShopIdWebhooks: ofOwner,
  postShopsShopIdWebhooks: async (world) => ({
    ...(await ofOwner(world)),
    body: { url: 'https://till.example.co.za/x' },
  }),
  deleteWebhooksId: ofWebhook,
  postWebhooksIdEnable: ofWebhook,
  postWebhooksIdTest: ofWebhook,
  getWebhooksIdDeliveries: async (world) => ({ ...(await ofWebhook(world)), query: { limit: '2' } }),
  postDeliveriesIdSend: async (world) => {
    const { params, cookie = '' } = await ofWebhook(world)
    const { json } = await ask('POST', `/api/webhooks/${params?.id}/test`, { cookie })
    return { params: { id: String(json.id) }, cookie }
  },
  getV1Stock: async (world) => ({ ...(await byKey(world)), query: { limit: '2' } }),
  postV1Stock: async (world) => ({
    ...(await byKey(world)),
    body: {
      items: [
        {
          sku: 'MIC-1',
          brand: 'Michelin',
          model: 'Pilot',
          size: '205/55R16',
          type: 'summer',
          runFlat: false,
          priceCents: 189_900,
          quantity: 4,
        },
      ],
    },
  }),
  getV1Bookings: async (world) => ({
    ...(await byKey(world)),
    query: { changedSince: '2026-11-01T00:00:00Z', limit: '2' },
  }),
  postImportsIdConfirm: async (world) => ({ ...(await ofImport(world)), body: { wrong: 'leave_out' } }),
}
