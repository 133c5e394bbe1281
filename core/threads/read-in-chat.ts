import { newestMessageBefore } from '#db/queries/threads/thread-messages.ts'
import { participantOf } from '#db/queries/threads/thread-people.ts'
import type { Context } from '../context.ts'
import { QUESTION } from '../messaging/outbound/wait-for-reply.ts'
import { markThreadRead } from './read-thread.ts'
import { accessOfParticipant } from './thread-access.ts'

type Told = { contact_id: string; thread_id: string | null; kind: string; created_at: Date }

/**
 * The person has read on WhatsApp what we told them of a thread, so its messages until then are read; the question that
 * asks for a reply shows none of them.
 */
export async function readInChat(ctx: Context, told: Told): Promise<void> {
  if (!told.thread_id || told.kind === QUESTION) return
  const me = await participantOf(ctx.db, told.thread_id, told.contact_id)
  const upTo = await newestMessageBefore(ctx.db, told.thread_id, told.created_at)
  if (me && upTo) await markThreadRead(ctx, await accessOfParticipant(ctx, me.id), upTo)
}
