import { saveView } from '#core/dashboard/saved-views.ts'
import { actorOf } from '#core/load-actor.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

const soldOut = { page: 'inventory' as const, name: 'Sold out', query: 'stock=out' }

export const savedViews: SellerRights = {
  rights: {
    'GET /shops/:shopId/saved-views': { for: 'members' },
    'POST /shops/:shopId/saved-views': { for: 'members', body: { ...soldOut, name: 'Low' }, works: true },
    'PATCH /shops/:shopId/saved-views/:viewId': { for: 'members', body: { name: 'Gone' } },
    'DELETE /shops/:shopId/saved-views/:viewId': { for: 'members' },
  },
  ids: async ({ shop, owner }) => {
    const view = await saveView(ctx, await actorOf(ctx, owner.contactId), shop.id, soldOut)
    return { viewId: view.id }
  },
  tables: ['saved_view'],
}
