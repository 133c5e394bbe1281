import { createHash, timingSafeEqual } from 'node:crypto'
import { customersByReference, giveGuestThread, participantOf } from '#db/queries/threads/thread-people.ts'
import type { Actor, Person } from '../actor.ts'
import type { Context } from '../context.ts'
import type { GuestThreadView } from '../contracts/threads.ts'
import { push, pushThread } from '../realtime.ts'
import { transaction } from '../transaction.ts'
import { noteThread } from './note-thread.ts'
import { readThread } from './read-thread.ts'
import { businessToBusiness, keptElsewhere, threadNotFound } from './refusals.ts'
import { accessByLink, accessOfParticipant, messagesUrl, type ThreadAccess, threadLink } from './thread-access.ts'
import { canKeep, joinsAs } from './thread-policy.ts'

/** The thread that a private link opens for this visitor. Throws THREAD_NOT_FOUND. */
export async function guestThread(ctx: Context, token: string, actor: Actor): Promise<GuestThreadView> {
  const access = await accessByLink(ctx, token)
  const { contact_id } = access.me
  const isMine = canKeep(actor) && actor.contactId === contact_id
  const inAccount = isMine ? 'mine' : contact_id ? 'another' : 'none'
  return { ...(await readThread(ctx, access)), inAccount, chatKey: contact_id ? null : chatKey(ctx, access) }
}

/**
 * Puts a guest's conversation among those of the account that is signed in, because its person holds the private link,
 * which goes on working. Answers reach that person from then on. Throws THREAD_NOT_FOUND, BUSINESS_TO_BUSINESS for a
 * member of its shop, KEPT_ELSEWHERE.
 */
export const keepThread = (ctx: Context, actor: Actor, token: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const access = await accessByLink(ctx, token)
    if (!canKeep(actor)) throw threadNotFound()
    await give(ctx, actor, access)
  })

async function give(ctx: Context, actor: Person, access: ThreadAccess): Promise<void> {
  const { thread, me } = access
  const { contactId } = actor
  if (joinsAs(actor, thread)) throw businessToBusiness()
  if (!(await giveGuestThread(ctx.db, me.id, contactId))) {
    if ((await participantOf(ctx.db, thread.id, contactId))?.id === me.id) return
    throw keptElsewhere()
  }
  const kept = { ...access, me: { ...me, contact_id: contactId } }
  await noteThread(ctx, kept, { action: 'update', before: { keptBy: null }, after: { keptBy: contactId } })
  await pushThread(ctx, thread.id)
  await push(ctx, [`contact:${contactId}`], { type: 'messages_read' })
}

/** Shows in the chat that the sender holds the private link; it is shorter, and gives away nothing of it. */
const chatKey = ({ config }: Pick<Context, 'config'>, { me }: ThreadAccess): string =>
  createHash('sha256')
    .update(`chat ${threadLink(config, me)}`)
    .digest('hex')
    .slice(0, 16)

/**
 * The conversation that a person names in the chat: their own, or by the key of its private page a guest's, which is
 * theirs from then on. `isGiven`: it has become theirs now. Throws THREAD_NOT_FOUND, BUSINESS_TO_BUSINESS, KEPT_ELSEWHERE.
 */
export const threadOfReference = (
  ctx: Context,
  actor: Person,
  { reference, key }: { reference: string; key?: string },
): Promise<{ threadId: string; link: string; isGiven: boolean }> =>
  transaction(ctx, async (ctx) => {
    for (const { thread_id: threadId, id } of await customersByReference(ctx.db, reference)) {
      const access = await accessOfParticipant(ctx, id)
      const { me } = access
      const link = me.guest_name === null ? messagesUrl(ctx.config, threadId) : threadLink(ctx.config, me)
      const found = { threadId, link }
      if (me.contact_id === actor.contactId && me.is_active) return { ...found, isGiven: false }
      if (me.contact_id !== null || !key || !isSame(key.toLowerCase(), chatKey(ctx, access))) continue
      await give(ctx, actor, access)
      return { ...found, isGiven: true }
    }
    throw threadNotFound()
  })

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
