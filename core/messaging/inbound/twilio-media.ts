import type { Config } from '#core/config.ts'
import { MAX_FILE_BYTES } from '#core/rules/files/files.ts'
import type { FetchMedia } from '#core/threads/files/fetch-files.ts'

const TWILIO = 'https://api.twilio.com'
/** Where Twilio's own addresses lead. */
const stores = ['https://mms.twiliocdn.com', 'https://media.twiliocdn.com']
const TIMEOUT_MS = 20_000
const MAX_STEPS = 3

/** How long a file may be, and how long its download may take. */
type Most = { bytes: number; ms: number }
type Account = Pick<Config, 'publicUrl'> & { twilio: Pick<Config['twilio'], 'accountSid' | 'authToken' | 'apiBaseUrl'> }

type Fetch = { config: Account; most: Most }

/**
 * Only Twilio's own media of our account is fetched with our credentials; where it leads, without them, and only to
 * hosts of Twilio. The address came over the wire, so anything else would fetch for whoever wrote it.
 */
export function twilioMedia(config: Account, most: Most = { bytes: MAX_FILE_BYTES, ms: TIMEOUT_MS }): FetchMedia {
  const { accountSid, authToken } = config.twilio
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return async (url) => {
    const address = mediaAddress(url, config)
    return address === undefined ? undefined : follow(address, { authorization }, { config, most })
  }
}

async function follow(first: string, credentials: Record<string, string>, { config, most }: Fetch) {
  const signal = AbortSignal.timeout(most.ms)
  let [address, headers] = [first, credentials]
  for (let step = 0; step < MAX_STEPS; step++) {
    const answer = await fetch(address, { headers, redirect: 'manual', signal })
    if (answer.status < 300 || answer.status >= 400) return contentOf(answer, most.bytes)
    await answer.body?.cancel()
    const next = URL.parse(answer.headers.get('Location') ?? '', address)
    if (!next || !mayFollow(next, config)) return undefined
    address = next.href
    headers = {}
  }
  return undefined
}

/** Throws if another try may help. */
async function contentOf(answer: Response, mostBytes: number): Promise<Uint8Array | undefined> {
  if (!answer.ok || !answer.body) {
    await answer.body?.cancel()
    // Twilio may need a moment until the media is there.
    if (answer.status >= 500 || answer.status === 404 || answer.status === 429)
      throw new Error(`media answered with ${answer.status}`)
    return undefined
  }
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body) {
    size += piece.byteLength
    // Leaving the loop ends the download.
    if (size > mostBytes) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** Undefined for any address but one of our account's media. */
function mediaAddress(url: string, { publicUrl, twilio }: Account): string | undefined {
  const given = URL.parse(url)
  const isTwilios = given?.origin === TWILIO || (twilio.apiBaseUrl !== undefined && given?.origin === publicUrl)
  const path = /^\/2010-04-01\/Accounts\/(\w{34})\/Messages\/\w{34}\/Media\/\w{34}$/.exec(given?.pathname ?? '')
  if (!given || !isTwilios || path?.[1] !== twilio.accountSid) return undefined
  return `${twilio.apiBaseUrl ?? TWILIO}${given.pathname}`
}

const mayFollow = ({ origin, username }: URL, { twilio }: Account): boolean =>
  username === '' && (stores.includes(origin) || origin === (twilio.apiBaseUrl ?? TWILIO))
