import twilio from 'twilio'
import { twilioMedia } from '#core/messaging/inbound/twilio-media.ts'
import { type ContactCard, readCard } from './contact-card.ts'

/** What the engine asks of Twilio while it answers. Neither ever fails, and the answer comes without them, too. */
export type Wire = {
  /** The blue ticks, and 'typing' until the answer comes. */
  typing(messageSid: string): void
  /** The name and the number on a contact card; empty if it cannot be read. */
  contactCard(url: string): Promise<ContactCard>
}

const TIMEOUT_MS = 3_000
/** With a picture of the person, which stands behind name and number. */
const MOST_CARD_BYTES = 1_000_000
const LONGEST_CARD = 64 * 1024

type TwilioRequest = Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0]

/** Twilio's origins, sent to another one if the settings say so. */
class WireClient extends twilio.RequestClient {
  private readonly origin: string | undefined
  constructor(origin: string | undefined) {
    super({ timeout: TIMEOUT_MS })
    this.origin = origin
  }
  override request<Data>(options: TwilioRequest & { data?: Data }) {
    const { pathname, search } = new URL(options.uri)
    return super.request<Data>(this.origin ? { ...options, uri: `${this.origin}${pathname}${search}` } : options)
  }
}

export type Account = {
  accountSid: string
  authToken: string
  apiBaseUrl: string | undefined
  publicUrl: string
  /** What Twilio did not do for us. */
  onTrouble: (error: unknown, what: string) => void
}

export function makeWire(account: Account): Wire {
  const { accountSid, authToken, apiBaseUrl, onTrouble } = account
  const client = twilio(accountSid, authToken, { httpClient: new WireClient(apiBaseUrl) })
  const settings = { publicUrl: account.publicUrl, twilio: { accountSid, authToken, apiBaseUrl } }
  const fetchCard = twilioMedia(settings, { bytes: MOST_CARD_BYTES, ms: TIMEOUT_MS })
  return {
    typing: (messageId) => {
      client.messaging.v2.typingIndicator
        .create({ channel: 'whatsapp', messageId })
        .catch((error: unknown) => onTrouble(error, 'no typing indicator'))
    },
    contactCard: async (url) => {
      try {
        const card = await fetchCard(url)
        return card ? readCard(Buffer.from(card.subarray(0, LONGEST_CARD)).toString('utf8')) : {}
      } catch (error) {
        onTrouble(error, 'a contact card could not be read')
        return {}
      }
    },
  }
}
