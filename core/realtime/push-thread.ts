import { threadsCarried } from '#db/queries/threads/deliveries.ts'
import { listenersOf } from '#db/queries/threads/thread-people.ts'
import type { Context } from '../context.ts'
import { push } from './push.ts'

/** Tells the open browsers of everybody in the thread to read it anew. */
export const pushThread = (ctx: Context, threadId: string): Promise<void> => pushThreads(ctx, [threadId])

/** Tells the open browsers of everybody in several threads. */
export async function pushThreads(ctx: Context, threadIds: readonly string[]): Promise<void> {
  const people = Map.groupBy(await listenersOf(ctx.db, threadIds), ({ thread_id }) => thread_id)
  for (const [threadId, there] of people) {
    const rooms = there.flatMap(({ id, contact_id }) => [
      ...(contact_id ? [`contact:${contact_id}` as const] : []),
      ...(id ? [`thread-link:${id}` as const] : []),
    ])
    await push(ctx, rooms, { type: 'thread_changed', threadId })
  }
}

/** A message of a thread has come further on its way to a phone, or is stuck. */
export const pushDelivery = async (ctx: Context, outboundId: string): Promise<void> =>
  pushThreads(ctx, await threadsCarried(ctx.db, outboundId))
