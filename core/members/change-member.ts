import {
  endMembership,
  findMember,
  isWithoutOwner,
  lockShopMembers,
  type MemberRow,
  setMemberRole,
} from '#db/queries/shops/members.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ShopMember } from '../contracts/members.ts'
import type { ShopRole } from '../contracts/shops.ts'
import { actorNow } from '../load-actor.ts'
import { push } from '../realtime/push.ts'
import { transaction } from '../transaction.ts'
import { canEnd, canManageMembers, canSeeMembers } from './member-policy.ts'
import { memberView } from './member-view.ts'
import { lastOwner, memberNotFound, ownerRequired } from './refusals.ts'

/** An owner makes a member an owner or staff. Throws MEMBER_NOT_FOUND, OWNER_REQUIRED, LAST_OWNER. */
export const changeMember = (ctx: Context, actor: Actor, id: string, role: ShopRole): Promise<ShopMember> =>
  keepingAnOwner(ctx, async (ctx) => {
    const { me, member } = await memberToChange(ctx, actor, id)
    if (!canManageMembers(me, member.shop_id)) throw ownerRequired()
    await setMemberRole(ctx.db, id, role)
    return memberView({ ...member, role }, me)
  })

/**
 * Ends a membership: an owner removes the member, or the member leaves. All rights at the shop end with it. Throws
 * MEMBER_NOT_FOUND, OWNER_REQUIRED, LAST_OWNER.
 */
export const endMember = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  keepingAnOwner(ctx, async (ctx) => {
    const { me, member } = await memberToChange(ctx, actor, id)
    if (!canEnd(me, member)) throw ownerRequired()
    await endMembership(ctx.db, id, ctx.clock.now())
    await push(ctx, [`contact:${member.contact_id}`], { type: 'access_changed' })
  })

/** Locks the shop's members, so that each change is decided by what holds when its turn comes. */
async function memberToChange(ctx: Context, actor: Actor, id: string): Promise<{ me: Actor; member: MemberRow }> {
  const found = await findMember(ctx.db, id)
  if (!found || !canSeeMembers(actor, found.shop_id)) throw memberNotFound()
  await lockShopMembers(ctx.db, found.shop_id)
  const [me, member] = [await actorNow(ctx, actor), await findMember(ctx.db, id)]
  if (!member || !canSeeMembers(me, member.shop_id)) throw memberNotFound()
  return { me, member }
}

/** Turns the database's refusal to leave a shop without an owner into LAST_OWNER. */
async function keepingAnOwner<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  try {
    return await transaction(ctx, work)
  } catch (error) {
    throw isWithoutOwner(error) ? lastOwner() : error
  }
}
