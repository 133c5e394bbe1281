import { setLook } from '#db/queries/accounts/sessions.ts'
import { findBusiness, threadAbout } from '#db/queries/businesses/businesses.ts'
import { ownersOfShop } from '#db/queries/shops/members.ts'
import { bringBack } from '#db/queries/threads/open-threads.ts'
import { insertParticipants, joinThread, participantOf } from '#db/queries/threads/thread-people.ts'
import { insertThread } from '#db/queries/threads/threads.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { Look, SentToOwner } from '../contracts/admin/businesses.ts'
import { addMinutes } from '../rules/time/time.ts'
import { noteThreadMade } from '../threads/note-thread.ts'
import { sendMessage } from '../threads/send-message.ts'
import { accessOfParticipant } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'
import { applicationNotFound, standingToChange } from './joining/standing.ts'
import { businessId, noOwner } from './set-status.ts'

/** A look that is not ended by hand ends by itself. */
const MINUTES = 30

/**
 * From now on the session sees the shop's pages as its staff does, without drivers and their words, and can change
 * nothing (api/impersonation.ts). Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND.
 */
export const beginLook = (ctx: Context, actor: Actor, sessionId: string, shopId: string): Promise<Look> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'moderation')) throw adminsOnly()
    const at = ctx.clock.now()
    const shop = await findBusiness(ctx.db, businessId(shopId), at)
    if (!shop) throw applicationNotFound()
    const until = addMinutes(at, MINUTES)
    await setLook(ctx.db, sessionId, { shopId: shop.id, until })
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'read',
      entity: 'shop',
      entityId: shop.id,
      after: { look: 'begun', until },
    })
    return { shop: { id: shop.id, slug: shop.slug, name: shop.name }, until: until.toISOString() }
  })

/** Ending a look that has ended changes nothing. Throws NOT_ALLOWED. */
export const endLook = (ctx: Context, actor: Actor, sessionId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'moderation')) throw adminsOnly()
    const shopId = await setLook(ctx.db, sessionId, null)
    if (!shopId) return
    const { contactId } = actor
    await noteAudit(ctx, { contactId, action: 'read', entity: 'shop', entityId: shopId, after: { look: 'ended' } })
  })

/**
 * An admin writes to the owner of a shop, who finds it over their dashboard and on their channels, and can answer: it is
 * a conversation with us about the shop. Throws NOT_ALLOWED, INVALID_BUSINESS_ID, SHOP_NOT_FOUND, NO_OWNER, and what
 * sendMessage throws.
 */
export const writeToOwner = (ctx: Context, actor: Actor, shopId: string, text: string): Promise<SentToOwner> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'businesses')) throw adminsOnly()
    const { contactId } = actor
    const shop = await standingToChange(ctx, businessId(shopId))
    const [ownerId] = (await ownersOfShop(ctx.db, shop.id)).filter((one) => one !== contactId)
    if (!ownerId) throw noOwner()
    const threadId = (await threadAbout(ctx.db, shop.id, ownerId)) ?? (await newThread(ctx, contactId, shop, ownerId))
    const row = { thread_id: threadId, contact_id: contactId, role: 'admin' as const, joined_at: ctx.clock.now() }
    await joinThread(ctx.db, row)
    const [me, owner] = [
      await participantOf(ctx.db, threadId, contactId),
      await participantOf(ctx.db, threadId, ownerId),
    ]
    if (owner) await bringBack(ctx.db, owner.id)
    const sent = await sendMessage(ctx, await accessOfParticipant(ctx, me?.id ?? ''), { message: text })
    await noteAudit(ctx, {
      contactId,
      threadId,
      action: 'create',
      entity: 'message',
      entityId: sent.id,
      after: { shop: shop.id, owner: ownerId },
    })
    return {
      id: sent.id,
      threadId,
      businessId: shop.id,
      ownerId,
      sender: 'admin',
      text: sent.content,
      sentAt: sent.sentAt ?? ctx.clock.now().toISOString(),
    }
  })

async function newThread(
  ctx: Context,
  contactId: string,
  shop: { id: string; name: string },
  ownerId: string,
): Promise<string> {
  const at = ctx.clock.now()
  const threadId = await insertThread(ctx.db, {
    type: 'support',
    subject: `About ${shop.name}`,
    about_shop_id: shop.id,
    created_at: at,
    updated_at: at,
    last_message_at: at,
  })
  await noteThreadMade(ctx, { contactId, threadId }, { type: 'support', shopId: null })
  await insertParticipants(ctx.db, [{ thread_id: threadId, role: 'customer', contact_id: ownerId, joined_at: at }])
  return threadId
}
