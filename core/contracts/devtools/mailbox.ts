/** An e-mail that the local mailbox shows; its HTML is read apart, from /mailbox/api/mails/{id}/html. */
export type MailView = {
  id: string
  to: string
  subject: string
  text: string
  attachments: { filename: string; contentType: string }[]
  status: 'held' | 'dropped' | 'queued' | 'sending' | 'sent' | 'failed'
  at: string
}
export type MailsAnswer = { mails: MailView[] }
