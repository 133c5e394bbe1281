import { participantsOf } from '#db/queries/thread-people.ts'
import type { Context } from '../context.ts'
import { push } from '../realtime/push.ts'

/** Everybody in the thread who looks at it reads it anew. */
export async function pushThread(ctx: Context, threadId: string): Promise<void> {
  const people = await participantsOf(ctx.db, threadId)
  const rooms = people.flatMap(({ id, contact_id }) => [
    ...(contact_id ? [`contact:${contact_id}` as const] : []),
    `thread-link:${id}` as const,
  ])
  await push(ctx, rooms, { type: 'thread_changed', threadId })
}
