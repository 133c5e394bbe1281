import type { Context } from '#core/context.ts'
import type { FetchMedia } from '#core/threads/files/fetch-files.ts'
import { type MailSender, makeMailSender } from './mail.ts'
import { twilioMedia } from './twilio-media.ts'
import { makeWhatsappSender, type WhatsappSender } from './whatsapp.ts'

/** The only parts that talk to Twilio and SMTP. */
export type Senders = { whatsapp: WhatsappSender; mail: MailSender; media: FetchMedia }

export const makeSenders = (ctx: Context): Senders => ({
  whatsapp: makeWhatsappSender(ctx),
  mail: makeMailSender(ctx),
  media: twilioMedia(ctx.config),
})
