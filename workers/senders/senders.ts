import type { Context } from '#core/context.ts'
import { type MailSender, makeMailSender } from './mail.ts'
import { makePushSender, type PushSender } from './push.ts'
import { makeWhatsappSender, type WhatsappSender } from './whatsapp.ts'

/** The only parts that talk to Twilio, SMTP and the push services. */
export type Senders = { whatsapp: WhatsappSender; mail: MailSender; push: PushSender }

export const makeSenders = (ctx: Context): Senders => ({
  whatsapp: makeWhatsappSender(ctx),
  mail: makeMailSender(ctx),
  push: makePushSender(ctx),
})
