import type { Context } from '#core/context.ts'
import { twilioMedia } from '#core/messaging/inbound/twilio-media.ts'
import type { FetchMedia } from '#core/threads/files/fetch-files.ts'
import type { FetchPicture } from '#core/tyres/fetch-pictures.ts'
import { linkedPicture } from './linked-picture.ts'
import { type MailSender, makeMailSender } from './mail.ts'
import { makePushSender, type PushSender } from './push.ts'
import { makeWebhookSender, type WebhookSender } from './webhooks.ts'
import { makeWhatsappSender, type WhatsappSender } from './whatsapp.ts'

/** The only parts that talk to Twilio, SMTP, the push services, shops' own systems and pictures elsewhere. */
export type Senders = {
  whatsapp: WhatsappSender
  mail: MailSender
  push: PushSender
  webhooks: WebhookSender
  media: FetchMedia
  pictures: FetchPicture
}

export const makeSenders = (ctx: Context): Senders => ({
  whatsapp: makeWhatsappSender(ctx),
  mail: makeMailSender(ctx),
  push: makePushSender(ctx),
  webhooks: makeWebhookSender(ctx),
  media: twilioMedia(ctx.config),
  pictures: linkedPicture(ctx.config),
})
