import { findBooking } from '#db/queries/bookings/bookings.ts'
import { peopleOfShop } from '#db/queries/shops/members.ts'
import { dropTold, messageOf, removeMessage } from '#db/queries/threads/thread-messages.ts'
import { insertParticipants } from '#db/queries/threads/thread-people.ts'
import { insertThread, threadOfBooking } from '#db/queries/threads/threads.ts'
import type { Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { pushThread } from '../realtime.ts'
import { transaction } from '../transaction.ts'
import { changedSince, noteUndo } from '../undo-step.ts'
import { noteMessage, noteThreadMade } from './note-thread.ts'
import { markThreadRead } from './read-thread.ts'
import { threadNotFound } from './refusals.ts'
import { recountClock, sendMessage } from './send-message.ts'
import { activeThreadAccess, type ThreadAccess } from './thread-access.ts'
import { canWriteToCustomer } from './thread-policy.ts'

/**
 * The thread in which a member of the shop writes to the customer of a booking: the booking's own, or the one that the
 * customer has with the shop; a new one if there is none. Throws THREAD_NOT_FOUND for a booking of another shop.
 */
export const threadWithCustomer = (ctx: Context, actor: Person, bookingId: string): Promise<ThreadAccess> =>
  transaction(ctx, async (ctx) => {
    const booking = await findBooking(ctx.db, bookingId)
    if (!booking || !canWriteToCustomer(actor, booking)) throw threadNotFound()
    const { shop_id: shopId, customer_contact_id: customerId } = booking
    const threadId =
      (await threadOfBooking(ctx.db, { id: bookingId, shopId, customerId })) ?? (await newThread(ctx, actor, booking))
    return activeThreadAccess(ctx, actor, threadId)
  })

/** The thread in which a member of the shop would write to the customer of a booking, if there is one already. */
export async function threadOfCustomer(ctx: Context, actor: Person, bookingId: string): Promise<string | undefined> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking || !canWriteToCustomer(actor, booking)) return undefined
  const { shop_id: shopId, customer_contact_id: customerId } = booking
  return threadOfBooking(ctx.db, { id: bookingId, shopId, customerId })
}

type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>

async function newThread(ctx: Context, { contactId }: Person, booking: Booking): Promise<string> {
  const at = ctx.clock.now()
  const threadId = await insertThread(ctx.db, {
    shop_id: booking.shop_id,
    type: 'booking',
    subject: `${booking.shop_name}: ${booking.code}`,
    booking_id: booking.id,
    created_at: at,
    updated_at: at,
    last_message_at: at,
  })
  const made = { type: 'booking', shopId: booking.shop_id, bookingId: booking.id } as const
  await noteThreadMade(ctx, { contactId, threadId }, made)
  const joined = { thread_id: threadId, joined_at: at }
  const people = await peopleOfShop(ctx.db, booking.shop_id)
  const customer = booking.customer_contact_id
    ? { contact_id: booking.customer_contact_id }
    : {
        guest_name: booking.customer_name,
        guest_email: booking.customer_email,
        guest_phone: booking.customer_phone,
      }
  await insertParticipants(ctx.db, [
    { ...joined, role: 'customer', ...customer },
    ...people
      .filter((id) => id !== booking.customer_contact_id)
      .map((id) => ({ ...joined, role: 'business' as const, contact_id: id })),
  ])
  return threadId
}

/** Sends the words at once, and notes that the person may take them back. */
export const sendUndoably = (
  ctx: Context,
  access: ThreadAccess,
  words: string,
  replyToId?: string,
): Promise<{ undoId: string | undefined }> =>
  transaction(ctx, async (ctx) => {
    // Whoever answers has read what stands above.
    await markThreadRead(ctx, access)
    const { id } = await sendMessage(ctx, access, { message: words, replyToId })
    const { contact_id: writer } = access.me
    const step = { what: 'message', subjectId: id, before: null, after: null } as const
    return { undoId: writer ? await noteUndo(ctx, writer, step) : undefined }
  })

/**
 * Takes a message back: it goes from the thread, and a customer whom it has reached is told. Throws CHANGED_SINCE once
 * somebody has answered it.
 */
export const undoMessage = (ctx: Context, actor: Person, messageId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const message = await messageOf(ctx.db, messageId)
    if (!message) throw changedSince()
    const { me, thread } = await activeThreadAccess(ctx, actor, message.thread_id)
    if (message.sender_id !== me.id) throw threadNotFound()
    if (!(await removeMessage(ctx.db, messageId))) throw changedSince()
    await recountClock(ctx, thread)
    const taken = { contactId: me.contact_id, threadId: message.thread_id, messageId }
    await noteMessage(ctx, taken, { action: 'delete', after: { forEverybody: true } })
    if (await dropTold(ctx.db, message.thread_id, message.created_at))
      await record(ctx, { type: 'thread.message_undone', threadId: message.thread_id })
    await pushThread(ctx, message.thread_id)
  })
