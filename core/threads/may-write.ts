import { isBlockedFrom } from '#db/queries/inbox/blocks.ts'
import { statusOfShop } from '#db/queries/shops/shops.ts'
import { unansweredInRow } from '#db/queries/threads/thread-messages.ts'
import { shopAway, shopBlocked } from '../blocks/away.ts'
import { refuseBlocked } from '../blocks/refuse-blocked.ts'
import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { openVariables } from '../rules/messages/canned-reply.ts'
import { blockedByShop, tooFast, tooManyThreads, unanswered, variablesOpen } from './refusals.ts'
import type { ThreadAccess } from './thread-access.ts'

const perMinute: Limit = { name: 'thread-messages', times: 20, seconds: 60, loose: true }
const threadsADay: Limit = { name: 'threads-day', times: 20, seconds: 24 * 3600 }
/** Outside of a booking a shop writes so many messages in a row and then waits for the driver. */
const MOST_UNANSWERED = 5

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
    if (!isBooking && (await unansweredInRow(ctx.db, thread.id, MOST_UNANSWERED)) >= MOST_UNANSWERED)
      throw unanswered(MOST_UNANSWERED)
  }
  const wait = await ctx.limits.take(perMinute, me.id)
  if (wait !== undefined) throw tooFast(wait)
}

/** Counts a conversation that a person begins. Throws TOO_MANY_THREADS. */
export async function countNewThread(ctx: Context, contactId: string): Promise<void> {
  const wait = await ctx.limits.take(threadsADay, contactId)
  if (wait !== undefined) throw tooManyThreads(wait)
}
