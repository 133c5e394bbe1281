import { z } from 'zod'
import { notify } from '#db/client.ts'
import { listenTo } from '#db/listen.ts'
import { presentAdmins } from '#db/queries/admin/admins.ts'
import { readersOfBooking } from '#db/queries/bookings/bookings.ts'
import { asksOfRounds, findRound } from '#db/queries/quotes/rounds.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { listenersOf } from '#db/queries/threads/thread-people.ts'
import { threadsCarried } from '#db/queries/threads/told-threads.ts'
import { directUrl } from './config.ts'
import type { Context } from './context.ts'
import type { RealtimeEvent } from './contracts/realtime.ts'
import { ParticipantRole } from './contracts/threads.ts'
import { MAX_EVENTS_PER_SECOND } from './rules/website/realtime.ts'

const PUSH_CHANNEL = 'push'

/** A room of browsers: all browsers of one person, or those that show one guest's private page. */
export type Room =
  | `contact:${string}`
  | `account:${string}`
  | `thread-link:${string}`
  | `booking-link:${string}`
  | `quotes-link:${string}`
  | ThreadRoom
/** The browsers of one side that have the thread open. */
type ThreadRoom = `thread:${string}:${ParticipantRole}`
export const threadRoom = (threadId: string, side: ParticipantRole): ThreadRoom => `thread:${threadId}:${side}`

type Push = { rooms: Room[]; event: RealtimeEvent }

/**
 * Tells the open browsers of the rooms when the transaction commits. Nothing is kept for a browser that is not open.
 */
export async function push(ctx: Pick<Context, 'db'>, rooms: readonly Room[], event: RealtimeEvent): Promise<void> {
  // PostgreSQL takes up to 8,000 bytes at a time.
  for (let from = 0; from < rooms.length; from += 100)
    await notify(ctx.db, PUSH_CHANNEL, JSON.stringify({ rooms: rooms.slice(from, from + 100), event } satisfies Push))
}

/** Tells the open browsers of both sides, and those that show the private page, to read the booking anew. */
export async function pushBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const readers = await readersOfBooking(ctx.db, bookingId)
  if (!readers) return
  const { members, contactId, accountId } = readers
  const rooms: Room[] = [...members, ...(contactId ? [contactId] : [])].map((id) => `contact:${id}` as const)
  if (accountId) rooms.push(`account:${accountId}`)
  await push(ctx, [...rooms, `booking-link:${bookingId}`], { type: 'booking_changed', bookingId })
}

/** The same for several bookings. */
export async function pushBookings(ctx: Context, bookings: readonly { id: string }[]): Promise<void> {
  for (const { id } of bookings) await pushBooking(ctx, { bookingId: id })
}

/** Tells the open browsers of the driver, their private page and those of the shops that were asked to read the quotes anew. */
export async function pushQuotes(ctx: Context, { roundId }: { roundId: string }): Promise<void> {
  const round = await findRound(ctx.db, roundId)
  if (!round) return
  const rooms: Room[] = [`contact:${round.contact_id}`, `quotes-link:${roundId}`]
  for (const { shop_id } of await asksOfRounds(ctx.db, [roundId]))
    rooms.push(...(await peopleOfShop(ctx.db, shop_id)).map((id) => `contact:${id}` as const))
  await push(ctx, [...new Set(rooms)], { type: 'quotes_changed' })
}

/** Tells the open browsers of everybody in the thread to read it anew. */
export const pushThread = (ctx: Context, threadId: string): Promise<void> => pushThreads(ctx, [threadId])

/** Tells the open browsers of everybody in several threads. */
export async function pushThreads(ctx: Context, threadIds: readonly string[]): Promise<void> {
  const people = Map.groupBy(await listenersOf(ctx.db, threadIds), ({ thread_id }) => thread_id)
  for (const [threadId, there] of people) {
    const rooms = there.flatMap(({ id, contact_id }) => [
      ...(contact_id ? [`contact:${contact_id}` as const] : []),
      ...(id ? [`thread-link:${id}` as const] : []),
    ])
    await push(ctx, rooms, { type: 'thread_changed', threadId })
  }
}

/** A message of a thread has come further on its way to a phone, or is stuck. */
export const pushDelivery = async (ctx: Context, outboundId: string): Promise<void> =>
  pushThreads(ctx, await threadsCarried(ctx.db, outboundId))

type DeskChange = Omit<Extract<RealtimeEvent, { type: 'desk_changed' }>, 'type'>

/** Tells the open browsers of all admins that one of them has done something in this part of the console. */
export async function pushDesk(ctx: Pick<Context, 'db'>, change: DeskChange): Promise<void> {
  const rooms = (await presentAdmins(ctx.db)).map((id) => `account:${id}` as const)
  await push(ctx, rooms, { type: 'desk_changed', ...change })
}

/** Tells the browsers of the other sides that have the thread open that somebody of this side writes. */
export const pushTyping = (ctx: Pick<Context, 'db'>, threadId: string, side: ParticipantRole): Promise<void> =>
  push(
    ctx,
    ParticipantRole.options.filter((other) => other !== side).map((other) => threadRoom(threadId, other)),
    { type: 'typing', threadId, side },
  )

const Pushed = z.object({ rooms: z.array(z.string()), event: z.looseObject({ type: z.string() }) })

type Listener = {
  heard(push: Push): void
  /** The connection was away, and what was pushed meanwhile is lost. */
  missed(): void
}

/** Calls back for every push, whichever process made it. */
export const listenToPushes = (ctx: Pick<Context, 'config' | 'log'>, { heard, missed }: Listener) =>
  listenTo(
    directUrl(ctx.config),
    PUSH_CHANNEL,
    (payload) => {
      if (payload === undefined) return missed()
      const parsed = Pushed.safeParse(JSON.parse(payload))
      // Only push() writes here, so the shape is known.
      if (parsed.success) heard(parsed.data as Push)
    },
    (error) => ctx.log.warn({ err: error }, 'the connection that hears what changes has trouble'),
  )

/**
 * Passes on at most so many events a second. The others wait for the next second, each kind once: an event only says
 * what to read anew.
 */
export function paced(send: (event: RealtimeEvent) => void): { tell(event: RealtimeEvent): void; stop(): void } {
  const waiting = new Map<string, RealtimeEvent>()
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  const pass = (event: RealtimeEvent): void => {
    sent += 1
    timer ??= setTimeout(nextSecond, 1000)
    send(event)
  }
  const nextSecond = (): void => {
    sent = 0
    timer = undefined
    for (const [key, event] of waiting) {
      if (sent >= MAX_EVENTS_PER_SECOND) return
      waiting.delete(key)
      pass(event)
    }
  }
  return {
    tell: (event) => (sent < MAX_EVENTS_PER_SECOND ? pass(event) : void waiting.set(JSON.stringify(event), event)),
    stop: () => {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}
