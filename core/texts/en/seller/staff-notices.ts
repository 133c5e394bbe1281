import type { ShopRole } from '#core/contracts/shops.ts'
import { brand } from '#core/rules/brand.ts'

const roles: Record<ShopRole, string> = { owner: 'an owner', staff: 'staff' }

/** What people hear of their place at a shop, and what the chat says to it. */
export const staffNotices = {
  roles,
  invitation: {
    title: (shop: string) => `${shop} invites you`,
    line: (from: string, role: ShopRole) => `${from} asks you to join the shop on ${brand.name} as ${roles[role]}.`,
    someone: 'The shop',
    until: 'The invitation is open for seven days. If you do not know the shop, do nothing.',
    open: 'See the invitation',
    accept: 'Yes, join',
    decline: 'No',
    template: `Hello, {{1}} invites you to work for the tyre shop {{2}} on ${brand.name} as {{3}}. If you do not know the shop, do nothing.`,
    footer: `You get this because a shop on ${brand.name} gave this address to invite you.`,
  },
  somebody: 'Somebody',
  accepted: (shop: string, role: ShopRole) =>
    `You are ${roles[role]} of ${shop} now. Its bookings and messages come here. Write "menu" to see what you can do.`,
  declined: (shop: string) => `All right, you do not join ${shop}.`,
  gone: 'This invitation is not open any more. Please ask the shop for another one.',
  joined: (who: string, shop: string) => `${who} has joined ${shop}`,
  declinedIt: (who: string, shop: string) => `${who} does not join ${shop}`,
  left: (who: string, shop: string) => `${who} has left ${shop}`,
  role_changed: (shop: string, role: ShopRole) => `You are ${roles[role]} of ${shop} now`,
  removed: (shop: string) => `You no longer belong to ${shop}`,
  template: `News of the people of a shop on ${brand.name}: {{1}}. You find the members in the shop's dashboard.`,
  mailFooter: `You get this e-mail because you belong to a shop on ${brand.name}, or did.`,
}
