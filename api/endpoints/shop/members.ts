import {
  acceptInvitation,
  declineInvitation,
  myInvitations,
  readInvitation,
} from '#core/businesses/members/invitations/answer-invitation.ts'
import {
  invite,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#core/businesses/members/invitations/invitations.ts'
import { changeMember, endMember, listMembers, myShops } from '#core/businesses/members/members.ts'
import { anyone, signedIn } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'

export const members = routes({
  'GET /my-shops': {
    summary: 'Lists the shops that the person belongs to, with their role there',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => myShops(ctx, actor),
  },
  'GET /shops/:shopId/members': {
    summary: 'Lists the owners and the staff of a shop, for its members',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => listMembers(ctx, actor, params.shopId),
  },
  'PATCH /members/:id': {
    summary: 'Makes a member of a shop an owner or staff',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeMember(ctx, actor, params.id, body.role),
  },
  'DELETE /members/:id': {
    summary: 'Removes a member from a shop; the person’s own membership ends by leaving',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await endMember(ctx, actor, params.id)),
  },
  'GET /shops/:shopId/invitations': {
    summary: 'Lists the invitations of a shop that nobody has answered, for its owners',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => listInvitations(ctx, actor, params.shopId),
  },
  'POST /shops/:shopId/invitations': {
    summary: 'Invites somebody to a shop, by e-mail or on WhatsApp',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => invite(ctx, actor, params.shopId, body),
  },
  'POST /invitations/:id/resend': {
    summary: 'Sends an invitation once more, for another seven days',
    access: signedIn,
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, params }) => resendInvitation(ctx, actor, params.id),
  },
  'DELETE /invitations/:id': {
    summary: 'Withdraws an invitation',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params }) => void (await withdrawInvitation(ctx, actor, params.id)),
  },
  'POST /invitations/read': {
    summary: 'Shows what the link of a mail invites to',
    access: anyone,
    rateLimit: perMinute(20),
    handle: ({ ctx, body }) => readInvitation(ctx, body.token),
  },
  'GET /my-invitations': {
    summary: 'Lists the open invitations to addresses that the person has proven',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => myInvitations(ctx, actor),
  },
  'POST /my-invitations/:id/accept': {
    summary: 'Accepts an invitation: the person belongs to the shop',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => acceptInvitation(ctx, actor, params.id, body.token),
  },
  'POST /my-invitations/:id/decline': {
    summary: 'Declines an invitation',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, params, body }) => void (await declineInvitation(ctx, actor, params.id, body.token)),
  },
})
