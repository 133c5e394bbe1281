import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

export const members: SellerRights = {
  rights: {
    'GET /my-shops': { for: 'own' },
    'GET /shops/:shopId/members': { for: 'members' },
    'PATCH /members/:id': { for: 'owners', body: { role: 'owner' } },
    'DELETE /members/:id': { for: 'owners' },
  },
  ids: async ({ shop, owner }) => {
    const { id } = await ctx.db
      .selectFrom('shop_member')
      .select('id')
      .where('shop_id', '=', shop.id)
      .where('contact_id', '=', owner.contactId)
      .executeTakeFirstOrThrow()
    return { members: id }
  },
  tables: ['shop_member'],
}
