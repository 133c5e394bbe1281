import twilio from 'twilio'
import { twilioMedia } from '#core/messaging/inbound/twilio-media.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'

/** What the engine asks of Twilio while it answers. Neither ever fails, and the answer comes without them, too. */
export type Wire = {
  /** The blue ticks, and 'typing' until the answer comes. */
  typing(messageSid: string): void
  /** The name and the number on a contact card; empty if it cannot be read. */
  contactCard(url: string): Promise<ContactCard>
}

const TIMEOUT_MS = 3_000
/** With a picture of the person, which stands behind name and number. */
const MAX_CARD_BYTES = 1_000_000
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

type Account = {
  accountSid: string
  authToken: string
  apiBaseUrl: string | undefined
  publicUrl: string
  /** What Twilio did not do for us. */
  onFailure: (error: unknown, what: string) => void
}

export function makeWire(account: Account): Wire {
  const { accountSid, authToken, apiBaseUrl, onFailure } = account
  const client = twilio(accountSid, authToken, { httpClient: new WireClient(apiBaseUrl) })
  const settings = { publicUrl: account.publicUrl, twilio: { accountSid, authToken, apiBaseUrl } }
  const fetchCard = twilioMedia(settings, { bytes: MAX_CARD_BYTES, ms: TIMEOUT_MS })
  return {
    typing: (messageId) => {
      client.messaging.v2.typingIndicator
        .create({ channel: 'whatsapp', messageId })
        .catch((error: unknown) => onFailure(error, 'no typing indicator'))
    },
    contactCard: async (url) => {
      try {
        const card = await fetchCard(url)
        return card ? readCard(Buffer.from(card.subarray(0, LONGEST_CARD)).toString('utf8')) : {}
      } catch (error) {
        onFailure(error, 'a contact card could not be read')
        return {}
      }
    },
  }
}

type ContactCard = { name?: string; phone?: string }

const LONGEST_NAME = 80
const waid = /;waid=(\d{7,15})(?=[;:]|$)/i

/** The first number of a contact card, and the name. WhatsApp's own id of the number is surer than what is typed there. */
export function readCard(text: string): ContactCard {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const name = oneLine(fieldOf(lines, 'FN') ?? '').slice(0, LONGEST_NAME)
  const phone = lines.map(phoneIn).find((found) => found !== undefined)
  return { ...(name && { name }), ...(phone && { phone }) }
}

/** 'item1.TEL;type=CELL;waid=2782…:+27 82 …' */
function phoneIn(line: string): string | undefined {
  const at = line.indexOf(':')
  const head = line.slice(0, at)
  if (at < 0 || nameIn(head) !== 'TEL') return undefined
  const known = waid.exec(head)?.[1]
  return (known && normalisePhone(`+${known}`)) ?? normalisePhone(line.slice(at + 1))
}

const fieldOf = (lines: readonly string[], name: string): string | undefined => {
  const line = lines.find((one) => nameIn(one.slice(0, one.indexOf(':'))) === name)
  return line?.slice(line.indexOf(':') + 1)
}

const nameIn = (head: string): string | undefined => head.split(';')[0]?.split('.').at(-1)?.trim().toUpperCase()

type Signed = {
  authToken: string
  /** As Twilio called it: our public origin, path and query. */
  url: string
  signature: string | undefined
  params: Record<string, unknown>
}

/** Whether the request comes from Twilio, or from whoever else knows the token. */
export const isFromTwilio = ({ authToken, url, signature, params }: Signed): boolean =>
  signature !== undefined && signature !== '' && twilio.validateRequest(authToken, signature, url, params)
