import { createHmac, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Config } from '#core/config.ts'

export type Form = Record<string, string>

const hex = () => randomUUID().replaceAll('-', '')
export const messageSid = (): string => `SM${hex()}`

/** The form of a text message as Twilio posts it; `more` adds and replaces parameters. */
export function inboundForm(from: string, body: string, more: Form = {}): Form {
  const sid = messageSid()
  return {
    SmsMessageSid: sid,
    NumMedia: '0',
    ProfileName: 'Thandi',
    MessageType: 'text',
    SmsSid: sid,
    SmsStatus: 'received',
    Body: body,
    To: 'whatsapp:+27600123456',
    NumSegments: '1',
    ReferralNumMedia: '0',
    MessageSid: sid,
    AccountSid: `AC${'0'.repeat(32)}`,
    ...(from.startsWith('+') && { WaId: from.slice(1) }),
    From: `whatsapp:${from}`,
    ApiVersion: '2010-04-01',
    ...more,
  }
}

/** Written from Twilio's description of the signature, so that the library is checked too. */
export function signatureOf(authToken: string, url: string, form: Form): string {
  const signed = Object.keys(form)
    .sort()
    .reduce((text, key) => text + key + form[key], url)
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64')
}

type Poster = {
  config: Pick<Config, 'publicUrl'> & { twilio: Pick<Config['twilio'], 'authToken'> }
  origin: string
}

/** Posts a form to a webhook as Twilio does; `signature` replaces the right one, null leaves it out. */
export async function postWebhook(
  { config, origin }: Poster,
  path: string,
  form: Form,
  signature?: string | null,
): Promise<{ status: number; type: string | null; body: string }> {
  const right = signatureOf(config.twilio.authToken, `${config.publicUrl}${path}`, form)
  const header: Record<string, string> = signature === null ? {} : { 'X-Twilio-Signature': signature ?? right }
  const response = await fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(form), headers: header })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

/** Serves an Express app, or any listener, on a free port of the loopback interface. */
export async function serve(listener: RequestListener): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: originOf(server), close: () => closed(server) }
}

const originOf = (server: Server): string => {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

/** How the stand-in answers the next request to send: with an error of Twilio's, by losing the connection, or well. */
export type Mishap = { status: number; code?: number } | 'lost before' | 'lost after' | 'none'

export type StoodInMessage = { sid: string; to: string; body: string; form: URLSearchParams; createdAt: Date }

export type ReceivedAtTwilio = { sid: string; from: string; body: string; createdAt: Date; media?: number }

export type TwilioStandIn = {
  origin: string
  /** What it took, in order. */
  messages: StoodInMessage[]
  contents: Map<string, Content>
  approvals: Map<string, { status: string; name: string }>
  /** What people wrote, as its list has it. */
  received: ReceivedAtTwilio[]
  /** What people sent, by its path; a text is where it leads to, a number the status of the answer. */
  media: Map<string, Uint8Array | string | number>
  /** Who asked for media, with what credentials. */
  mediaAsked: { path: string; authorization: string | undefined }[]
  /** For requests to send, one each, first come first served. */
  mishaps: Mishap[]
  /** Requests to make a template answer with an error. */
  refusesContent: boolean
  /** What a template becomes when it is submitted. */
  approves: string
  /** Resolves with the next message that it takes. */
  nextMessage(): Promise<StoodInMessage>
  close(): Promise<void>
}

/** Templates that the stand-in begins with, as JSON carries them. */
export type TemplatesAtTwilio = {
  contents: [sid: string, content: Content][]
  approvals: [sid: string, approval: { status: string; name: string }][]
}

/** A small Twilio that takes messages and templates and remembers them. */
export async function startTwilio(
  now: () => Date = () => new Date(),
  { contents, approvals }: TemplatesAtTwilio = { contents: [], approvals: [] },
): Promise<TwilioStandIn> {
  const heard = new EventEmitter()
  const standIn: TwilioStandIn = {
    origin: '',
    messages: [],
    received: [],
    media: new Map(),
    mediaAsked: [],
    contents: new Map(contents),
    approvals: new Map(approvals),
    mishaps: [],
    refusesContent: false,
    approves: 'approved',
    nextMessage: () => new Promise((resolve) => heard.once('message', resolve)),
    close: async () => {},
  }
  const { origin, close } = await serve((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.method === 'GET' && standIn.media.has(request.url ?? '')) return giveMedia(standIn, request, response)
      const before = standIn.messages.length
      const said = answer(standIn, now(), request, body)
      if (said === 'lost') response.destroy()
      else response.writeHead(said.status, { 'content-type': 'application/json' }).end(JSON.stringify(said.body))
      for (const message of standIn.messages.slice(before)) heard.emit('message', message)
    })
  })
  return Object.assign(standIn, { origin, close })
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function giveMedia(twilio: TwilioStandIn, { url = '', headers }: IncomingMessage, response: ServerResponse): void {
  twilio.mediaAsked.push({ path: url, authorization: headers.authorization })
  const found = twilio.media.get(url)
  if (typeof found === 'string') response.writeHead(307, { location: found }).end()
  else if (typeof found === 'number') response.writeHead(found).end()
  else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found)
}

type Answer = { status: number; body: unknown } | 'lost'
const ok = (body: unknown): Answer => ({ status: 200, body })
const made = (body: unknown): Answer => ({ status: 201, body })
const refused = (status: number, code?: number): Answer => ({
  status,
  body: { code, message: 'refused by the stand-in', status },
})

function answer(twilio: TwilioStandIn, now: Date, request: IncomingMessage, body: string): Answer {
  const url = new URL(request.url ?? '/', 'http://twilio')
  const sid = /HX\w+/.exec(url.pathname)?.[0] ?? ''
  switch (`${request.method} ${url.pathname.replace(/\/Accounts\/AC\w+/, '').replace(/HX\w+/, ':sid')}`) {
    case 'POST /2010-04-01/Messages.json':
      return take(twilio, now, new URLSearchParams(body))
    case 'GET /2010-04-01/Messages.json':
      return ok({ messages: list(twilio, url.searchParams), page: 0, page_size: 50, uri: url.pathname })
    case 'POST /v1/Content':
      return makeContent(twilio, JSON.parse(body))
    case 'GET /v1/Content':
      return ok({ contents: [...twilio.contents].map(([sid, one]) => ({ sid, ...one })), meta: { key: 'contents' } })
    case 'POST /v1/Content/:sid/ApprovalRequests/whatsapp':
      return submit(twilio, sid, JSON.parse(body))
    case 'GET /v1/Content/:sid/ApprovalRequests':
      if (!twilio.contents.has(sid)) return refused(404, 20404)
      return ok({ sid, whatsapp: twilio.approvals.get(sid) ?? { status: 'unsubmitted' } })
    default:
      return refused(404, 20404)
  }
}

function take(twilio: TwilioStandIn, createdAt: Date, form: URLSearchParams): Answer {
  const mishap = twilio.mishaps.shift()
  if (mishap === 'lost before') return 'lost'
  if (typeof mishap === 'object') return refused(mishap.status, mishap.code)
  const contentSid = form.get('ContentSid')
  if (contentSid && !twilio.contents.has(contentSid)) return refused(400, 21655)
  const message = { sid: messageSid(), to: form.get('To') ?? '', body: shown(twilio, form), form, createdAt }
  twilio.messages.push(message)
  return mishap === 'lost after' ? 'lost' : made({ ...wire(message), status: 'queued' })
}

/** What a person sees of it: a template with its variables filled in. */
function shown(twilio: TwilioStandIn, form: URLSearchParams): string {
  const types = twilio.contents.get(form.get('ContentSid') ?? '')?.types
  if (!types) return form.get('Body') ?? ''
  const [type] = Object.values(types) as { body?: string; title?: string }[]
  const variables: Record<string, string> = JSON.parse(form.get('ContentVariables') ?? '{}')
  return (type?.body ?? type?.title ?? '').replace(/\{\{(\d+)\}\}/g, (_, key: string) => variables[key] ?? '')
}

const list = (twilio: TwilioStandIn, query: URLSearchParams) => {
  const since = new Date(query.get('DateSent>') ?? 0)
  const to = query.get('To')
  const received = to === OUR_NUMBER ? twilio.received.filter((one) => one.createdAt >= since).map(receivedWire) : []
  const sent = twilio.messages.filter((one) => one.to === to && one.createdAt >= since).map(wire)
  return [...received, ...sent].reverse()
}

const OUR_NUMBER = 'whatsapp:+27600123456'

const receivedWire = ({ sid, from, body, createdAt, media = 0 }: ReceivedAtTwilio) => ({
  sid,
  from,
  to: OUR_NUMBER,
  body,
  direction: 'inbound',
  num_media: String(media),
  date_created: createdAt.toUTCString().replace('GMT', '+0000'),
  status: 'received',
})

const wire = ({ sid, to, body, createdAt }: StoodInMessage) => ({
  sid,
  to,
  body,
  direction: 'outbound-api',
  date_created: createdAt.toUTCString().replace('GMT', '+0000'),
  status: 'sent',
})

type Content = { friendly_name: string; language: string; types: Record<string, unknown> }

function makeContent(twilio: TwilioStandIn, content: Content): Answer {
  if (twilio.refusesContent) return refused(400, 20001)
  const sid = `HX${hex()}`
  twilio.contents.set(sid, content)
  return made({ sid, ...content })
}

function submit(twilio: TwilioStandIn, sid: string, { name }: { name: string }): Answer {
  twilio.approvals.set(sid, { status: twilio.approves, name })
  return made({ status: twilio.approves, name, rejection_reason: '' })
}
