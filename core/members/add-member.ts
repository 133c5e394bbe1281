import { countMembers, findMember, insertMember, lockShopMembers, provenContact } from '#db/queries/shops/members.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { AddMember, ShopMember } from '../contracts/members.ts'
import { actorNow } from '../load-actor.ts'
import { transaction } from '../transaction.ts'
import { canManageMembers, canSeeMembers } from './member-policy.ts'
import { memberView } from './member-view.ts'
import { memberExists, ownerRequired, personUnknown, tooManyMembers } from './refusals.ts'

const MOST_MEMBERS = 50

/**
 * An owner adds a person who has proven the number or the address. Throws SHOP_NOT_FOUND, also for somebody else's
 * shop, OWNER_REQUIRED, PERSON_UNKNOWN, MEMBER_EXISTS, TOO_MANY_MEMBERS.
 */
export const addMember = (ctx: Context, actor: Actor, shopId: string, input: AddMember): Promise<ShopMember> =>
  transaction(ctx, async (ctx) => {
    await lockShopMembers(ctx.db, shopId)
    const me = await actorNow(ctx, actor)
    if (!canSeeMembers(me, shopId)) throw shopNotFound()
    if (!canManageMembers(me, shopId)) throw ownerRequired()
    const contactId = await provenContact(ctx.db, input)
    if (!contactId) throw personUnknown()
    if ((await countMembers(ctx.db, shopId)) >= MOST_MEMBERS) throw tooManyMembers(MOST_MEMBERS)
    const row = { shop_id: shopId, contact_id: contactId, role: input.role, since: ctx.clock.now() }
    const id = await insertMember(ctx.db, row)
    const member = id && (await findMember(ctx.db, id))
    if (!member) throw memberExists()
    return memberView(member, me)
  })
