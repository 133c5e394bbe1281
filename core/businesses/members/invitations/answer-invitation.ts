import { profileRow } from '#db/queries/accounts/accounts.ts'
import {
  endInvitation,
  type InvitedRow,
  invitationsTo,
  invitedById,
  invitedByToken,
  joinShop,
  lastKindTo,
  lockInvitation,
} from '#db/queries/joining/invitations.ts'
import { markNotices } from '#db/queries/seller/shop-notices.ts'
import { lockShopMembers } from '#db/queries/shops/members.ts'
import { beginReadUpTo } from '#db/queries/threads/thread-people.ts'
import type { Actor, Person } from '../../../actor.ts'
import { noteAudit } from '../../../audit/note-audit.ts'
import { proveEmail } from '../../../auth/confirm-email.ts'
import { hashOf, isToken } from '../../../auth/secrets.ts'
import type { Context } from '../../../context.ts'
import type { InvitationAccepted, MyInvitation, MyInvitations } from '../../../contracts/seller/joining.ts'
import { record } from '../../../events.ts'
import { push } from '../../../realtime.ts'
import { transaction } from '../../../transaction.ts'
import { canAnswerInvitations } from '../member-policy.ts'
import { addressOf, invitationGone, invitationNotFound, invitedElsewhere, myInvitationView } from './invitations.ts'

/** What the link of a mail invites to, for whoever holds it. Throws INVITATION_GONE. */
export async function readInvitation(ctx: Context, token: string): Promise<MyInvitation> {
  const row = await byToken(ctx, token)
  if (!row) throw invitationGone()
  return myInvitationView(row)
}

/** The open invitations to addresses that the person has proven, the newest first. */
export async function myInvitations(ctx: Context, actor: Actor): Promise<MyInvitations> {
  if (!canAnswerInvitations(actor)) return { invitations: [] }
  return { invitations: (await invitationsTo(ctx.db, actor.contactId, ctx.clock.now())).map(myInvitationView) }
}

/** The one that we have just asked about in the chat, to which a yes or no is the answer. */
export async function invitationAskedLast(ctx: Context, actor: Actor): Promise<MyInvitation | undefined> {
  if (!canAnswerInvitations(actor)) return undefined
  const { invitations } = await myInvitations(ctx, actor)
  const [newest] = invitations
  return newest && (await lastKindTo(ctx.db, actor.contactId)) === 'shop_invitation' ? newest : undefined
}

/**
 * The person belongs to the shop from now on. Only whoever holds the invited mailbox or number can accept; the link of
 * the mail proves the mailbox. Throws INVITATION_NOT_FOUND, INVITED_ELSEWHERE.
 */
export const acceptInvitation = (ctx: Context, actor: Actor, id: string, token?: string): Promise<InvitationAccepted> =>
  transaction(ctx, async (ctx) => {
    const { me, row } = await toMe(ctx, actor, id, token)
    await lockShopMembers(ctx.db, row.shop_id)
    const at = ctx.clock.now()
    const member = await joinShop(ctx.db, { shop_id: row.shop_id, contact_id: me.contactId, role: row.role }, at)
    // What was written before is history, not news.
    await beginReadUpTo(ctx.db, { contactId: me.contactId, shopId: row.shop_id }, at)
    await markNotices(ctx.db, row.shop_id, me.contactId, { at })
    await endInvitation(ctx.db, id, 'accepted', at)
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'create',
      entity: 'member',
      entityId: member.id,
      after: { shop: row.shop_id, role: member.role },
    })
    await record(ctx, { type: 'member.changed', shopId: row.shop_id, contactId: me.contactId, what: 'joined' })
    await push(ctx, [`contact:${me.contactId}`], { type: 'access_changed' })
    return { shop: { id: row.shop_id, slug: row.slug, name: row.shop_name }, role: member.role }
  })

/** Throws INVITATION_NOT_FOUND, INVITED_ELSEWHERE. */
export const declineInvitation = (ctx: Context, actor: Actor, id: string, token?: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { me, row } = await toMe(ctx, actor, id, token)
    await endInvitation(ctx.db, id, 'declined', ctx.clock.now())
    await noteAudit(ctx, {
      contactId: me.contactId,
      action: 'update',
      entity: 'invitation',
      entityId: id,
      after: { outcome: 'declined' },
    })
    await record(ctx, { type: 'member.changed', shopId: row.shop_id, contactId: me.contactId, what: 'declined' })
  })

async function byToken(ctx: Context, token: string | undefined): Promise<InvitedRow | undefined> {
  if (!token || !isToken(token)) return undefined
  return invitedByToken(ctx.db, hashOf(ctx, 'invitation', token), ctx.clock.now())
}

/** The invitation, locked, if it is the person's to answer. */
async function toMe(
  ctx: Context,
  actor: Actor,
  id: string,
  token: string | undefined,
): Promise<{ me: Person; row: InvitedRow }> {
  const locked = await lockInvitation(ctx.db, id)
  const row = locked && locked.expires_at > ctx.clock.now() ? await invitedById(ctx.db, id) : undefined
  if (!row || !canAnswerInvitations(actor)) throw invitationNotFound()
  const mine = await invitationsTo(ctx.db, actor.contactId, ctx.clock.now())
  if (mine.some((one) => one.id === id)) return { me: actor, row }
  if ((await byToken(ctx, token))?.id !== id) throw invitationNotFound()
  await proveByLink(ctx, actor, row)
  return { me: actor, row }
}

/** An account that claims the mailbox has proven it with the link. Throws INVITED_ELSEWHERE. */
async function proveByLink(ctx: Context, { accountId }: Person, row: InvitedRow): Promise<void> {
  const account = accountId ? await profileRow(ctx.db, accountId, ctx.clock.now()) : undefined
  if (!account || account.email?.toLowerCase() !== row.email?.toLowerCase()) throw invitedElsewhere(addressOf(row))
  await proveEmail(ctx, account, account.email ?? '')
}
