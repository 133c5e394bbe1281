import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { z } from 'zod'
import type { Context } from '#core/context.ts'
import type { RealtimeEvent } from '#core/contracts/realtime.ts'
import { listenToPushes } from '#core/realtime/listen.ts'
import { paced } from '#core/realtime/pace.ts'
import { REALTIME_PATH } from '#core/rules/website/realtime.ts'
import { roomsFor } from './realtime-rooms.ts'
import { tokenIn } from './session-cookie.ts'

type Out = { event: (event: RealtimeEvent) => void }
type Sockets = Server<Record<string, never>, Out>
type Pace = ReturnType<typeof paced>

const Links = z.object({ thread: z.string().max(100).optional(), booking: z.string().max(100).optional() })

/** Browsers send nothing but who they are. */
const MOST_BYTES = 2_000

/**
 * Tells open browsers what has changed, whichever process changed it. They show who they are by the session cookie or
 * by a private link, and hear of nothing else. Close it before the server.
 */
export async function serveRealtime(ctx: Context, server: HttpServer): Promise<{ close(): Promise<void> }> {
  const io: Sockets = new Server(server, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    allowRequest: (request, answer) => answer(null, request.headers.origin === ctx.config.publicUrl),
  })
  const paces = new Map<string, Pace>()
  io.use((socket, next) => {
    join(ctx, socket).then(
      () => next(),
      (error: unknown) => {
        ctx.log.warn({ err: error }, 'a browser could not be connected')
        next(new Error('FAILED'))
      },
    )
  })
  io.on('connection', (socket) => {
    const pace = paced((event) => socket.emit('event', event))
    paces.set(socket.id, pace)
    socket.on('disconnect', () => {
      pace.stop()
      paces.delete(socket.id)
    })
  })
  const listening = await listenToPushes(ctx, ({ rooms, event }) => {
    const sockets = new Set(rooms.flatMap((room) => [...(io.sockets.adapter.rooms.get(room) ?? [])]))
    for (const id of sockets) paces.get(id)?.tell(event)
    if (event.type === 'session_ended') io.in(rooms).disconnectSockets()
  })
  return {
    close: async () => {
      await listening.close()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}

async function join(ctx: Context, socket: Socket): Promise<void> {
  const links = Links.safeParse(socket.handshake.auth)
  const rooms = await roomsFor(ctx, tokenIn(ctx, socket.request.headers.cookie), links.success ? links.data : {})
  if (rooms.length === 0) throw new Error('nobody is signed in, and no private link is shown')
  await socket.join(rooms)
}
