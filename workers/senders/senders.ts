import type { Context } from '#core/context.ts'
import type { FetchMedia } from '#core/threads/files/fetch-files.ts'
import { type MailSender, makeMailSender } from './mail.ts'
import { makePushSender, type PushSender } from './push.ts'
import { twilioMedia } from './twilio-media.ts'
import { makeWhatsappSender, type WhatsappSender } from './whatsapp.ts'

/** The only parts that talk to Twilio, SMTP and the push services. */
export type Senders = { whatsapp: WhatsappSender; mail: MailSender; push: PushSender; media: FetchMedia }

export const makeSenders = (ctx: Context): Senders => ({
  whatsapp: makeWhatsappSender(ctx),
  mail: makeMailSender(ctx),
  push: makePushSender(ctx),
  media: twilioMedia(ctx.config),
})
