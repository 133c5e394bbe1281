import type { SimMessage } from './records.ts'
import type { Account } from './webhook-params.ts'

const rfc2822 = (at: string): string => new Date(at).toUTCString().replace('GMT', '+0000')

/** The message as Twilio's API returns it. */
export function messageResource(message: SimMessage, { accountSid, number }: Account) {
  const inbound = message.direction === 'inbound'
  const [business, person] = [`whatsapp:${number}`, `whatsapp:${message.phone}`]
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt === null ? null : rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: message.direction,
    error_code: inbound ? null : message.errorCode,
    error_message: inbound ? null : message.errorText,
    from: inbound ? person : business,
    messaging_service_sid: message.messagingServiceSid,
    num_media: String(message.media.length),
    num_segments: '1',
    price: null,
    price_unit: null,
    sid: message.sid,
    status: inbound ? 'received' : message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: inbound ? business : person,
    uri: `${uri}.json`,
  }
}
