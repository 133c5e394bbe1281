import { type Actor, isMember, isOwner, type KeyHolder, type Person } from '../actor.ts'
import type { ApiScope } from '../contracts/forms/integrations.ts'

/** Staff learns that only owners may; to everybody else the shop does not exist. */
export const belongsToShop = (actor: Actor, shopId: string): actor is Person => isMember(actor, shopId)

/** Owners make keys and webhooks, see them and take them back. */
export const canManageKeys = (actor: Actor, shopId: string): actor is Person => isOwner(actor, shopId)

/** A key does for its own shop what its owner has said, and nothing else; it is nobody's person. */
export const mayByKey = (actor: Actor, scope: ApiScope): actor is KeyHolder =>
  actor.kind === 'key' && actor.scopes.includes(scope)
