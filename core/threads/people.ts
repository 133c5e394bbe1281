import {
  contactOfAccount,
  joinThread,
  participantById,
  participantOf,
  setActive,
} from '#db/queries/threads/thread-people.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Participant } from '../contracts/threads.ts'
import { Refusal } from '../errors.ts'
import { actorOf } from '../load-actor.ts'
import { push } from '../realtime/push.ts'
import { transaction } from '../transaction.ts'
import { noteThread } from './note-thread.ts'
import { threadParticipants } from './read-thread.ts'
import { notParticipant } from './refusals.ts'
import { activeThreadAccess } from './thread-access.ts'
import { canManage, joinsAs } from './thread-policy.ts'

const notOfShop = () => new Refusal('PARTICIPANT_ADD_FAILED', 'Only people of the fitment centre can be added', 409)
const noSuchPerson = () => new Refusal('PARTICIPANT_REMOVE_FAILED', 'There is no such participant on your side', 404)

/**
 * The shop adds another of its members, also one who was removed before. Throws UNAUTHORIZED, PARTICIPANT_ADD_FAILED.
 */
export const addParticipant = (
  ctx: Context,
  actor: Actor,
  threadId: string,
  accountId: string,
): Promise<{ participants: Participant[] }> =>
  transaction(ctx, async (ctx) => {
    const access = await activeThreadAccess(ctx, actor, threadId)
    const { thread, me } = access
    if (!canManage(me)) throw notParticipant()
    const contactId = await contactOfAccount(ctx.db, accountId)
    if (!contactId || joinsAs(await actorOf(ctx, contactId), thread) !== me.role) throw notOfShop()
    await joinThread(ctx.db, { thread_id: threadId, contact_id: contactId, role: me.role, joined_at: ctx.clock.now() })
    const joined = await participantOf(ctx.db, threadId, contactId)
    if (joined) await setActive(ctx.db, joined.id, true)
    await noteThread(ctx, access, { action: 'update', after: { added: contactId } })
    return threadParticipants(ctx, access)
  })

/**
 * Removes a person of the actor's own side, or the actor; the row stays. Throws UNAUTHORIZED,
 * PARTICIPANT_REMOVE_FAILED.
 */
export const removeParticipant = (
  ctx: Context,
  actor: Actor,
  threadId: string,
  participantId: string,
): Promise<{ participants: Participant[] }> =>
  transaction(ctx, async (ctx) => {
    const access = await activeThreadAccess(ctx, actor, threadId)
    const other = await participantById(ctx.db, participantId)
    if (other?.thread_id !== threadId || other.role !== access.me.role) throw noSuchPerson()
    await setActive(ctx.db, other.id, false)
    await noteThread(ctx, access, { action: 'update', after: { removed: other.contact_id } })
    if (other.contact_id) await push(ctx, [`contact:${other.contact_id}`], { type: 'access_changed' })
    return threadParticipants(ctx, access)
  })
