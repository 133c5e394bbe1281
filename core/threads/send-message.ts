import { countMessage, recountWait, setWarning } from '#db/queries/inbox/response-clock.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { hasPendingFiles } from '#db/queries/threads/files.ts'
import {
  type DueMessage,
  dropUnsentClosing,
  insertMessage,
  markScheduledSent,
  messagesOf,
  scheduledDue,
} from '#db/queries/threads/thread-messages.ts'
import { touchThread } from '#db/queries/threads/threads.ts'
import { type Audited, noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import type { MessageMetadata, MessageView, SendMessage } from '../contracts/threads.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { pushThread } from '../realtime.ts'
import { moneyMarkOf } from '../rules/messages/money-talk.ts'
import { warningDue } from '../rules/messages/response-time.ts'
import { transaction } from '../transaction.ts'
import { awaitMedia, type TwilioMedia } from './files/fetch-files.ts'
import { attachFiles } from './files/upload-file.ts'
import { noteMessage } from './note-thread.ts'
import { messageViews } from './read-thread.ts'
import { inThePast, notParticipant, replyNotFound } from './refusals.ts'
import { mayWrite, type ThreadAccess } from './thread-access.ts'

type Said = Omit<SendMessage, 'files'> & {
  metadata?: MessageMetadata
  isAutomated?: boolean
  /** Uploaded to the thread by its writer. */
  files?: readonly string[]
  /** At Twilio, which is to be fetched. */
  media?: readonly TwilioMedia[]
}

/**
 * Throws UNAUTHORIZED for a participant who was removed, MESSAGE_SEND_FAILED if the message that it answers is in
 * another thread, SCHEDULED_IN_PAST, FILE_NOT_FOUND for a file that its writer has not uploaded to this thread, and what
 * mayWrite throws.
 */
export const sendMessage = (ctx: Context, { thread, me }: ThreadAccess, said: Said): Promise<MessageView> =>
  transaction(ctx, async (ctx) => {
    if (!me.is_active) throw notParticipant()
    const at = ctx.clock.now()
    if (said.scheduledFor && said.scheduledFor <= at) throw inThePast()
    await mayWrite(ctx, { thread, me }, said)
    if (thread.status === 'closed' && !said.isAutomated) await dropUnsentClosing(ctx.db, thread.id)
    if (said.replyToId) await mayQuote(ctx, { thread, me }, said.replyToId)
    const { id, isNew } = await insertMessage(ctx.db, {
      thread_id: thread.id,
      sender_id: me.id,
      content: said.message,
      metadata: JSON.stringify(said.metadata ?? {}),
      reply_to_id: said.replyToId ?? null,
      is_automated: said.isAutomated ?? false,
      scheduled_for: said.scheduledFor ?? null,
      sent_at: said.scheduledFor ? null : at,
      created_at: at,
      client_key: said.key ?? null,
      money_mark: (thread.shop_id && moneyMarkOf(said.message, sideOf(me))) || null,
    })
    if (!isNew) return viewOf(ctx, thread.id, me, id)
    await attachFiles(ctx, { messageId: id, threadId: thread.id, writerId: me.id }, said.files ?? [])
    await awaitMedia(ctx, { messageId: id, threadId: thread.id, writerId: me.id }, said.media ?? [])
    const { scheduledFor = null, replyToId = null } = said
    const written = { contactId: me.contact_id, threadId: thread.id, messageId: id }
    await noteMessage(ctx, written, { action: 'create', after: { scheduledFor, replyToId } })
    if (!said.scheduledFor)
      await sentNow(ctx, { id, thread_id: thread.id, sender_id: me.id, is_automated: said.isAutomated ?? false })
    return viewOf(ctx, thread.id, me, id)
  })

const sideOf = ({ role }: ThreadAccess['me']): 'shop' | 'customer' => (role === 'customer' ? 'customer' : 'shop')

/** What is not sent yet is nobody else's to read. */
async function mayQuote(ctx: Context, { thread, me }: ThreadAccess, id: string): Promise<void> {
  const [quoted] = await messagesOf(ctx.db, thread.id, me, { limit: 1, only: id })
  if (!quoted?.sent_at) throw replyNotFound()
}

async function viewOf(ctx: Context, threadId: string, me: ThreadAccess['me'], id: string): Promise<MessageView> {
  const [view] = await messageViews(ctx, await messagesOf(ctx.db, threadId, me, { limit: 1, only: id }), me)
  if (!view) throw new Error('a message that was just written is not there')
  return view
}

async function sentNow(ctx: Context, row: DueMessage): Promise<void> {
  await touchThread(ctx.db, row, ctx.clock.now())
  await countForClock(ctx, row)
  // The other side is told together with the files; until they are there, the open pages show that they come.
  if (!(await hasPendingFiles(ctx.db, row.id))) await record(ctx, { type: 'thread.message_sent', messageId: row.id })
  await pushThread(ctx, row.thread_id)
}

/** Sends the scheduled messages that are due. */
export const sendDueMessages = eachDue<DueMessage>({
  name: 'scheduled-message',
  claim: (ctx, claim) => scheduledDue(ctx.db, claim),
  id: ({ id }) => id,
  doAll: async (ctx, due) => {
    await markScheduledSent(
      ctx.db,
      due.map(({ id }) => id),
      ctx.clock.now(),
    )
    for (const row of due) await sentNow(ctx, row)
    await noteAudit(ctx, ...due.map(sentLater))
  },
})

const sentLater = ({ id, thread_id }: { id: string; thread_id: string }): Audited => ({
  threadId: thread_id,
  messageId: id,
  action: 'update',
  entity: 'message',
  entityId: id,
  before: { sent: false },
  after: { sent: true },
})

/** A message counts for how long the customer of its thread waits for the shop, and ends a snooze of the thread. */
async function countForClock(
  ctx: Context,
  sent: { thread_id: string; sender_id: string; is_automated: boolean },
): Promise<void> {
  const at = ctx.clock.now()
  const shopId = await countMessage(ctx.db, sent, at)
  if (shopId) await setWarning(ctx.db, sent.thread_id, warningDue(await hoursOfShop(ctx.db, shopId), at))
}

/** Counts the wait anew after a message was taken back. */
export async function recountClock(
  ctx: Context,
  { id, shop_id }: { id: string; shop_id: string | null },
): Promise<void> {
  const since = await recountWait(ctx.db, id)
  if (since && shop_id) await setWarning(ctx.db, id, warningDue(await hoursOfShop(ctx.db, shop_id), since))
}
