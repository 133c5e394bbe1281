import { refreshNotices } from '#core/dashboard/notices.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

export const dashboard: SellerRights = {
  rights: {
    'GET /shops/:shopId/dashboard': { for: 'members' },
    'POST /shops/:shopId/dashboard/dismissals': {
      for: 'members',
      body: { banner: 'pending-bookings' },
      works: true,
    },
    'GET /shops/:shopId/notices': { for: 'members' },
    'POST /shops/:shopId/notices/read': { for: 'members', works: true },
    'POST /shops/:shopId/notices/:noticeId/read': { for: 'members', works: true },
    'DELETE /shops/:shopId/notices/:noticeId': { for: 'members', works: true },
  },
  ids: async ({ shop }) => {
    await refreshNotices(ctx, [shop.id])
    const { id } = await ctx.db
      .selectFrom('shop_notice')
      .select('id')
      .where('shop_id', '=', shop.id)
      .executeTakeFirstOrThrow()
    return { noticeId: id }
  },
  tables: ['shop_notice', 'shop_notice_mark', 'banner_dismissal'],
}
