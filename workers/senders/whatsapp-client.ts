import twilio from 'twilio'
import type { Config } from '#core/config.ts'

const TIMEOUT_MS = 10_000
const MAX_RECEIVED = 2_000
const LONGEST_PLACE = 200

type TwilioRequest = Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]

/** Twilio's two origins, sent to another one; paths and all else stay Twilio's own. */
class RedirectedClient extends twilio.RequestClient {
  private readonly origin: string
  constructor(origin: string) {
    super({ timeout: TIMEOUT_MS })
    this.origin = origin
  }
  override request<Data>(options: TwilioRequest & { data?: Data }) {
    const { pathname, search } = new URL(options.uri)
    return super.request<Data>({ ...options, uri: `${this.origin}${pathname}${search}` })
  }
}

type Pin = { lat: number; lng: number; address: string }
/** `pin`: the place on the map that the words name. `mediaUrl`: where Twilio fetches the file from. */
export type Delivery =
  | { body: string; pin?: Pin; mediaUrl?: string }
  | { contentSid: string; variables: Record<string, string> }
export type SentMessage = { sid: string; to: string; body: string; createdAt: Date; direction: string }
export type ReceivedMessage = { sid: string; from: string; body: string; createdAt: Date; media: number }
export type ContentItem = { sid: string; name: string; language: string }
export type Approval = { status: string; reason: string | null }

/** What we use of Twilio, in our words. Errors are Twilio's own; see whatsapp-errors.ts. */
export type WhatsappClient = {
  send(channel: 'whatsapp' | 'sms', to: string, delivery: Delivery, statusCallback: string): Promise<{ sid: string }>
  /** The latest messages to the address, newest first. */
  sentTo(channel: 'whatsapp' | 'sms', to: string): Promise<SentMessage[]>
  /** What people wrote to us since then, newest first. */
  receivedSince(since: Date): Promise<ReceivedMessage[]>
  createContent(
    name: string,
    language: string,
    types: Record<string, unknown>,
    samples: Record<string, string>,
  ): Promise<string>
  contents(): Promise<ContentItem[]>
  submit(contentSid: string, name: string, category: string): Promise<void>
  approvalOf(contentSid: string): Promise<Approval>
}

export function whatsappClient({ twilio: account }: Config): WhatsappClient {
  const httpClient = account.apiBaseUrl
    ? new RedirectedClient(account.apiBaseUrl)
    : new twilio.RequestClient({ timeout: TIMEOUT_MS })
  const client = twilio(account.accountSid, account.authToken, { httpClient })
  const sender = account.messagingServiceSid
    ? { messagingServiceSid: account.messagingServiceSid, from: `whatsapp:${account.whatsappNumber}` }
    : { from: `whatsapp:${account.whatsappNumber}` }
  return {
    send: (channel, to, delivery, statusCallback) =>
      client.messages.create({
        ...(channel === 'whatsapp' ? sender : { from: account.smsNumber }),
        to: addressOn(channel, to),
        ...wireForm(delivery),
        statusCallback,
      }),
    sentTo: async (channel, to) =>
      (await client.messages.list({ to: addressOn(channel, to), limit: 50 })).map(
        ({ sid, to, body, dateCreated, direction }) => ({ sid, to, body, createdAt: dateCreated, direction }),
      ),
    receivedSince: async (since) =>
      (
        await client.messages.list({
          to: `whatsapp:${account.whatsappNumber}`,
          dateSentAfter: since,
          limit: MAX_RECEIVED,
        })
      )
        .filter(({ direction }) => direction === 'inbound')
        .map(({ sid, from, body, dateCreated, numMedia }) => ({
          sid,
          from,
          body: body ?? '',
          createdAt: dateCreated,
          media: Number(numMedia ?? 0),
        })),
    createContent: async (name, language, types, samples) => {
      // The client passes on what it is given, so these are the names of the wire, which its types do not know.
      const request = { friendly_name: name, language, variables: samples, types }
      return (await client.content.v1.contents.create(request as never)).sid
    },
    contents: async () =>
      (await client.content.v1.contents.list({ limit: 1000 })).map(({ sid, friendlyName, language }) => ({
        sid,
        name: friendlyName,
        language,
      })),
    submit: async (contentSid, name, category) => {
      const request = { name, category }
      await client.content.v1.contents(contentSid).approvalCreate.create(request as never)
    },
    approvalOf: async (contentSid) => {
      const { whatsapp } = await client.content.v1.contents(contentSid).approvalFetch().fetch()
      return approvalIn(whatsapp)
    },
  }
}

/** What Twilio would sign a call of ours with. */
export const webhookSignature = (authToken: string, url: string, form: Record<string, string>): string =>
  twilio.getExpectedTwilioSignature(authToken, url, form)

const addressOn = (channel: 'whatsapp' | 'sms', to: string): string => (channel === 'whatsapp' ? `whatsapp:${to}` : to)

/** A place in the form of Twilio's actions; its address is one line and holds no bar. */
const placeAction = ({ address, lat, lng }: Pin): string =>
  `geo:${lat},${lng}|${address.replace(/[\s|]+/g, ' ').slice(0, LONGEST_PLACE)}`

const wireForm = (delivery: Delivery) =>
  'body' in delivery
    ? {
        ...((delivery.body !== '' || !delivery.mediaUrl) && { body: delivery.body }),
        ...(delivery.pin && { persistentAction: [placeAction(delivery.pin)] }),
        ...(delivery.mediaUrl && { mediaUrl: [delivery.mediaUrl] }),
      }
    : { contentSid: delivery.contentSid, contentVariables: JSON.stringify(delivery.variables) }

/** A template that was never submitted has no approval to speak of. */
function approvalIn(found: unknown): Approval {
  const given: Record<string, unknown> = typeof found === 'object' && found !== null ? { ...found } : {}
  return {
    status: typeof given.status === 'string' ? given.status : 'unsubmitted',
    reason: typeof given.rejection_reason === 'string' && given.rejection_reason !== '' ? given.rejection_reason : null,
  }
}
