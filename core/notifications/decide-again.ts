import { heldMailsDue, type MailRow, settleHeldMail } from '#db/queries/messaging/mail.ts'
import { heldDue, type OutboundRow, settleHeld } from '#db/queries/messaging/outbound.ts'
import { redecideNotification } from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { causeGone } from '../messaging/outbound/still-true.ts'
import { elsewhere, personOf } from '../messaging/people/person.ts'
import { openerState } from '../messaging/templates/template-state.ts'
import { isTemplate } from '../messaging/templates/templates.ts'
import { type Decision, decide, isKind, isTooLate, kinds } from '../rules/notifications/notify.ts'
import { transaction } from '../transaction.ts'

const AT_ONCE = 100

/** Decides anew about everything that was held until now; how many. Several processes may do so at once. */
export const decideAgain = (ctx: Context): Promise<number> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const messages = await heldDue(ctx.db, at, AT_ONCE)
    for (const row of messages) await settleMessage(ctx, row, at)
    const mails = await heldMailsDue(ctx.db, at, AT_ONCE)
    for (const row of mails) await settleMail(ctx, row, at)
    return messages.length + mails.length
  })

async function settleMessage(ctx: Context, row: OutboundRow, at: Date): Promise<void> {
  const decision = await decisionOn(ctx, row, at)
  await settleHeld(ctx.db, row.id, settled(decision, at))
  await redecideNotification(ctx.db, { outbound_message_id: row.id }, noted(decision, at))
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}

async function settleMail(ctx: Context, row: MailRow, at: Date): Promise<void> {
  const decision = await mailDecisionOn(ctx, row, at)
  await settleHeldMail(ctx.db, row.id, settled(decision, at))
  await redecideNotification(ctx.db, { mail_id: row.id }, noted(decision, at))
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId: row.id })
}

async function decisionOn(
  ctx: Context,
  { kind, channel, contact_id, booking_id, to_address, opener, content, created_at }: OutboundRow,
  at: Date,
): Promise<Decision> {
  if (!isKind(kind)) return unknownKind
  if (isTooLate(kind, created_at, at)) return tooLate
  const gone = await causeGone(ctx, { kind, booking_id })
  if (gone) return { do: 'drop', reason: gone }
  const known = await personOf(ctx, contact_id)
  if (channel === 'sms') return decide(kinds[kind], 'sms', known, at)
  const person = to_address ? elsewhere(known) : known
  const starter = opener ?? (content.type === 'template' ? content : undefined)
  const template = starter && isTemplate(starter.template) ? starter.template : undefined
  // The words are written by now, so it is this language's template that has to be approved.
  const state = template && (await openerState(ctx, template, starter?.language === 'af' ? 'af' : 'en'))
  return decide(kinds[kind], 'whatsapp', person, at, state?.language === starter?.language ? state?.state : 'waiting')
}

async function mailDecisionOn(
  ctx: Context,
  { kind, contact_id, booking_id, to_address, created_at }: MailRow,
  at: Date,
): Promise<Decision> {
  if (!isKind(kind)) return unknownKind
  if (isTooLate(kind, created_at, at)) return tooLate
  const gone = await causeGone(ctx, { kind, booking_id })
  if (gone) return { do: 'drop', reason: gone }
  if (!contact_id) return { do: 'send', reason: 'E-mail to an address without preferences' }
  return decide(kinds[kind], 'email', { ...(await personOf(ctx, contact_id)), email: to_address }, at)
}

const tooLate: Decision = { do: 'drop', reason: 'too late to be of use' }
const unknownKind: Decision = { do: 'drop', reason: 'a kind of message that is no longer sent' }

const settled = (decision: Decision, at: Date) => {
  const status = { send: 'queued', hold: 'held', drop: 'dropped' } as const
  return {
    status: status[decision.do],
    reason: decision.reason,
    due_at: decision.do === 'hold' ? decision.until : at,
  }
}

const noted = (decision: Decision, at: Date) => ({ decision: decision.do, reason: decision.reason, decided_at: at })
