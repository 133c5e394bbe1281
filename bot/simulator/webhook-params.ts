import type { SimMessage } from './records.ts'

export type Account = { accountSid: string; number: string; publicUrl: string }

const isNumber = (phone: string) => phone.startsWith('+')

/** The form that tells the app of a person's message, with parameters that no page documents as real ones carry them. */
export function inboundParams(message: SimMessage, account: Account): Record<string, string> {
  const { sid, phone, choice, location } = message
  return {
    AccountSid: account.accountSid,
    ApiVersion: '2010-04-01',
    Body: message.body,
    From: `whatsapp:${phone}`,
    MessageSid: sid,
    MessageType: typeOf(message),
    NumMedia: String(message.media.length),
    NumSegments: '1',
    ProfileName: message.profileName ?? '',
    ReferralNumMedia: '0',
    SimulatorVersion: '1',
    SmsMessageSid: sid,
    SmsSid: sid,
    SmsStatus: 'received',
    To: `whatsapp:${account.number}`,
    ...(isNumber(phone) ? { WaId: phone.slice(1) } : { ExternalUserId: phone }),
    ...(choice?.kind === 'button' && { ButtonPayload: choice.id, ButtonText: choice.title, ButtonType: 'REPLY' }),
    ...(choice?.kind === 'list' && { ListId: choice.id, ListTitle: choice.title }),
    ...(location && { Latitude: String(location.lat), Longitude: String(location.lng) }),
    ...(location?.label && { Label: location.label }),
    ...(location?.address && { Address: location.address }),
    ...(message.repliesTo && {
      OriginalRepliedMessageSid: message.repliesTo,
      OriginalRepliedMessageSender: `whatsapp:${account.number}`,
    }),
    ...mediaParams(message, account),
  }
}

function typeOf({ choice, location, contact, media }: SimMessage): string {
  if (choice) return choice.kind === 'button' ? 'button' : 'interactive'
  if (location) return 'location'
  if (contact) return 'contacts'
  const [file] = media
  if (!file) return 'text'
  if (file.contentType.startsWith('image/')) return 'image'
  return file.contentType.startsWith('audio/') ? 'audio' : 'document'
}

const mediaParams = (message: SimMessage, account: Account): Record<string, string> =>
  Object.fromEntries(
    message.media.flatMap(({ sid, contentType }, index) => [
      [
        `MediaUrl${index}`,
        `${account.publicUrl}/2010-04-01/Accounts/${account.accountSid}/Messages/${message.sid}/Media/${sid}`,
      ],
      [`MediaContentType${index}`, contentType],
    ]),
  )

/** The form that tells the app how its own message fares. */
export function statusParams(message: SimMessage, account: Account): Record<string, string> {
  const { sid, status, phone, errorCode } = message
  return {
    AccountSid: account.accountSid,
    ApiVersion: '2010-04-01',
    ChannelPrefix: 'whatsapp',
    From: `whatsapp:${account.number}`,
    MessageSid: sid,
    MessageStatus: status,
    SmsSid: sid,
    SmsStatus: status,
    To: `whatsapp:${phone}`,
    ...(message.messagingServiceSid && { MessagingServiceSid: message.messagingServiceSid }),
    ...(status === 'read' && { EventType: 'READ' }),
    ...(errorCode !== null && { ErrorCode: String(errorCode), ChannelStatusMessage: message.errorText ?? '' }),
    ...(!isNumber(phone) && { ExternalUserId: phone }),
  }
}
