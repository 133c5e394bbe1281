import { giveGuestThread, participantOf } from '#db/queries/threads/thread-people.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { GuestThreadView } from '../contracts/threads.ts'
import { push, pushThread } from '../realtime/push.ts'
import { transaction } from '../transaction.ts'
import { noteThread } from './note-thread.ts'
import { readThread } from './read-thread.ts'
import { businessToBusiness, keptElsewhere, threadNotFound } from './refusals.ts'
import { accessByLink } from './thread-access.ts'
import { canKeep, joinsAs } from './thread-policy.ts'

/** The thread that a private link opens for this visitor. Throws THREAD_NOT_FOUND. */
export async function guestThread(ctx: Context, token: string, actor: Actor): Promise<GuestThreadView> {
  const access = await accessByLink(ctx, token)
  const { contact_id } = access.me
  const isMine = canKeep(actor) && actor.contactId === contact_id
  return { ...(await readThread(ctx, access)), inAccount: isMine ? 'mine' : contact_id ? 'another' : 'none' }
}

/**
 * Puts a guest's conversation among those of the account that is signed in, because its person holds the private link,
 * which goes on working. Answers reach that person from then on. Throws THREAD_NOT_FOUND, BUSINESS_TO_BUSINESS for a
 * member of its shop, KEPT_ELSEWHERE.
 */
export const keepThread = (ctx: Context, actor: Actor, token: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const access = await accessByLink(ctx, token)
    const { thread, me } = access
    if (!canKeep(actor)) throw threadNotFound()
    if (joinsAs(actor, thread)) throw businessToBusiness()
    const { contactId } = actor
    if (!(await giveGuestThread(ctx.db, me.id, contactId))) {
      if ((await participantOf(ctx.db, thread.id, contactId))?.id === me.id) return
      throw keptElsewhere()
    }
    const kept = { ...access, me: { ...me, contact_id: contactId } }
    await noteThread(ctx, kept, { action: 'update', before: { keptBy: null }, after: { keptBy: contactId } })
    await pushThread(ctx, thread.id)
    await push(ctx, [`contact:${contactId}`], { type: 'messages_read' })
  })
