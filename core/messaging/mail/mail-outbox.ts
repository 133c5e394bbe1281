import type { Context } from '#core/context.ts'
import { eachDue } from '#core/jobs/each-due.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import {
  claimMail,
  dropMail,
  forgetSecretMail,
  type MailRow,
  mailLater,
  mailsDue,
  markMailFailed,
  markMailSent,
  recentMails,
} from '#db/queries/messaging/mail.ts'
import type { MailAttachment } from '../content.ts'
import { stillAgreed } from '../people/person.ts'

export type Mail = MailRow

const LEASE_MINUTES = 2
const MAX_ATTEMPTS = 6

/**
 * Claims a mail that is due, also one whose sender died; nobody else gets it until the lease is over. Advertising whose
 * yes was withdrawn meanwhile is dropped.
 */
export async function takeMail(ctx: Context, id: string): Promise<Mail | undefined> {
  const at = ctx.clock.now()
  const mail = await claimMail(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
  if (!mail || (await stillAgreed(ctx, mail, 'email'))) return mail
  await dropMail(ctx.db, id, { code: 'consent_withdrawn', purpose: mail.purpose })
  return undefined
}

/** Sends all mails that are due, also those whose sender died. */
export const sendMails = eachDue<string, { mail: { send(mailId: string): Promise<void> } }>({
  name: 'mail',
  claim: (ctx, claim) => mailsDue(ctx.db, claim),
  id: (mailId) => mailId,
  apart: (_, mailId, { mail }) => mail.send(mailId),
})

/** Marks the mail as sent. Its secret text is deleted, except in the local mailbox, which shows it. */
export async function mailSent(ctx: Context, mail: Mail): Promise<void> {
  await markMailSent(ctx.db, mail.id, ctx.clock.now())
  if (mail.secret && ctx.config.mail.smtpUrl) await forgetSecretMail(ctx.db, mail.id)
}

/** Tries again after a wait that grows and differs, unless the refusal is final or it was tried often enough. */
export async function mailFailed(ctx: Context, mail: Mail, why: string, final: boolean): Promise<void> {
  if (final || mail.attempts >= MAX_ATTEMPTS) {
    await markMailFailed(ctx.db, mail.id, why)
    if (mail.secret) await forgetSecretMail(ctx.db, mail.id)
  } else await mailLater(ctx.db, mail.id, nextTry(ctx, mail.attempts), why)
}

const nextTry = (ctx: Context, attempts: number): Date =>
  new Date(ctx.clock.now().getTime() + Math.round(15_000 * 2 ** (attempts - 1) * (0.5 + ctx.random())))

type MailboxEntry = {
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
