import { notify } from '#db/client.ts'
import type { Context } from '../context.ts'
import type { RealtimeEvent } from '../contracts/realtime.ts'

export const PUSH_CHANNEL = 'push'

/** Who is told: a person on all of their browsers, or whoever looks at a guest's private page. */
export type Room = `contact:${string}` | `account:${string}` | `thread-link:${string}` | `booking-link:${string}`

export type Push = { rooms: Room[]; event: RealtimeEvent }

/** Tells the browsers that are open once the transaction commits; lost where nobody looks. */
export async function push(ctx: Pick<Context, 'db'>, rooms: readonly Room[], event: RealtimeEvent): Promise<void> {
  // PostgreSQL takes up to 8,000 bytes at a time.
  for (let from = 0; from < rooms.length; from += 100)
    await notify(ctx.db, PUSH_CHANNEL, JSON.stringify({ rooms: rooms.slice(from, from + 100), event } satisfies Push))
}
