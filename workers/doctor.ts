import type { Config } from '#core/config.ts'
import { fileStore } from '#core/media/store.ts'
import { type Finding, failure, looked, warning, well } from '#core/operations/doctor.ts'
import { mailTransport } from './senders/mail.ts'
import { webhookSignature, whatsappClient } from './senders/whatsapp-client.ts'

const LIMIT_MS = 10_000
/** Of no message. */
const NO_MESSAGE = `SM${'0'.repeat(32)}`
const TRIAL_FILE = 'doctor-trial'

/** What the product needs of others: its own public address, Twilio, the mail server, and the store of files. */
export const outside = (config: Config): Promise<Finding[]> =>
  Promise.all([
    looked('Public address', () => publicAddress(config)),
    looked('Webhooks', () => webhookDoor(config)),
    looked('Twilio', () => twilioAccount(config)),
    looked('Mail', () => mailServer(config)),
    looked('Files', () => files(config)),
  ])

const call = (url: string, more: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS), ...more })

async function publicAddress({ publicUrl, production }: Config): Promise<Finding> {
  const about = 'Public address'
  const { status } = await call(`${publicUrl}/`)
  if (status !== 200) return failure(about, `${publicUrl} answers ${status}; the website should be there`)
  if (production && !publicUrl.startsWith('https:')) return failure(about, `${publicUrl} is not encrypted`)
  if (production && (await call(`${publicUrl}/metrics`)).status === 200)
    return warning(about, `${publicUrl}/metrics is open to everybody; the web server in front should refuse it`)
  return well(about, publicUrl)
}

/** Calls the webhook for reports as Twilio would, about no message, once with the signature and once without. */
async function webhookDoor({ publicUrl, twilio: { authToken } }: Config): Promise<Finding> {
  const url = `${publicUrl}/webhooks/twilio/status`
  const form = { MessageSid: NO_MESSAGE, MessageStatus: 'sent' }
  const signature = webhookSignature(authToken, url, form)
  const post = (headers: Record<string, string>) =>
    call(url, { method: 'POST', headers, body: new URLSearchParams(form) })
  const [signed, unsigned] = await Promise.all([post({ 'X-Twilio-Signature': signature }), post({})])
  if (unsigned.status !== 403) return failure('Webhooks', `a call without a signature gets ${unsigned.status}, not 403`)
  if (signed.status === 403)
    return failure('Webhooks', 'a signed call is refused: the bot has another TWILIO_AUTH_TOKEN or PUBLIC_URL')
  if (signed.status !== 200) return failure('Webhooks', `a signed call gets ${signed.status}`)
  return well('Webhooks', 'signed calls are taken, others refused')
}

async function twilioAccount(config: Config): Promise<Finding> {
  if (config.twilio.simulated) return warning('Twilio', 'the simulator stands in: nothing reaches a phone')
  const templates = await whatsappClient(config).contents()
  if (templates.length === 0) return failure('Twilio', 'there are no templates; run npm run twilio:templates')
  return well('Twilio', `the account answers; ${templates.length} templates`)
}

async function mailServer(config: Config): Promise<Finding> {
  const transport = mailTransport(config)
  if (!transport) return warning('Mail', 'the local mailbox stands in: no mail leaves')
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
  return well('Mail', `the server takes mail from ${config.mail.from}`)
}

async function files(config: Config): Promise<Finding> {
  const store = fileStore(config)
  const bytes = new TextEncoder().encode('written to see whether it can be read')
  await store.put(TRIAL_FILE, bytes)
  const read = await store.get(TRIAL_FILE)
  await store.remove(TRIAL_FILE)
  if (read?.length !== bytes.length) return failure('Files', 'what is written cannot be read')
  return well(
    'Files',
    config.storageUrl === undefined ? `kept in ${config.dataDir}` : 'kept in the bucket of STORAGE_URL',
  )
}
