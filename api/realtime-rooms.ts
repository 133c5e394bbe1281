import type { Socket } from 'socket.io'
import { z } from 'zod'
import { whoIs } from '#core/auth/sessions.ts'
import { linkHolder } from '#core/bookings/guests/guest-booking.ts'
import type { Context } from '#core/context.ts'
import { browserEvents, type FromBrowser, type RealtimeAuth, type ToBrowser } from '#core/contracts/realtime.ts'
import type { ParticipantRole } from '#core/contracts/threads.ts'
import { Refusal } from '#core/errors.ts'
import { roundHolder } from '#core/quotes/guests/round-link.ts'
import { pushTyping, type Room, threadRoom } from '#core/realtime.ts'
import {
  MAX_EVENTS_PER_SECOND,
  MAX_EVENTS_TOO_MANY,
  MAX_THREADS_OF_A_SOCKET,
  TYPING_EVERY_MS,
} from '#core/rules/website/realtime.ts'
import { accessByLink, activeThreadAccess, type ThreadAccess } from '#core/threads/thread-access.ts'

/** The private links that a browser may show, each by its token. */
export const Links = z.object({
  thread: z.string().max(100).optional(),
  booking: z.string().max(100).optional(),
  quotes: z.string().max(100).optional(),
} satisfies Record<keyof RealtimeAuth, unknown>)
type Links = z.infer<typeof Links>

/** The session or link that a browser connected with; it may listen while that opens its rooms. */
export type Entry = {
  token: string | undefined
  links: Links
  /** When the session ends, as far as is known: it may have been prolonged since. */
  endsAt?: Date | undefined
}

/**
 * The rooms that a browser may listen to: those of the private links that it shows, or else its person's, who has a
 * connection of their own beside that of a link. Empty if there are none, also where a link does not open.
 */
export const roomsFor = (ctx: Context, { token, links }: Entry): Promise<Room[]> =>
  showsLink(links) ? linkedRooms(ctx, links) : ownRooms(ctx, token)

export const showsLink = (links: Links): boolean => Object.values(links).some(Boolean)

async function ownRooms(ctx: Context, token: string | undefined): Promise<Room[]> {
  const visitor = await whoIs(ctx, token)
  const rooms: Room[] = visitor ? [`account:${visitor.account.id}`] : []
  if (visitor?.contactId) rooms.push(`contact:${visitor.contactId}`)
  return rooms
}

async function linkedRooms(ctx: Context, { thread, booking, quotes }: Links): Promise<Room[]> {
  const [byLink, holder, asker] = [
    thread && (await opened(() => accessByLink(ctx, thread))),
    booking && (await opened(() => linkHolder(ctx, booking))),
    quotes && (await opened(() => roundHolder(ctx, quotes))),
  ]
  const rooms: Room[] = byLink ? [`thread-link:${byLink.me.id}`] : []
  if (holder) rooms.push(`booking-link:${holder.bookingId}`)
  if (asker) rooms.push(`quotes-link:${asker.roundId}`)
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

/** Counts what is open at one time, by key. */
export function openPlaces(most: number) {
  const taken = new Map<string, number>()
  const isFree = (key: string): boolean => (taken.get(key) ?? 0) < most
  return {
    isFree,
    /** False when all places of the key are taken. */
    take(key: string): boolean {
      if (!isFree(key)) return false
      taken.set(key, (taken.get(key) ?? 0) + 1)
      return true
    },
    give(key: string): void {
      const left = (taken.get(key) ?? 1) - 1
      if (left > 0) taken.set(key, left)
      else taken.delete(key)
    },
  }
}

export type Listener = Socket<FromBrowser, ToBrowser, Record<string, never>, Entry>

/** Takes what a browser says: which thread it has open, and that its person writes there. */
export function hearBrowser(ctx: Context, socket: Listener): void {
  limitEvents(socket)
  const tell = typing(ctx, socket)
  const failed = (error: unknown): void => ctx.log.warn({ err: error }, 'what a browser said could not be handled')
  socket.on('join', (said: unknown, answer: unknown) => {
    join(ctx, socket, said).then((joined) => typeof answer === 'function' && answer(joined), failed)
  })
  socket.on('leave', (said: unknown) => {
    const { data } = browserEvents.leave.safeParse(said)
    if (data) for (const room of roomsOf(socket, data.threadId)) socket.leave(room)
  })
  socket.on('typing', (said: unknown) => void tell(said).catch(failed))
}

/** The rooms of the threads that the browser has open; all of them, or those of one thread. */
export const roomsOf = (socket: Pick<Listener, 'rooms'>, threadId = ''): string[] =>
  [...socket.rooms].filter((room) => room.startsWith(`thread:${threadId}`))

async function join(ctx: Context, socket: Listener, said: unknown): Promise<boolean> {
  const { data } = browserEvents.join.safeParse(said)
  if (!data || roomsOf(socket).length >= MAX_THREADS_OF_A_SOCKET) return false
  const side = await sideIn(ctx, socket.data, data.threadId)
  if (!side || !socket.connected) return false
  await socket.join(threadRoom(data.threadId, side))
  return true
}

/** The right is asked anew each time: it may have ended since the browser opened the thread. */
function typing(ctx: Context, socket: Listener): (said: unknown) => Promise<void> {
  let toldAt = Number.NEGATIVE_INFINITY
  return async (said) => {
    const { data } = browserEvents.typing.safeParse(said)
    if (!data || roomsOf(socket, data.threadId).length === 0) return
    const { threadId } = data
    const now = performance.now()
    // What was told in time may come in a little sooner after what was late.
    if (now - toldAt < TYPING_EVERY_MS / 2) return
    toldAt = now
    const side = await sideIn(ctx, socket.data, threadId)
    if (side && socket.rooms.has(threadRoom(threadId, side))) await pushTyping(ctx, threadId, side)
    else for (const room of roomsOf(socket, threadId)) await socket.leave(room)
  }
}

/** Drops what is too much in a second, and disconnects a browser that does not stop. */
function limitEvents(socket: Listener): void {
  let [since, taken, dropped] = [0, 0, 0]
  socket.use((_event, next) => {
    const now = performance.now()
    if (now - since >= 1_000) {
      if (taken <= MAX_EVENTS_PER_SECOND) dropped = 0
      since = now
      taken = 0
    }
    taken += 1
    if (taken <= MAX_EVENTS_PER_SECOND) return next()
    dropped += 1
    if (dropped > MAX_EVENTS_TOO_MANY) socket.disconnect(true)
  })
}
