import { useEffect, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import type { RealtimeAuth, RealtimeEvent } from '#core/contracts/realtime.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { fetchCode } from '../code/fetch-code.ts'
import { useWho } from '../session.ts'

/** 'reconnected': what changed meanwhile was not told, so that everything is read anew. */
type News = RealtimeEvent | { type: 'reconnected' }
type Handler = (event: News) => void
type Line = { handlers: Set<Handler>; socket: Promise<Socket> }

/** One connection for each way in: the session, or a private link. */
const lines = new Map<string, Line>()

/** Loaded when something on the page first needs it. */
async function open(auth: RealtimeAuth, handlers: Set<Handler>): Promise<Socket> {
  const { io } = await fetchCode(() => import('socket.io-client'))
  const socket = io({ path: REALTIME_PATH, transports: ['websocket'], auth, withCredentials: true })
  const tell = (event: News) => {
    for (const handler of handlers) handler(event)
  }
  socket.on('event', tell)
  let wasConnected = false
  socket.on('connect', () => {
    if (wasConnected) tell({ type: 'reconnected' })
    wasConnected = true
  })
  // The server disconnects when a session of the account ends. A browser that is still signed in connects again; a
  // refusal is final.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    for (const handler of handlers) handler({ type: 'session_ended' })
    socket.connect()
  })
  return socket
}

function listen(auth: RealtimeAuth, handler: Handler): () => void {
  const key = JSON.stringify(auth)
  const handlers = lines.get(key)?.handlers ?? new Set<Handler>()
  const line = lines.get(key) ?? { handlers, socket: open(auth, handlers) }
  lines.set(key, line)
  line.handlers.add(handler)
  // Without a connection the page still reads anew now and then.
  line.socket.catch(() => {})
  return () => {
    line.handlers.delete(handler)
    if (line.handlers.size > 0) return
    lines.delete(key)
    line.socket.then((socket) => socket.close()).catch(() => {})
  }
}

/**
 * Calls back while the component is shown, when the server says that something changed: for a signed-in person, or for
 * the holder of the private link of one thread or booking.
 */
export function useRealtime(handler: Handler, auth?: RealtimeAuth): void {
  const who = useWho()
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  const key = auth ? JSON.stringify(auth) : who.state === 'in' ? '{}' : undefined
  useEffect(() => (key === undefined ? undefined : listen(JSON.parse(key), (event) => latest.current(event))), [key])
}
