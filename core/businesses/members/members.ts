import {
  endMembership,
  findMember,
  isWithoutOwner,
  lockShopMembers,
  type MemberRow,
  membershipsOf,
  membersOf,
  setMemberRole,
} from '#db/queries/shops/members.ts'
import { type Actor, isPerson } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import { shopNotFound } from '../../bookings/refusals.ts'
import type { Context } from '../../context.ts'
import type { MyShops, ShopMember, ShopMembers } from '../../contracts/members.ts'
import type { ShopRole } from '../../contracts/shops.ts'
import { Refusal } from '../../errors.ts'
import { type MemberChange, record } from '../../events.ts'
import { actorNow } from '../../load-actor.ts'
import { push } from '../../realtime.ts'
import { transaction } from '../../transaction.ts'
import { canEnd, canListOwnShops, canManageMembers, canSeeMembers } from './member-policy.ts'

/** An owner makes a member an owner or staff. Throws MEMBER_NOT_FOUND, OWNER_REQUIRED, LAST_OWNER. */
export const changeMember = (ctx: Context, actor: Actor, id: string, role: ShopRole): Promise<ShopMember> =>
  keepingAnOwner(ctx, async (ctx) => {
    const { me, member } = await memberToChange(ctx, actor, id)
    if (!canManageMembers(me, member.shop_id)) throw ownerRequired()
    if (member.role === role) return memberView(member, me)
    await setMemberRole(ctx.db, id, role)
    await noteChange(ctx, me, member, 'role_changed', role)
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
    await noteChange(ctx, me, member, isPerson(me) && me.contactId === member.contact_id ? 'left' : 'removed')
    await push(ctx, [`contact:${member.contact_id}`], { type: 'access_changed' })
  })

/** In the audit trail, and to whom it concerns. */
async function noteChange(ctx: Context, me: Actor, member: MemberRow, what: MemberChange, role?: ShopRole) {
  const { id, shop_id: shopId, contact_id: contactId } = member
  await noteAudit(ctx, {
    contactId: isPerson(me) ? me.contactId : null,
    action: role ? 'update' : 'delete',
    entity: 'member',
    entityId: id,
    before: { shop: shopId, role: member.role },
    ...(role && { after: { role } }),
  })
  const isOwn = isPerson(me) && me.contactId === contactId
  if (!(isOwn && what === 'role_changed')) await record(ctx, { type: 'member.changed', shopId, contactId, what })
}

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

/** The present members of the shop, owners first. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function listMembers(ctx: Context, actor: Actor, shopId: string): Promise<ShopMembers> {
  if (!canSeeMembers(actor, shopId)) throw shopNotFound()
  return { members: (await membersOf(ctx.db, shopId)).map((row) => memberView(row, actor)) }
}

/** The shops that the actor belongs to now, by name. */
export async function myShops(ctx: Context, actor: Actor): Promise<MyShops> {
  if (!canListOwnShops(actor)) return { shops: [] }
  const rows = await membershipsOf(ctx.db, actor.contactId)
  return {
    shops: rows.map(({ id, role, since, shop_id, slug, name }) => ({
      id,
      role,
      since: since.toISOString(),
      shop: { id: shop_id, slug, name },
    })),
  }
}

const memberView = (row: MemberRow, actor: Actor): ShopMember => ({
  id: row.id,
  name: row.name,
  role: row.role,
  since: row.since.toISOString(),
  you: isPerson(actor) && actor.contactId === row.contact_id,
})

export const memberNotFound = () => new Refusal('MEMBER_NOT_FOUND', 'There is no such member', 404)
export const ownerRequired = () => new Refusal('OWNER_REQUIRED', 'Only an owner of the shop can do this', 403)
const lastOwner = () =>
  new Refusal('LAST_OWNER', 'A shop needs an owner. Please make somebody else an owner first.', 409)
