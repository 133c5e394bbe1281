import { io, type Socket } from 'socket.io-client'
import type { FromBrowser, RealtimeAuth, ToBrowser } from '#core/contracts/realtime.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import type { News } from './news.ts'

/** A connection that was refused is tried again so much later; one that was lost comes back within seconds by itself. */
const REFUSED_MS = 30_000
/** A page that nobody has looked at for so long may have slept through a change. */
const ASLEEP_MS = 30_000

type Page = { tell(news: News): void; setLive(isLive: boolean): void }
export type OpenLine = {
  /** Hears who writes in the thread, until it is left as often as it was joined. */
  join(threadId: string): void
  leave(threadId: string): void
  typing(threadId: string): void
  close(): void
}

/** Connects, and tells the page what the server says. Whatever happens to the connection, it comes back by itself. */
export function openLine(auth: RealtimeAuth, { tell, setLive }: Page): OpenLine {
  const socket: Socket<ToBrowser, FromBrowser> = io({
    path: REALTIME_PATH,
    transports: ['websocket'],
    auth,
    withCredentials: true,
  })
  const threads = new Map<string, number>()
  let again: ReturnType<typeof setTimeout> | undefined
  socket.on('event', (event) => tell(event.type === 'missed' ? { type: 'resumed' } : event))
  socket.on('connect', () => {
    for (const threadId of threads.keys()) socket.emit('join', { threadId })
    setLive(true)
    tell({ type: 'resumed' })
  })
  socket.on('connect_error', () => {
    if (!socket.active) again = setTimeout(() => socket.connect(), REFUSED_MS)
  })
  // The server disconnects when a session of the account ends. A browser that is still signed in connects again.
  socket.on('disconnect', (reason) => {
    setLive(false)
    if (reason !== 'io server disconnect') return
    tell({ type: 'session_ended' })
    socket.connect()
  })
  const forgetWaking = onWaking(() => (socket.connected ? tell({ type: 'resumed' }) : socket.connect()))
  return {
    join: (threadId) => {
      const times = threads.get(threadId) ?? 0
      threads.set(threadId, times + 1)
      if (times === 0 && socket.connected) socket.emit('join', { threadId })
    },
    leave: (threadId) => {
      const times = (threads.get(threadId) ?? 0) - 1
      if (times > 0) return void threads.set(threadId, times)
      threads.delete(threadId)
      if (socket.connected) socket.emit('leave', { threadId })
    },
    typing: (threadId) => void (socket.connected && socket.emit('typing', { threadId })),
    close: () => {
      clearTimeout(again)
      forgetWaking()
      socket.close()
    },
  }
}

/** Calls back when somebody comes back to a page that they had left for long: a phone may have slept meanwhile. */
function onWaking(wake: () => void): () => void {
  let hiddenAt = Number.POSITIVE_INFINITY
  const changed = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now()
    else if (Date.now() - hiddenAt > ASLEEP_MS) wake()
  }
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
