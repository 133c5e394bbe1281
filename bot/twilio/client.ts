import twilio from 'twilio'
import { type ContactCard, readCard } from './contact-card.ts'

/** What the engine asks of Twilio while it answers. Neither ever fails, and the answer comes without them, too. */
export type Wire = {
  /** The blue ticks, and 'typing' until the answer comes. */
  typing(messageSid: string): void
  /** The name and the number on a contact card; empty if it cannot be read. */
  contactCard(url: string): Promise<ContactCard>
}

const TIMEOUT_MS = 3_000
const LONGEST_CARD = 64 * 1024
const TWILIO = 'https://api.twilio.com'

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
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    typing: (messageId) => {
      client.messaging.v2.typingIndicator
        .create({ channel: 'whatsapp', messageId })
        .catch((error: unknown) => onTrouble(error, 'no typing indicator'))
    },
    contactCard: async (url) => {
      try {
        const address = mediaAddress(url, account)
        if (!address) return {}
        const answer = await fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(TIMEOUT_MS) })
        return answer.ok ? readCard((await answer.text()).slice(0, LONGEST_CARD)) : {}
      } catch (error) {
        onTrouble(error, 'a contact card could not be read')
        return {}
      }
    },
  }
}

/** Only Twilio's own media is fetched with our account; undefined for any other address. */
function mediaAddress(url: string, { publicUrl, apiBaseUrl, accountSid }: Account): string | undefined {
  const given = URL.parse(url)
  const isTwilios = given?.origin === TWILIO || (apiBaseUrl !== undefined && given?.origin === publicUrl)
  if (!given || !isTwilios || !given.pathname.startsWith(`/2010-04-01/Accounts/${accountSid}/`)) return undefined
  return `${apiBaseUrl ?? TWILIO}${given.pathname}`
}
