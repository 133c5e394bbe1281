import { whoIs } from '#core/auth/sessions.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import type { Context } from '#core/context.ts'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import { Refusal } from '#core/errors.ts'
import type { Room } from '#core/realtime/push.ts'
import { seatOfLink } from '#core/threads/seat.ts'

/** What a browser may listen to: its person's own things, and what its private links open. Empty: nothing. */
export async function roomsFor(ctx: Context, sessionToken: string | undefined, links: RealtimeAuth): Promise<Room[]> {
  const visitor = await whoIs(ctx, sessionToken)
  const rooms: Room[] = visitor ? [`account:${visitor.account.id}`] : []
  if (visitor?.contactId) rooms.push(`contact:${visitor.contactId}`)
  const { thread, booking } = links
  if (thread) rooms.push(...(await opened(async () => `thread-link:${(await seatOfLink(ctx, thread)).me.id}` as const)))
  if (booking)
    rooms.push(...(await opened(async () => `booking-link:${(await linkHolder(ctx, booking)).bookingId}` as const)))
  return rooms
}

/** Nothing for a link that is not ours. */
async function opened(room: () => Promise<Room>): Promise<Room[]> {
  try {
    return [await room()]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
