import { whoIs } from '#core/auth/sessions.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import type { Context } from '#core/context.ts'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import { Refusal } from '#core/errors.ts'
import type { Room } from '#core/realtime/push.ts'
import { accessByLink } from '#core/threads/thread-access.ts'

/** The rooms that a browser may listen to: its person's, and those of its private links. Empty if there are none. */
export async function roomsFor(ctx: Context, sessionToken: string | undefined, links: RealtimeAuth): Promise<Room[]> {
  const visitor = await whoIs(ctx, sessionToken)
  const rooms: Room[] = visitor ? [`account:${visitor.account.id}`] : []
  if (visitor?.contactId) rooms.push(`contact:${visitor.contactId}`)
  const { thread, booking } = links
  if (thread)
    rooms.push(...(await opened(async () => `thread-link:${(await accessByLink(ctx, thread)).me.id}` as const)))
  if (booking)
    rooms.push(...(await opened(async () => `booking-link:${(await linkHolder(ctx, booking)).bookingId}` as const)))
  return rooms
}

/** Nothing if we did not make the link. */
async function opened(room: () => Promise<Room>): Promise<Room[]> {
  try {
    return [await room()]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}
