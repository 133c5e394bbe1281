import { type Actor, isMember, isOwner, type Person } from '../../actor.ts'
import { canAdmin } from '../../admin-policy.ts'

/** Fee, invoices, payments and reminders are those of admins who look after the revenue. */
export const canBill = (actor: Actor): actor is Person => canAdmin(actor, 'revenue')

/** Where shops pay to is said by the platform's owners alone. */
export const canChangeOperator = (actor: Person): boolean => actor.adminRoles.includes('owner')

/** What a shop has to pay is for its owners; staff learns that, and to everybody else the shop does not exist. */
export const canSeeBilling = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)
export const worksAtShop = (actor: Actor, shopId: string): boolean => isMember(actor, shopId)
