import type { Context } from '#core/context.ts'
import type { WhatsappClient } from './whatsapp-client.ts'

/**
 * `until`: a set-up that Twilio refuses stops everything; after a while it is tried whether it works. `free`: when the
 * pace of all senders allows the next message.
 * `busy`: to whom this process sends now; true if somebody has asked meanwhile to look again.
 */
export type Sending = {
  ctx: Context
  client: WhatsappClient
  busy: Map<string, boolean>
  pause: { until: Date | undefined; free: Date | undefined }
}
