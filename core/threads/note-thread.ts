import { type Audited, noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { ThreadType } from '../contracts/threads.ts'
import type { ThreadAccess } from './thread-access.ts'

type Made = {
  type: ThreadType
  shopId: string | null
  bookingId?: string | null | undefined
  quoteReference?: string | null | undefined
}

/** Notes in the audit trail that the thread was made, by the participant of the access. */
export const noteThreadMade = (
  ctx: Context,
  { contactId, threadId }: { contactId: string | null; threadId: string },
  { type, shopId, bookingId = null, quoteReference = null }: Made,
): Promise<void> =>
  noteAudit(ctx, {
    contactId,
    threadId,
    action: 'create',
    entity: 'thread',
    entityId: threadId,
    after: { type, shopId, bookingId, quoteReference },
  })

type Done = Pick<Audited, 'action' | 'before' | 'after'>

/** Notes what a participant did with the thread. */
export const noteThread = (ctx: Context, { thread, me }: ThreadAccess, done: Done): Promise<void> =>
  noteAudit(ctx, { contactId: me.contact_id, threadId: thread.id, entity: 'thread', entityId: thread.id, ...done })

/** Notes what a person did with a message. */
export const noteMessage = (
  ctx: Context,
  { contactId, threadId, messageId }: { contactId: string | null; threadId: string; messageId: string },
  done: Done,
): Promise<void> => noteAudit(ctx, { contactId, threadId, messageId, entity: 'message', entityId: messageId, ...done })
