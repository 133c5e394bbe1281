import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll } from 'vitest'
import { serveRealtime } from '#api/realtime.ts'
import type { FromBrowser, RealtimeEvent, ToBrowser } from '#core/contracts/realtime.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { ctx, own } from './auth/site.ts'

const server = createServer()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
export const realtime = await serveRealtime(ctx, server)
const sockets: Socket<ToBrowser, FromBrowser>[] = []
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await realtime.close()
  server.close()
})
/** A browser that listens, and what it has heard. */
export async function browser(cookie: string, auth: Record<string, string> = {}, origin = own) {
  const { port } = server.address() as AddressInfo
  const socket: Socket<ToBrowser, FromBrowser> = io(`http://127.0.0.1:${port}`, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    auth,
    extraHeaders: { Origin: origin, Cookie: cookie },
  })
  sockets.push(socket)
  const heard: RealtimeEvent[] = []
  const waiting: (() => void)[] = []
  socket.on('event', (event: RealtimeEvent) => {
    heard.push(event)
    for (const tell of waiting.splice(0)) tell()
  })
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('connect_error', () => resolve(false))
  })
  const next = async (type: RealtimeEvent['type']): Promise<RealtimeEvent> => {
    for (;;) {
      const found = heard.find((event) => event.type === type)
      if (found) return found
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  /** Opens a thread, and says whether it was let in. */
  const open = (threadId: string): Promise<boolean> => socket.emitWithAck('join', { threadId })
  return { connected, heard, next, open, socket }
}
