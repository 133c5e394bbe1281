import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import { type Mail, mailFailed, mailSent, sendMails, takeMail } from '#core/messaging/mail/mail-outbox.ts'
import { inSpan } from '#core/process/spans.ts'

const TIMEOUT_MS = 20_000

export type MailSender = {
  /** Sends one mail, if it is due and no other process sends it now. */
  send(mailId: string): Promise<void>
  /** Sends all mails that are due, also those whose sender died. Returns how many. */
  sweep(): Promise<number>
  close(): void
}

/** Without an SMTP server a mail has arrived when it is in the local mailbox, where it already stands. */
export function makeMailSender(ctx: Context): MailSender {
  const transport = mailTransport(ctx.config)
  const send = async (mailId: string): Promise<void> => {
    const mail = await takeMail(ctx, mailId)
    if (mail) await deliver(ctx, transport, mail)
  }
  return {
    send,
    sweep: () => sendMails(ctx, { mail: { send } }),
    close: () => transport?.close(),
  }
}

type Transport = ReturnType<typeof createTransport> | undefined

/** The connection to the mail server; undefined if the local mailbox stands in. */
export const mailTransport = ({ mail }: Pick<Config, 'mail'>): Transport =>
  mail.smtpUrl === undefined
    ? undefined
    : createTransport({
        url: mail.smtpUrl,
        pool: true,
        // Mails carry links that open accounts, so the connection is encrypted. A server on this machine needs no
        // network.
        requireTLS: !isThisMachine(mail.smtpUrl),
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: TIMEOUT_MS,
      })

const isThisMachine = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)

async function deliver(ctx: Context, transport: Transport, mail: Mail): Promise<void> {
  const facts = { kind: mail.kind, attempt: mail.attempts }
  try {
    await inSpan({ name: 'send mail', kind: 'send', traceId: mail.trace_id ?? mail.id, facts }, async () =>
      transport?.sendMail(wireForm(ctx.config, mail)),
    )
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    ctx.log.warn({ ...named(mail), why }, 'mail not sent')
    await mailFailed(ctx, mail, why, isRefused(error))
    return
  }
  ctx.log.info({ ...named(mail), kind: mail.kind }, 'mail sent')
  await mailSent(ctx, mail)
}

/** As the log names it. */
const named = ({ id, trace_id }: Mail) => ({ traceId: trace_id ?? undefined, mailId: id })

/** The id is the mail's own, so that a mail sent twice after a lost answer is seen to be one. */
const wireForm = ({ mail: { from }, publicUrl }: Config, mail: Mail): SendMailOptions => ({
  from,
  to: mail.to_address,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments,
  messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.stop_url && {
      'List-Unsubscribe': `<${mail.stop_url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
})

/** The server refused for good: a 5xx answer about the address, not about our sign-in. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 550 &&
  error.responseCode < 560
