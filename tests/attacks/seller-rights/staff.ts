import { invite } from '#core/businesses/members/invitations/invitations.ts'
import { actorOf } from '#core/load-actor.ts'
import { ctx } from '../../api/auth/site.ts'
import type { SellerRights } from './rights.ts'

export const staff: SellerRights = {
  rights: {
    'GET /shops/:shopId/invitations': { for: 'owners' },
    'POST /shops/:shopId/invitations': { for: 'owners', body: { to: 'sipho@post.example', role: 'staff' } },
    'POST /invitations/:id/resend': { for: 'owners' },
    'DELETE /invitations/:id': { for: 'owners' },
    'POST /invitations/read': { for: 'anyone', body: { token: 'x' } },
    'GET /my-invitations': { for: 'own' },
    'POST /my-invitations/:id/accept': { for: 'own' },
    'POST /my-invitations/:id/decline': { for: 'own' },
  },
  ids: async ({ shop, owner }) => {
    const to = { email: 'invited@post.example' }
    const { id } = await invite(ctx, await actorOf(ctx, owner.contactId), shop.id, { to, role: 'staff' })
    return { invitations: id }
  },
  tables: ['shop_invitation'],
}
