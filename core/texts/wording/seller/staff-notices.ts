import type { ShopRole } from '#core/contracts/shops.ts'

import type { Sentences } from '../../sentences.ts'

/** What people hear of their place at a shop, and what the chat says to it. */
export const staffNotices = ({ staffNotices: s }: Sentences) => {
  const { roles } = s
  return {
    ...s,
    invitation: {
      ...s.invitation,
      line: (from: string, role: ShopRole) => s.invitation.line({ from, role: roles[role] }),
    },
    accepted: (shop: string, role: ShopRole) => s.accepted({ role: roles[role], shop }),
    joined: (who: string, shop: string) => s.joined({ who, shop }),
    declinedIt: (who: string, shop: string) => s.declinedIt({ who, shop }),
    left: (who: string, shop: string) => s.left({ who, shop }),
    role_changed: (shop: string, role: ShopRole) => s.role_changed({ role: roles[role], shop }),
  }
}
