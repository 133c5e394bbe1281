import { isBlockedFrom } from '#db/queries/inbox/inbox.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import { unansweredInRow } from '#db/queries/threads/thread-messages.ts'
import {
  claimGuestThreads,
  claimThread,
  joinSupportThreads,
  joinThread,
  joinThreadsOfShop,
  type ParticipantRow,
  participantById,
  participantOf,
} from '#db/queries/threads/thread-people.ts'
import { findThread, type ThreadRow } from '#db/queries/threads/threads.ts'
import { type Actor, isPerson, type Person } from '../actor.ts'
import { refuseBlocked, shopAway, shopBlocked } from '../blocks.ts'
import type { Config } from '../config.ts'
import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { openVariables } from '../rules/messages/canned-reply.ts'
import { addMinutes } from '../rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '../signed-id.ts'
import {
  blockedByShop,
  notParticipant,
  threadNotFound,
  tooFast,
  tooManyThreads,
  unanswered,
  variablesOpen,
} from './refusals.ts'
import { canRead, joinsAs } from './thread-policy.ts'

/** An actor's access to one thread: the thread, and the participant that the actor is in it. */
export type ThreadAccess = { thread: ThreadRow; me: ParticipantRow }

/** The access that the actor has to the thread. Throws THREAD_NOT_FOUND, also for somebody else's thread. */
export async function threadAccess(ctx: Context, actor: Actor, threadId: string): Promise<ThreadAccess> {
  if (!isPerson(actor)) throw threadNotFound()
  const thread = await findThread(ctx.db, threadId)
  if (!thread) throw threadNotFound()
  const me = (await participantOf(ctx.db, threadId, actor.contactId)) ?? (await joined(ctx, thread, actor))
  if (!me || !canRead(actor, thread, me)) throw threadNotFound()
  return { thread, me }
}

/** The access for a change, which a removed participant may not make. Throws THREAD_NOT_FOUND, UNAUTHORIZED. */
export async function activeThreadAccess(ctx: Context, actor: Actor, threadId: string): Promise<ThreadAccess> {
  const access = await threadAccess(ctx, actor, threadId)
  if (!access.me.is_active) throw notParticipant()
  return access
}

/**
 * Members of the shop and admins may join a thread that they may answer; a guest joins a thread that was written with
 * their number.
 */
async function joined(ctx: Context, thread: ThreadRow, actor: Person): Promise<ParticipantRow | undefined> {
  const { contactId } = actor
  const role = joinsAs(actor, thread)
  if (role) await joinThread(ctx.db, { thread_id: thread.id, contact_id: contactId, role, joined_at: ctx.clock.now() })
  else await claimGuestThreads(ctx.db, contactId)
  return participantOf(ctx.db, thread.id, contactId)
}

/** The access of a participant row that the caller has already. */
export async function accessOfParticipant(ctx: Context, participantId: string): Promise<ThreadAccess> {
  const me = await participantById(ctx.db, participantId)
  const thread = me && (await findThread(ctx.db, me.thread_id))
  if (!thread) throw threadNotFound()
  return { thread, me }
}

/** Adds the person to every thread that has become theirs. Call it before their threads are listed or counted. */
export async function joinOwnThreads(ctx: Context, actor: Person): Promise<void> {
  const { contactId } = actor
  const at = ctx.clock.now()
  await claimGuestThreads(ctx.db, contactId)
  await joinThreadsOfShop(ctx.db, contactId, at)
  if (joinsAs(actor, { shop_id: null })) await joinSupportThreads(ctx.db, contactId, at)
}

const purpose = 'page of thread'
/** A private link works for so many minutes, half a year, after the last message. */
const MINUTES_OPEN = 180 * 24 * 60

/** Makes the link that opens one thread without signing in, for the guest who began it, and nothing else. */
export const threadLink = (
  config: Pick<Config, 'authSecret' | 'publicUrl'>,
  { id, link_version }: Pick<ParticipantRow, 'id' | 'link_version'>,
): string => `${config.publicUrl}/thread/${signId(config.authSecret, versioned(purpose, link_version), id)}`

/** The page of the thread for a driver who signs in. */
export const messagesUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, threadId: string): string =>
  `${publicUrl}/messages?thread=${threadId}`

/** The page of the thread for the members of its shop. */
export const inboxUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, threadId: string): string =>
  `${publicUrl}/business/messages?thread=${threadId}`

/** The access of the holder of a thread's private link; it ends when the thread is claimed. Throws THREAD_NOT_FOUND. */
export async function accessByLink(ctx: Context, token: string): Promise<ThreadAccess> {
  const participantId = claimedId(token)
  if (participantId === undefined) throw threadNotFound()
  const { thread } = await accessOfParticipant(ctx, participantId)
  // The owner of the number may have written to us a moment ago.
  await claimThread(ctx.db, thread.id)
  const access = await accessOfParticipant(ctx, participantId)
  if (!readSignedId(ctx.config.authSecret, versioned(purpose, access.me.link_version), token)) throw threadNotFound()
  const until = addMinutes(access.thread.last_message_at, MINUTES_OPEN)
  if (!access.me.is_active || until < ctx.clock.now()) throw threadNotFound()
  return access
}

const perMinute: Limit = { name: 'thread-messages', times: 20, seconds: 60, loose: true }
const threadsADay: Limit = { name: 'threads-day', times: 20, seconds: 24 * 3600 }
/** Outside of a booking a shop writes so many messages in a row and then waits for the driver. */
const MAX_UNANSWERED = 5

type Said = { message: string; isAutomated?: boolean }

/**
 * Throws TOO_MANY_MESSAGES; for a driver who writes to a shop BLOCKED, BLOCKED_BY_SHOP, and SHOP_AWAY of a shop that an
 * admin has blocked; for that shop SHOP_BLOCKED; for a shop VARIABLES_OPEN and, outside of a booking,
 * UNANSWERED_MESSAGES. Our own automated messages always go.
 */
export async function mayWrite(ctx: Context, { thread, me }: ThreadAccess, said: Said): Promise<void> {
  if (said.isAutomated) return
  const { shop_id: shopId } = thread
  if (shopId && me.role !== 'admin' && (await statusOfShop(ctx.db, shopId)) === 'blocked')
    throw me.role === 'business' ? shopBlocked() : shopAway(thread.shop_name ?? '')
  if (me.role === 'customer' && shopId) {
    await refuseBlocked(ctx, { contactId: me.contact_id, phone: me.guest_phone, email: me.guest_email })
    if (await isBlockedFrom(ctx.db, shopId, me.id)) throw blockedByShop(thread.shop_name ?? '')
  }
  if (me.role === 'business') {
    if (openVariables(said.message).length > 0) throw variablesOpen(said.message)
    const isBooking = thread.type === 'booking' || thread.booking_id !== null
    if (!isBooking && (await unansweredInRow(ctx.db, thread.id, MAX_UNANSWERED)) >= MAX_UNANSWERED)
      throw unanswered(MAX_UNANSWERED)
  }
  const wait = await ctx.limits.take(perMinute, me.id)
  if (wait !== undefined) throw tooFast(wait)
}

/** Counts a conversation that a person begins. Throws TOO_MANY_THREADS. */
export async function countNewThread(ctx: Context, contactId: string): Promise<void> {
  const wait = await ctx.limits.take(threadsADay, contactId)
  if (wait !== undefined) throw tooManyThreads(wait)
}
