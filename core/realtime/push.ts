import { notify } from '#db/client.ts'
import type { Context } from '../context.ts'
import type { RealtimeEvent } from '../contracts/realtime.ts'
import type { ParticipantRole } from '../contracts/threads.ts'

export const PUSH_CHANNEL = 'push'

/** A room of browsers: all browsers of one person, or those that show one guest's private page. */
export type Room =
  | `contact:${string}`
  | `account:${string}`
  | `thread-link:${string}`
  | `booking-link:${string}`
  | ThreadRoom
/** The browsers of one side that have the thread open. */
export type ThreadRoom = `thread:${string}:${ParticipantRole}`
export const threadRoom = (threadId: string, side: ParticipantRole): ThreadRoom => `thread:${threadId}:${side}`

export type Push = { rooms: Room[]; event: RealtimeEvent }

/**
 * Tells the open browsers of the rooms when the transaction commits. Nothing is kept for a browser that is not open.
 */
export async function push(ctx: Pick<Context, 'db'>, rooms: readonly Room[], event: RealtimeEvent): Promise<void> {
  // PostgreSQL takes up to 8,000 bytes at a time.
  for (let from = 0; from < rooms.length; from += 100)
    await notify(ctx.db, PUSH_CHANNEL, JSON.stringify({ rooms: rooms.slice(from, from + 100), event } satisfies Push))
}
