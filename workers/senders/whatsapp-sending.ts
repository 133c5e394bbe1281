import type { Context } from '#core/context.ts'
import type { WhatsappClient } from './whatsapp-client.ts'

/**
 * `until`: a set-up that Twilio refuses stops everything; after a while it is tried whether it works. `free`: when the
 * pace of all senders allows the next message.
 */
export type Sending = {
  ctx: Context
  client: WhatsappClient
  pause: { until: Date | undefined; free: Date | undefined }
}
