import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server } from 'socket.io'
import { openTokens } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { FromBrowser, ToBrowser } from '#core/contracts/realtime.ts'
import { listenToPushes, paced } from '#core/realtime.ts'
import { clientKey } from '#core/rules/people/device.ts'
import {
  MAX_SOCKETS_A_MINUTE,
  MAX_SOCKETS_AT_AN_ADDRESS,
  MAX_SOCKETS_OF_A_PERSON,
  REALTIME_PATH,
} from '#core/rules/website/realtime.ts'
import { addressBehind, tokenIn } from './browser.ts'
import {
  type Entry,
  hearBrowser,
  Links,
  type Listener,
  openPlaces,
  roomsFor,
  roomsOf,
  showsLink,
  sideIn,
} from './realtime-rooms.ts'

type Sockets = Server<FromBrowser, ToBrowser, Record<string, never>, Entry>
type Pace = ReturnType<typeof paced>
type Places = ReturnType<typeof openPlaces>

/** Browsers send little: who they are, which thread they have open, and that somebody writes there. */
const MAX_BYTES = 2_000
const CHECK_MS = 60_000

/**
 * Tells open browsers what has changed, whichever process changed it. A browser shows its session cookie or a private
 * link, and hears of nothing else. `check` disconnects browsers whose session or link has ended, which also happens
 * every minute. Close it before the server.
 */
export async function serveRealtime(
  ctx: Context,
  server: HttpServer,
): Promise<{ check(): Promise<void>; close(): Promise<void> }> {
  const addresses = openPlaces(MAX_SOCKETS_AT_AN_ADDRESS)
  const io: Sockets = new Server(server, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MAX_BYTES,
    allowRequest: (request, answer) => {
      mayArrive(ctx, request, addresses).then(
        (may) => answer(null, may),
        () => answer('FAILED', false),
      )
    },
  })
  holdAddresses(ctx, io, addresses)
  const paces = new Map<string, Pace>()
  const admit = admission(ctx)
  io.use((socket, next) => {
    admit(socket).then(
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
    hearBrowser(ctx, socket)
    socket.on('disconnect', () => {
      pace.stop()
      paces.delete(socket.id)
    })
  })
  const check = (sockets: readonly Listener[] = [...io.sockets.sockets.values()]): Promise<void> =>
    letOutEnded(ctx, sockets)
  const wasChecked = (sockets?: readonly Listener[]): Promise<boolean> =>
    check(sockets).then(
      () => true,
      (error: unknown) => {
        ctx.log.warn({ err: error }, 'open browsers could not be checked')
        return false
      },
    )
  const listening = await passOn(ctx, io, paces, wasChecked)
  const clock = setInterval(() => void wasChecked(), CHECK_MS)
  return {
    check,
    close: async () => {
      clearInterval(clock)
      await listening.close()
      // Browsers take this for a lost connection and come back by themselves, to another process if there is one.
      io.engine.close()
    },
  }
}

/**
 * Passes each push on to the browsers in its rooms, at their pace. `wasChecked` lets out those whose rights have
 * changed, and those whose session has come to its end: these hear nothing before they have been looked at.
 */
function passOn(
  ctx: Context,
  io: Sockets,
  paces: ReadonlyMap<string, Pace>,
  wasChecked: (sockets: readonly Listener[]) => Promise<boolean>,
) {
  const { adapter, sockets } = io.sockets
  return listenToPushes(ctx, {
    heard: ({ rooms, event }) => {
      const ids = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]))
      const listeners = [...ids].flatMap((id) => sockets.get(id) ?? [])
      const tell = (socket: Listener): void => paces.get(socket.id)?.tell(event)
      const late = listeners.filter((socket) => isPastEnd(ctx, socket))
      for (const socket of listeners) if (!late.includes(socket)) tell(socket)
      if (event.type === 'session_ended') io.in(rooms).disconnectSockets()
      const doubtful = event.type === 'access_changed' ? listeners : late
      if (doubtful.length === 0) return
      void wasChecked(doubtful).then((known) => {
        if (known) for (const socket of late) if (rooms.some((room) => socket.rooms.has(room))) tell(socket)
      })
    },
    missed: () => {
      for (const pace of paces.values()) pace.tell({ type: 'missed' })
    },
  })
}

/** Refuses connections from other sites' pages, and too many from one address, in a minute or at a time. */
async function mayArrive(ctx: Context, request: IncomingMessage, addresses: Places): Promise<boolean> {
  if (request.headers.origin !== ctx.config.publicUrl) return false
  const arrivals = { name: 'sockets', times: MAX_SOCKETS_A_MINUTE, seconds: 60, loose: true }
  const key = keyOf(ctx, request)
  return (await ctx.limits.take(arrivals, key)) === undefined && addresses.isFree(key)
}

const keyOf = (ctx: Context, request: IncomingMessage): string =>
  clientKey(addressBehind(request, ctx.config.trustedProxies))

/** Counts connections, also those that never identify themselves. */
function holdAddresses(ctx: Context, io: Sockets, addresses: Places): void {
  io.engine.on('connection', (connection: Listener['conn']) => {
    const key = keyOf(ctx, connection.request)
    if (!addresses.take(key)) return connection.close()
    connection.once('close', () => addresses.give(key))
  })
}

/** Adds a browser to its own rooms, up to a limit for each person or link. */
function admission(ctx: Context): (socket: Listener) => Promise<void> {
  const places = openPlaces(MAX_SOCKETS_OF_A_PERSON)
  return async (socket) => {
    const links = Links.safeParse(socket.handshake.auth)
    socket.data = { token: tokenIn(ctx, socket.request.headers.cookie), links: links.success ? links.data : {} }
    const rooms = await roomsFor(ctx, socket.data)
    const [first] = rooms
    if (first === undefined) throw new Error('nobody is signed in, and no private link is shown')
    const { token } = socket.data
    if (token) socket.data.endsAt = (await openTokens(ctx, [token])).get(token)
    if (socket.conn.readyState !== 'open' || !places.take(first)) throw new Error('too many browsers listen already')
    socket.conn.once('close', () => places.give(first))
    await socket.join(rooms)
  }
}

/** The session may have come to its end: it was to end by now when it was last looked at. */
const isPastEnd = (ctx: Context, { data: { endsAt } }: Listener): boolean =>
  endsAt !== undefined && endsAt <= ctx.clock.now()

/**
 * Takes each browser out of the rooms that its session or link no longer opens, and of the threads that are no longer
 * its person's; disconnects one without any room.
 */
async function letOutEnded(ctx: Context, sockets: readonly Listener[]): Promise<void> {
  const open = await openTokens(ctx, [...new Set(sockets.flatMap(({ data }) => data.token ?? []))])
  for (const socket of sockets) {
    const { token, links } = socket.data
    const linked = new Set<string>(showsLink(links) ? await roomsFor(ctx, { token: undefined, links }) : [])
    const signedIn = token !== undefined && open.has(token)
    if (token !== undefined) socket.data.endsAt = open.get(token) ?? ctx.clock.now()
    const threads = new Set(roomsOf(socket))
    for (const room of socket.rooms) {
      const stays = threads.has(room)
        ? await maySit(ctx, socket, room)
        : room === socket.id || linked.has(room) || (signedIn && /^(account|contact):/.test(room))
      if (!stays) await socket.leave(room)
    }
    if (socket.rooms.size <= 1) socket.disconnect()
  }
}

async function maySit(ctx: Context, { data }: Listener, room: string): Promise<boolean> {
  const [, threadId = '', side] = room.split(':')
  return (await sideIn(ctx, data, threadId)) === side
}
