import { insertMail } from '#db/queries/messaging/mail.ts'
import { type DigestItem, digestOf, digestsDue, settleDigest } from '#db/queries/notifications/digest.ts'
import { settleNotification } from '#db/queries/notifications/notifications.ts'
import { noteAudit } from '../audit/note-audit.ts'
import type { Context } from '../context.ts'
import { eachDue } from '../jobs/each-due.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { personOf } from '../messaging/people/person.ts'
import { decide } from '../rules/notifications/notify.ts'
import { textsIn } from '../texts/texts.ts'
import { kindOf } from './kinds/kinds.ts'
import type { Notice } from './notice.ts'
import { asMail } from './render.ts'
import { stopLink } from './stop-link.ts'

type Sent = {
  id: string
  contactId: string | null
  threadId?: string | null | undefined
  kind: string
  channel: string
}

/** Notes in the audit trail that notices go out. */
export const noteSent = (ctx: Context, ...sent: Sent[]): Promise<void> =>
  noteAudit(ctx, ...sent.map(({ id, ...one }) => ({ ...sending(one), entityId: id })))

/** That a notice goes out, as the audit trail says it. */
export const sending = ({ contactId, threadId, kind, channel }: Omit<Sent, 'id'>) => ({
  contactId,
  ...(threadId && { threadId }),
  action: 'send_notification' as const,
  entity: 'notification' as const,
  after: { kind, channel },
})

const BATCH_SIZE = 50
const MAX_SHOWN = 20

/** Sends the daily e-mail to every person whose hour has come. */
export const sendDigests = eachDue<string>({
  name: 'digest',
  batchSize: BATCH_SIZE,
  claim: (ctx, claim) => digestsDue(ctx.db, claim),
  id: (contactId) => contactId,
  do: sendDigest,
})

async function sendDigest(ctx: Context, contactId: string): Promise<void> {
  const items = await digestOf(ctx.db, contactId)
  if (items.length === 0) return
  const at = ctx.clock.now()
  const person = await personOf(ctx, contactId)
  const wanted: DigestItem[] = []
  for (const item of items) {
    const rule = kindOf(item.kind)
    const decision = rule && decide(rule, 'email', person, at)
    if (decision && decision.do !== 'drop') wanted.push(item)
    else
      await settleNotification(ctx.db, item.notification_id, {
        decision: 'drop',
        reason: decision ? decision.reason : { code: 'kind_gone' },
        decided_at: at,
      })
  }
  await settleDigest(
    ctx.db,
    items.map((item) => item.id),
    at,
  )
  if (wanted.length === 0 || !person.email) return
  const say = textsIn(person.language ?? 'en').settings
  const stop = stopLink(ctx.config, contactId)
  const mail = asMail(
    gathered(
      wanted.map((item) => item.notice),
      say.digestTitle(wanted.length),
    ),
    {
      footer: say.digestFooter,
      answer: undefined,
      ways: [{ label: say.stopMails, url: stop }],
    },
  )
  const mailId = await insertMail(ctx.db, {
    contact_id: contactId,
    to_address: person.email,
    kind: 'digest',
    purpose: 'deals',
    ...mail,
    stop_url: stop,
    status: 'queued',
    reason: { code: 'digest' },
    due_at: at,
    created_at: at,
  })
  for (const item of wanted)
    await settleNotification(ctx.db, item.notification_id, {
      decision: 'send',
      reason: { code: 'digest' },
      decided_at: at,
      mail_id: mailId,
    })
  await noteSent(ctx, ...wanted.map(({ notification_id: id, kind }) => ({ id, contactId, kind, channel: 'email' })))
  await enqueue(ctx, 'mail', { mailId })
}

const gathered = (notices: readonly Notice[], title: string): Notice => ({
  title,
  lines: notices.slice(0, MAX_SHOWN).flatMap(({ title, lines }) => [title, ...lines]),
  links: notices.slice(0, MAX_SHOWN).flatMap(({ links = [] }) => links),
})
