import type { Context } from '#core/context.ts'
import { enqueue } from '#core/jobs/enqueue.ts'
import { pushThreads } from '#core/realtime.ts'
import { answerRule, type Decision } from '#core/rules/notifications/notify.ts'
import type { Reason } from '#core/rules/notifications/reason.ts'
import { hours } from '#core/rules/time/time.ts'
import { transaction } from '#core/transaction.ts'
import { holdAgain, insertOutbound, type OutboundRow } from '#db/queries/messaging/outbound.ts'
import { isAsked, queueWaiting } from '#db/queries/messaging/waiting-words.ts'
import { redecideNotification } from '#db/queries/notifications/notifications.ts'
import type { TemplateContent } from '../content.ts'

/**
 * Outside the 24 hours nobody's free words go out: a template asks the person to reply, and the words wait until they
 * do. A message whose template is this one waits so.
 */
export const QUESTION = 'message_waiting'

/** Somebody who has not answered the question for so long counts as not having read the words, which go on waiting. */
const PATIENCE_MS = hours(72)
/** As long as words of the chat are kept. */
const LONGEST_MS = hours(365 * 24)

export const WAITS: Reason = { code: 'waits_for_reply' }

type Opener = { opener?: TemplateContent | null }
export const asksFirst = ({ opener }: Opener): boolean => opener?.template === QUESTION

/** The decision to write outside the 24 hours, as it is for words that wait. Without a template they wait unasked. */
export function orWait(decision: Decision, row: Opener, at: Date): Decision {
  const { code } = decision.reason
  const isOutside = code === 'template_approved' || code === 'template_missing' || code === 'template_refused'
  if (!isOutside || !asksFirst(row)) return decision
  return { do: 'hold', until: waitsFrom(at).due_at, reason: WAITS }
}

/** The columns of words that begin to wait. */
export const waitsFrom = (at: Date) => ({
  status: 'held' as const,
  due_at: new Date(at.getTime() + PATIENCE_MS),
  reason: WAITS,
})

/** Words that nobody has asked for in all that time wait on; their writer learns that they are not read. */
export const waitsOn = ({ created_at }: Pick<OutboundRow, 'created_at'>) => ({
  status: 'held' as const,
  due_at: new Date(created_at.getTime() + LONGEST_MS),
  reason: WAITS,
})

type Waiting = Pick<OutboundRow, 'contact_id' | 'thread_id' | 'opener' | 'trace_id'>

/** Asks the person to reply, unless they have been asked since they last wrote. */
export const askToReply = (ctx: Context, { contact_id, thread_id, opener, trace_id }: Waiting): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!opener || !thread_id) return
    const at = ctx.clock.now()
    const since = new Date(at.getTime() - PATIENCE_MS)
    if (await isAsked(ctx.db, { contactId: contact_id, threadId: thread_id, kind: QUESTION, since })) return
    await insertOutbound(ctx.db, [
      {
        contact_id,
        thread_id,
        kind: QUESTION,
        topic: 'messages',
        purpose: 'service',
        content: JSON.stringify(opener),
        status: 'queued',
        reason: { code: 'template_approved' },
        due_at: at,
        expires_at: new Date(at.getTime() + PATIENCE_MS),
        created_at: at,
        trace_id,
      },
    ])
    await enqueue(ctx, 'whatsapp', { contactId: contact_id })
  })

/** The 24 hours have ended while the message waited for its turn: it waits for a reply instead. */
export const waitInstead = (ctx: Context, row: OutboundRow): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    await holdAgain(ctx.db, row.id, waitsFrom(at).due_at, WAITS)
    await redecideNotification(
      ctx.db,
      { outbound_message_id: row.id },
      { decision: 'hold', reason: WAITS, decided_at: at },
    )
    await askToReply(ctx, row)
  })

/** The person has written, so what waited for that goes out. Returns its threads. */
export async function sendWaiting(ctx: Context, contactId: string): Promise<string[]> {
  const at = ctx.clock.now()
  const reason: Reason = { code: 'window_open' }
  const expires = new Date(at.getTime() + answerRule.keeps)
  const released = await queueWaiting(ctx.db, contactId, { question: QUESTION, reason, at, expires })
  if (released.length === 0) return []
  for (const { id } of released)
    await redecideNotification(ctx.db, { outbound_message_id: id }, { decision: 'send', reason, decided_at: at })
  const threads = [...new Set(released.flatMap(({ thread_id }) => thread_id ?? []))]
  await pushThreads(ctx, threads)
  await enqueue(ctx, 'whatsapp', { contactId })
  return threads
}
