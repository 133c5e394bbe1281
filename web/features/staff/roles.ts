import type { ShopRole } from '#core/contracts/shops.ts'

/** What each role is called, and what it may do. */
export const roles: Record<ShopRole, { name: string; may: string }> = {
  owner: { name: 'Owner', may: 'Everything, also the profile, the members, keys and the fee' },
  staff: { name: 'Staff', may: 'The day’s work: stock, prices, deals, bookings and messages' },
}
