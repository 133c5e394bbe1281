import { insertMail } from '#db/queries/messaging/mail.ts'
import { insertOutbound, type OutboundRow, outboundById } from '#db/queries/messaging/outbound.ts'
import {
  insertNotification,
  linkNotification,
  notificationOfMessage,
  toldElsewhere,
} from '#db/queries/notifications/notifications.ts'
import type { Context } from '../context.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { causeGone } from '../messaging/outbound/still-true.ts'
import { type KnownPerson, personOf } from '../messaging/people/person.ts'
import { type Decision, decide, isKind, isTooLate, type KindRule, kinds } from '../rules/notifications/notify.ts'
import { textsIn } from '../texts/texts.ts'
import { noticeOf } from './notice-of.ts'
import { asMail } from './render.ts'

type Going = Exclude<Decision, { do: 'drop' }>

/**
 * What WhatsApp does not deliver goes by e-mail where one is known, else by SMS where the person allows it, and each as
 * its switches say. Answers, codes and what comes by e-mail anyway are left as they are.
 */
export async function fallBack(ctx: Context, { messageId }: { messageId: string }): Promise<void> {
  const row = await outboundById(ctx.db, messageId)
  const told = await notificationOfMessage(ctx.db, messageId)
  if (!row || !told || row.channel !== 'whatsapp' || !isKind(row.kind)) return
  const rule: KindRule = kinds[row.kind]
  const at = ctx.clock.now()
  if (rule.topic === undefined || rule.digest || isTooLate(row.kind, row.created_at, at)) return
  if ((await causeGone(ctx, row)) || (await toldElsewhere(ctx.db, told))) return
  const person = await personOf(ctx, row.contact_id)
  for (const channel of ['email', 'sms'] as const) {
    if (channel === 'sms' && !person.sms) continue
    const decision = decide(rule, channel, person, at)
    const id = await insertNotification(ctx.db, {
      event_id: told.event_id,
      recipient: told.recipient,
      contact_id: row.contact_id,
      kind: row.kind,
      channel,
      decision: decision.do,
      reason: decision.reason,
      decided_at: at,
    })
    if (id === undefined || decision.do === 'drop') continue
    await (channel === 'email'
      ? mailInstead(ctx, id, row, person, decision)
      : textInstead(ctx, id, row, person, decision))
    return
  }
}

const timing = (decision: Going, at: Date) =>
  decision.do === 'send'
    ? { status: 'queued' as const, due_at: at, reason: decision.reason }
    : { status: 'held' as const, due_at: decision.until, reason: decision.reason }

async function mailInstead(
  ctx: Context,
  id: string,
  row: OutboundRow,
  person: KnownPerson,
  decision: Going,
): Promise<void> {
  if (!person.email) return
  const at = ctx.clock.now()
  const say = textsIn(person.language ?? 'en').notifications
  const chat = `https://wa.me/${ctx.config.twilio.whatsappNumber.replace(/\D/g, '')}`
  const mailId = await insertMail(ctx.db, {
    contact_id: row.contact_id,
    to_address: person.email,
    kind: row.kind,
    booking_id: row.booking_id,
    ...asMail(noticeOf(row.content), {
      footer: say.mailFooter(say.mailToCustomer),
      answer: undefined,
      ways: [{ label: say.answerOnWhatsapp, url: chat }],
    }),
    created_at: at,
    ...timing(decision, at),
  })
  await linkNotification(ctx.db, id, { mail_id: mailId })
  if (decision.do === 'send') await enqueue(ctx, 'mail', { mailId })
}

async function textInstead(
  ctx: Context,
  id: string,
  row: OutboundRow,
  person: KnownPerson,
  decision: Going,
): Promise<void> {
  if (!person.phone) return
  const at = ctx.clock.now()
  const [messageId] = await insertOutbound(ctx.db, [
    {
      contact_id: row.contact_id,
      channel: 'sms',
      to_address: person.phone,
      kind: row.kind,
      content: JSON.stringify(row.content),
      booking_id: row.booking_id,
      created_at: at,
      ...timing(decision, at),
    },
  ])
  if (messageId) await linkNotification(ctx.db, id, { outbound_message_id: messageId })
  if (decision.do === 'send') await enqueue(ctx, 'whatsapp', { contactId: row.contact_id })
}
