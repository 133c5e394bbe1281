import type { Context } from '#core/context.ts'
import { type MailSender, makeMailSender } from './mail.ts'
import { makeWhatsappSender, type WhatsappSender } from './whatsapp.ts'

/** The only parts that talk to Twilio and SMTP. */
export type Senders = { whatsapp: WhatsappSender; mail: MailSender }

export const makeSenders = (ctx: Context): Senders => ({ whatsapp: makeWhatsappSender(ctx), mail: makeMailSender(ctx) })
