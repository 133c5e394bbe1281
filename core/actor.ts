import type { Membership } from '#db/queries/shops/members.ts'
import type { AccountView } from './contracts/auth.ts'
import type { ApiScope } from './contracts/forms/integrations.ts'
import type { AdminRole } from './rules/admin/admin-areas.ts'

export type { Membership }

/** A person whom we know by an address, in the chat or signed in. The roles and shops say what the person may do. */
export type Person = {
  kind: 'contact'
  contactId: string
  /** Null for somebody who has only ever written in the chat. */
  accountId: string | null
  /** 'business' for a member of any shop, and for an account that was made for one. */
  roles: readonly AccountView['role'][]
  /** What the person may do in the console; none unless they have shown their second factor, or write from their phone. */
  adminRoles: readonly AdminRole[]
  /** The memberships in force, the oldest first. */
  shops: readonly Membership[]
}

/** A system of a shop, by a key that an owner made: it acts as the shop, within its scopes, and is no person. */
export type KeyHolder = { kind: 'key'; keyId: string; shopId: string; scopes: readonly ApiScope[] }

/**
 * Who acts: a person, the holder of a key of a shop, the holder of the private link of one booking, a guest whom we do not know, or one of our own
 * clocks.
 */
export type Actor = Person | KeyHolder | { kind: 'link'; bookingId: string } | { kind: 'guest' } | { kind: 'system' }

export const system: Actor = { kind: 'system' }
export const guest: Actor = { kind: 'guest' }

export const isPerson = (actor: Actor): actor is Person => actor.kind === 'contact'
export const isSystem = (actor: Actor): boolean => actor.kind === 'system'

/** The actor belongs to the shop, as owner or staff. */
export const isMember = (actor: Actor, shopId: string | null): boolean =>
  isPerson(actor) && actor.shops.some((one) => one.shopId === shopId)

export const isOwner = (actor: Actor, shopId: string | null): boolean =>
  isPerson(actor) && actor.shops.some((one) => one.shopId === shopId && one.role === 'owner')

/** The actor belongs to a shop, or has an account that was made for one. */
export const isBusiness = (actor: Actor): boolean => isPerson(actor) && actor.roles.includes('business')

/** The shops that the actor speaks for. */
export const shopIdsOf = (actor: Actor): string[] => (isPerson(actor) ? actor.shops.map(({ shopId }) => shopId) : [])
