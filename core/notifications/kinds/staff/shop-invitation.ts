import type { ShopRole } from '#core/contracts/shops.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

export type InvitationFacts = {
  invitationId: string
  shop: string
  from: string
  role: ShopRole
  url: string
}

/** To somebody whom a shop wants among its people. It may begin a conversation: an owner named the number. */
export const shopInvitation = kind<InvitationFacts>({
  topic: undefined,
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: false,
  keeps: hours(24),
  proves: true,
  named: 'other',
  notice: ({ invitationId, shop, from, role, url }, { staffNotices: { invitation: say } }) => ({
    title: say.title(shop),
    lines: [say.line(from || say.someone, role), say.until],
    links: [{ label: say.open, url }],
    buttons: [
      { id: `join:yes:${invitationId}`, title: say.accept },
      { id: `join:no:${invitationId}`, title: say.decline },
    ],
  }),
  template: {
    body: ({ staffNotices }) => staffNotices.invitation.template,
    variables: ({ shop, from, role }, { staffNotices: say }) => [from || say.invitation.someone, shop, say.roles[role]],
    buttons: ({ staffNotices: { invitation: say } }) => [
      { id: 'join:yes', title: say.accept },
      { id: 'join:no', title: say.decline },
    ],
    sample: { invitationId: '', shop: 'Randburg Tyres', from: 'Naledi', role: 'staff', url: '' },
  },
})
