import type { Context } from '#core/context.ts'
import { recentMails } from '#db/queries/messaging/mail.ts'
import type { MailAttachment } from '../content.ts'

export type MailboxEntry = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
  status: 'held' | 'dropped' | 'queued' | 'sending' | 'sent' | 'failed'
  at: string
}

/** The mails of the local mailbox, newest first, which stand in for an SMTP server. */
export async function mailbox(ctx: Context, limit = 100): Promise<MailboxEntry[]> {
  return (await recentMails(ctx.db, limit)).map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: row.attachments,
    status: row.status,
    at: (row.sent_at ?? row.created_at).toISOString(),
  }))
}
