import { lockStanding } from '#db/queries/joining/applications.ts'
import {
  endInvitation,
  type InvitationRow,
  type InvitedRow,
  invitedById,
  isMembersAddress,
  lockInvitation,
  openInvitationsOf,
  putInvitation,
  setSent,
} from '#db/queries/joining/invitations.ts'
import { insertMail } from '#db/queries/messaging/mail.ts'
import type { Actor, Person } from '../../../actor.ts'
import { noteAudit } from '../../../audit/note-audit.ts'
import { hashOf, newToken } from '../../../auth/secrets.ts'
import { getsCodes } from '../../../auth/send-code.ts'
import type { Context } from '../../../context.ts'
import type { InviteForm } from '../../../contracts/forms/staff.ts'
import type { Invitations, InvitationView, MyInvitation } from '../../../contracts/seller/joining.ts'
import { Refusal } from '../../../errors.ts'
import { record } from '../../../events.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { Limit } from '../../../limits.ts'
import { actorNow } from '../../../load-actor.ts'
import { kinds } from '../../../notifications/kinds/kinds.ts'
import { mailOnly } from '../../../notifications/notify.ts'
import { asMail } from '../../../notifications/render.ts'
import { timing } from '../../../notifications/timing.ts'
import { decide } from '../../../rules/notifications/notify.ts'
import { outsideText } from '../../../rules/people/typed-text.ts'
import { addMinutes } from '../../../rules/time/time.ts'
import { textsIn } from '../../../texts/texts.ts'
import { transaction } from '../../../transaction.ts'
import { canInvite, canSeeMembers } from '../member-policy.ts'
import { memberNotFound, ownerRequired } from '../members.ts'

const OPEN_MINUTES = 7 * 24 * 60
const DAY = 24 * 3600
/** What one shop can make us send, and what one address gets from all shops together. */
const perShop: Limit = { name: 'invitations-of-shop', times: 20, seconds: DAY }
const perAddress: Limit = { name: 'invitations-to-address', times: 3, seconds: DAY }

/** The invitations of the shop that nobody has answered. Throws MEMBER_NOT_FOUND, OWNER_REQUIRED. */
export async function listInvitations(ctx: Context, actor: Actor, shopId: string): Promise<Invitations> {
  asOwner(actor, shopId)
  const rows = await openInvitationsOf(ctx.db, shopId)
  return { invitations: rows.map((row) => invitationView(row, ctx.clock.now())) }
}

/**
 * An owner asks somebody to join, by e-mail or on WhatsApp. Throws MEMBER_NOT_FOUND, OWNER_REQUIRED, ALREADY_MEMBER,
 * INVITATION_COUNTRY, TOO_MANY_INVITATIONS, STATUS_FORBIDS.
 */
export async function invite(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { to, role }: InviteForm,
): Promise<InvitationView> {
  asOwner(actor, shopId)
  const address = { email: 'email' in to ? to.email : null, phone: 'phone' in to ? to.phone : null }
  if (address.phone && !getsCodes(ctx, address.phone)) throw invitationCountry()
  await count(ctx, shopId, address)
  return transaction(ctx, async (ctx) => {
    const me = await ownerNow(ctx, actor, shopId)
    if (await isMembersAddress(ctx.db, shopId, address)) throw alreadyMember()
    const at = ctx.clock.now()
    const token = newToken()
    const row = await putInvitation(
      ctx.db,
      {
        ...{ shop_id: shopId, role, ...address },
        token_hash: address.email ? hashOf(ctx, 'invitation', token) : null,
        invited_by: me.contactId,
        expires_at: addMinutes(at, OPEN_MINUTES),
      },
      at,
    )
    await note(ctx, me, row, 'create')
    await send(ctx, row, token)
    return invitationView(row, at)
  })
}

/** Sends it once more, for another seven days. Throws INVITATION_NOT_FOUND, OWNER_REQUIRED, TOO_MANY_INVITATIONS. */
export async function resendInvitation(ctx: Context, actor: Actor, id: string): Promise<InvitationView> {
  return transaction(ctx, async (ctx) => {
    const { me, row } = await ownInvitation(ctx, actor, id)
    await count(ctx, row.shop_id, row)
    const at = ctx.clock.now()
    const token = newToken()
    const change = {
      token_hash: row.email ? hashOf(ctx, 'invitation', token) : null,
      sent_at: at,
      expires_at: addMinutes(at, OPEN_MINUTES),
      invited_by: me.contactId,
    }
    await setSent(ctx.db, id, change)
    await send(ctx, { ...row, ...change }, token)
    return invitationView({ ...row, ...change }, at)
  })
}

/** Throws INVITATION_NOT_FOUND, OWNER_REQUIRED. */
export const withdrawInvitation = (ctx: Context, actor: Actor, id: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { me, row } = await ownInvitation(ctx, actor, id)
    await endInvitation(ctx.db, id, 'withdrawn', ctx.clock.now())
    await note(ctx, me, row, 'delete')
  })

function asOwner(actor: Actor, shopId: string): Person {
  if (!canSeeMembers(actor, shopId)) throw memberNotFound()
  if (!canInvite(actor, shopId)) throw ownerRequired()
  return actor
}

async function ownerNow(ctx: Context, actor: Actor, shopId: string): Promise<Person> {
  const shop = await lockStanding(ctx.db, shopId)
  const me = asOwner(await actorNow(ctx, actor), shopId)
  if (shop?.business_status === 'blocked') throw shopBlocked()
  return me
}

async function ownInvitation(ctx: Context, actor: Actor, id: string): Promise<{ me: Person; row: InvitationRow }> {
  const row = await lockInvitation(ctx.db, id)
  if (!row || !canSeeMembers(actor, row.shop_id)) throw invitationNotFound()
  return { me: await ownerNow(ctx, actor, row.shop_id), row }
}

async function count(
  ctx: Context,
  shopId: string,
  { email, phone }: Pick<InvitationRow, 'email' | 'phone'>,
): Promise<void> {
  const address = (email ?? phone ?? '').toLowerCase()
  const isTooMany =
    (await ctx.limits.take(perShop, shopId)) !== undefined || (await ctx.limits.take(perAddress, address)) !== undefined
  if (isTooMany) throw tooManyInvitations()
}

/** A mail carries the token of its link, which no event holds. */
const send = async (ctx: Context, row: InvitationRow, token: string): Promise<void> => {
  if (row.email) await mailInvitation(ctx, row.id, token)
  else await record(ctx, { type: 'member.invited', invitationId: row.id, sentAt: row.sent_at.toISOString() })
}

const note = (ctx: Context, me: Person, row: InvitationRow, action: 'create' | 'delete'): Promise<void> =>
  noteAudit(ctx, {
    contactId: me.contactId,
    action,
    entity: 'invitation',
    entityId: row.id,
    after: { shop: row.shop_id, role: row.role, by: row.email ? 'email' : 'whatsapp' },
  })

/** The mailbox or the number that it went to. */
export const addressOf = ({ email, phone }: Pick<InvitationRow, 'email' | 'phone'>): string => email ?? phone ?? ''

const invitationView = (row: InvitationRow, now: Date): InvitationView => ({
  id: row.id,
  to: addressOf(row),
  by: row.email === null ? 'whatsapp' : 'email',
  role: row.role,
  sentAt: row.sent_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  expired: row.expires_at <= now,
})

export const myInvitationView = (row: InvitedRow): MyInvitation => ({
  id: row.id,
  shop: { id: row.shop_id, slug: row.slug, name: row.shop_name },
  role: row.role,
  from: row.from_name,
  to: addressOf(row),
  expiresAt: row.expires_at.toISOString(),
})

const goneSays = 'This invitation is not open any more. Please ask the shop for another one.'
/** For who may not know whether it ever was. */
export const invitationNotFound = () => new Refusal('INVITATION_NOT_FOUND', goneSays, 404)
export const invitationGone = () => new Refusal('INVITATION_GONE', goneSays, 410)
export const invitedElsewhere = (to: string) =>
  new Refusal(
    'INVITED_ELSEWHERE',
    `This invitation is for ${to}. Please sign in with that address, or add it to your account.`,
    403,
  )
const alreadyMember = () => new Refusal('ALREADY_MEMBER', 'This person belongs to the shop already.', 409)
const invitationCountry = () =>
  new Refusal(
    'INVITATION_COUNTRY',
    'We send no invitations to numbers of this country. Please invite the person by email.',
    409,
  )
const tooManyInvitations = () =>
  new Refusal('TOO_MANY_INVITATIONS', 'Very many invitations were sent today. Please go on tomorrow.', 409)
const shopBlocked = () =>
  new Refusal('STATUS_FORBIDS', 'We have blocked your shop, so nobody can be invited now. Please contact support.', 409)

/** The token stands behind the #, so that no server and no log sees it. */
async function mailInvitation(ctx: Context, id: string, token: string): Promise<void> {
  const row = await invitedById(ctx.db, id)
  if (!row?.email) return
  const say = textsIn('en')
  const facts = {
    invitationId: id,
    shop: outsideText(row.shop_name),
    from: outsideText(row.from_name ?? ''),
    role: row.role,
    url: `${ctx.config.publicUrl}/invitation#${token}`,
  }
  const { buttons: _, question: __, ...notice } = kinds.shop_invitation.notice(facts, say)
  const at = ctx.clock.now()
  const decision = decide(kinds.shop_invitation, 'email', mailOnly(ctx, row.email, false), at)
  const mailId = await insertMail(ctx.db, {
    contact_id: null,
    to_address: row.email,
    kind: 'shop_invitation',
    ...asMail(notice, { footer: say.staffNotices.invitation.footer, answer: undefined }),
    secret: true,
    created_at: at,
    trace_id: ctx.traceId ?? null,
    ...timing(decision, at),
  })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}
