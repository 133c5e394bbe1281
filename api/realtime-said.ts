import type { Socket } from 'socket.io'
import type { Context } from '#core/context.ts'
import { browserEvents, type FromBrowser, type ToBrowser } from '#core/contracts/realtime.ts'
import { threadRoom } from '#core/realtime/push.ts'
import { pushTyping } from '#core/realtime/typing.ts'
import {
  MOST_EVENTS_PER_SECOND,
  MOST_EVENTS_TOO_MANY,
  MOST_THREADS_OF_A_SOCKET,
  TYPING_EVERY_MS,
} from '#core/rules/website/realtime.ts'
import { type Entry, sideIn } from './realtime-rooms.ts'

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
  if (!data || roomsOf(socket).length >= MOST_THREADS_OF_A_SOCKET) return false
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
      if (taken <= MOST_EVENTS_PER_SECOND) dropped = 0
      since = now
      taken = 0
    }
    taken += 1
    if (taken <= MOST_EVENTS_PER_SECOND) return next()
    dropped += 1
    if (dropped > MOST_EVENTS_TOO_MANY) socket.disconnect(true)
  })
}
