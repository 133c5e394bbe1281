import { insertParticipants } from '#db/queries/threads/thread-people.ts'
import { insertThread } from '#db/queries/threads/threads.ts'
import type { Person } from '../actor.ts'
import type { Context } from '../context.ts'
import { noteThreadMade } from '../threads/note-thread.ts'
import { sendMessage } from '../threads/send-message.ts'
import { accessOfParticipant } from '../threads/thread-access.ts'
import { transaction } from '../transaction.ts'

/** Whom we write to: a person, or a guest by what they typed. */
export type Addressee = {
  contact_id: string | null
  guest_name: string | null
  guest_phone: string | null
  guest_email: string | null
}

/**
 * One of us writes first: a conversation with us, in which the person may answer. They are told as of any message. The
 * caller has asked the policy. Throws what sendMessage throws.
 */
export const writeFirst = (
  ctx: Context,
  admin: Pick<Person, 'contactId'>,
  people: readonly Addressee[],
  { subject, message }: { subject: string; message: string },
): Promise<string> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const threadId = await insertThread(ctx.db, {
      shop_id: null,
      type: 'support',
      subject,
      booking_id: null,
      quote_reference: null,
      created_at: at,
      updated_at: at,
      last_message_at: at,
    })
    const there = { thread_id: threadId, joined_at: at }
    const rows = await insertParticipants(ctx.db, [
      ...people.map(({ contact_id, guest_name, guest_phone, guest_email }) => ({
        ...there,
        ...{ role: 'customer' as const, contact_id, guest_name, guest_phone, guest_email },
      })),
      { ...there, role: 'admin', contact_id: admin.contactId },
    ])
    const access = await accessOfParticipant(ctx, rows.find(({ role }) => role === 'admin')?.id ?? '')
    await noteThreadMade(ctx, { contactId: admin.contactId, threadId }, { type: 'support', shopId: null })
    await sendMessage(ctx, access, { message })
    return threadId
  })
