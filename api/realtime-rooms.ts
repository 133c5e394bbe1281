import { whoIs } from '#core/auth/sessions.ts'
import { linkHolder } from '#core/bookings/guests/guest-link.ts'
import type { Context } from '#core/context.ts'
import type { ParticipantRole } from '#core/contracts/threads.ts'
import { Refusal } from '#core/errors.ts'
import type { Room } from '#core/realtime/push.ts'
import { accessByLink, activeThreadAccess, type ThreadAccess } from '#core/threads/thread-access.ts'

/** The session or link that a browser connected with; it may listen while that opens its rooms. */
export type Entry = {
  token: string | undefined
  links: { thread?: string | undefined; booking?: string | undefined }
  /** When the session ends, as far as is known: it may have been prolonged since. */
  endsAt?: Date | undefined
}

/**
 * The rooms that a browser may listen to: those of the private links that it shows, or else its person's, who has a
 * connection of their own beside that of a link. Empty if there are none, also where a link does not open.
 */
export const roomsFor = (ctx: Context, { token, links }: Entry): Promise<Room[]> =>
  links.thread || links.booking ? linkedRooms(ctx, links) : ownRooms(ctx, token)

async function ownRooms(ctx: Context, token: string | undefined): Promise<Room[]> {
  const visitor = await whoIs(ctx, token)
  const rooms: Room[] = visitor ? [`account:${visitor.account.id}`] : []
  if (visitor?.contactId) rooms.push(`contact:${visitor.contactId}`)
  return rooms
}

async function linkedRooms(ctx: Context, { thread, booking }: Entry['links']): Promise<Room[]> {
  const [byLink, holder] = [
    thread && (await opened(() => accessByLink(ctx, thread))),
    booking && (await opened(() => linkHolder(ctx, booking))),
  ]
  const rooms: Room[] = byLink ? [`thread-link:${byLink.me.id}`] : []
  if (holder) rooms.push(`booking-link:${holder.bookingId}`)
  return rooms
}

/** The side on which the browser has the thread open; undefined if neither its session nor its link opens it. */
export async function sideIn(ctx: Context, entry: Entry, threadId: string): Promise<ParticipantRole | undefined> {
  return ((await bySession(ctx, entry, threadId)) ?? (await byLink(ctx, entry, threadId)))?.me.role
}

async function bySession(ctx: Context, { token }: Entry, threadId: string): Promise<ThreadAccess | undefined> {
  const visitor = await whoIs(ctx, token)
  return visitor && opened(() => activeThreadAccess(ctx, visitor.actor, threadId))
}

async function byLink(ctx: Context, { links: { thread } }: Entry, threadId: string): Promise<ThreadAccess | undefined> {
  const access = thread === undefined ? undefined : await opened(() => accessByLink(ctx, thread))
  return access?.thread.id === threadId ? access : undefined
}

/** Undefined if it is refused, such as a link that we did not make. */
async function opened<T>(open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
