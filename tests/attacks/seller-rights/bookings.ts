import { blockBay } from '#core/front-desk/bay-blocks.ts'
import { actorOf } from '#core/load-actor.ts'
import { ctx } from '../../api/auth/site.ts'
import { friday, makeBooking } from '../../api/contract/world.ts'
import type { SellerRights } from './rights.ts'

export const bookings: SellerRights = {
  rights: {
    'GET /shops/:shopId/counter-bookings': { for: 'members' },
    'GET /shops/:shopId/counter-bookings/counts': { for: 'members' },
    'POST /shops/:shopId/counter-bookings': {
      for: 'members',
      body: { services: ['alignment'], start: `${friday}T07:00:00Z`, customer: { name: 'Sipho', phone: '' } },
      works: true,
    },
    'GET /shops/:shopId/counter-days': { for: 'members' },
    'GET /shops/:shopId/counter-slots': { for: 'members', query: { date: friday } },
    'GET /shops/:shopId/counter-price': { for: 'members' },
    'GET /counter-bookings/:id': { for: 'members' },
    'GET /counter-bookings/:id/history': { for: 'members' },
    'POST /counter-bookings/:id/messages': { for: 'members', body: { message: 'Please call us' }, works: true },
    'POST /counter-bookings/:id/acts': { for: 'members', body: { act: 'confirm' }, works: true },
    'POST /counter-bookings/:id/undo': {
      for: 'members',
      body: { undoId: '0190f1a0-0000-7000-8000-000000000001' },
    },
    'DELETE /counter-bookings/:id': { for: 'members' },
    'GET /shops/:shopId/bay-calendar': { for: 'members', query: { from: friday } },
    'POST /shops/:shopId/bay-blocks': { for: 'members', body: { words: 'White Polo', minutes: 30 }, works: true },
    'PATCH /bay-blocks/:id': { for: 'members', body: { words: 'Red Polo' }, works: true },
    'DELETE /bay-blocks/:id': { for: 'members', works: true },
    'GET /shops/:shopId/calendar-feed': { for: 'members' },
    'POST /shops/:shopId/calendar-feed/renew': { for: 'owners', works: true },
    'GET /shops/:shopId/own-reviews': { for: 'members' },
  },
  ids: async (scene) => {
    const owner = await actorOf(ctx, scene.owner.contactId)
    const block = await blockBay(ctx, owner, scene.shop.id, { words: 'White Polo', minutes: 60 })
    return { 'counter-bookings': (await makeBooking(scene)).id, 'bay-blocks': block.id }
  },
  tables: ['booking', 'bay_block', 'shop', 'thread', 'thread_message'],
}
