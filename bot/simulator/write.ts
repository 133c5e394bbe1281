import { z } from 'zod'
import {
  type Bubble,
  type BubbleStatus,
  type SharedContact,
  SharedLocation,
  type Shown,
  type WriteOnPhone,
} from '#core/contracts/devtools/simulator.ts'
import { lastInboundAt, messagesOf, type State } from './journal.ts'
import { type MediaStore, newSid, type SimMessage } from './records.ts'
import { type Rendered, render } from './render.ts'
import { failureOf } from './rules.ts'

/** The message that comes of what a person did; undefined when the button or row is in no message of theirs. */
export function written(input: WriteOnPhone, state: State, media: MediaStore, now: Date): SimMessage | undefined {
  const chosen = input.choice === undefined ? undefined : choiceOf(input.choice, input, state)
  if (input.choice !== undefined && !chosen) return undefined
  const card = input.contact && {
    contentType: 'text/vcard',
    base64: Buffer.from(vcardOf(input.contact)).toString('base64'),
  }
  const kept = [input.media, card].flatMap((file) => (file ? [keep(file, media)] : []))
  const body = chosen?.choice.title ?? input.text ?? ''
  const at = now.toISOString()
  return {
    sid: newSid(kept.length > 0 ? 'MM' : 'SM'),
    direction: 'inbound',
    phone: input.from,
    ...(input.name && { profileName: input.name }),
    body,
    shown: {
      text: body,
      ...(input.location && { location: input.location }),
      ...(input.contact && { contact: input.contact }),
    },
    status: 'sent',
    errorCode: null,
    errorText: null,
    failsWith: null,
    messagingServiceSid: null,
    statusCallback: null,
    repliesTo: chosen?.repliesTo ?? repliedTo(input, state),
    ...(chosen && { choice: chosen.choice }),
    ...(input.location && { location: input.location }),
    ...(input.contact && { contact: input.contact }),
    media: kept,
    createdAt: at,
    updatedAt: at,
    sentAt: at,
  }
}

/** Looks in the message that the tap was on, else in the newest one that has such a button or row. */
function choiceOf(id: string, input: WriteOnPhone, state: State) {
  const received = messagesOf(state, input.from).filter((message) => message.direction === 'outbound-api')
  const candidates = input.replyTo ? received.filter((message) => message.sid === input.replyTo) : received.toReversed()
  for (const { sid, shown } of candidates) {
    const button = shown.buttons?.find((one) => one.id === id)
    if (button) return { repliesTo: sid, choice: { kind: 'button' as const, id, title: button.title } }
    const row = shown.list?.rows.find((one) => one.id === id)
    if (row) return { repliesTo: sid, choice: { kind: 'list' as const, id, title: row.title } }
  }
  return undefined
}

const repliedTo = ({ replyTo, from }: WriteOnPhone, state: State): string | null =>
  replyTo !== undefined && state.messages.get(replyTo)?.phone === from ? replyTo : null

/** The card as WhatsApp writes it. */
const vcardOf = ({ name, phone }: SharedContact): string =>
  ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, `TEL;type=CELL;waid=${phone.slice(1)}:${phone}`, 'END:VCARD', ''].join(
    '\r\n',
  )

function keep(file: { contentType: string; base64: string }, media: MediaStore) {
  const sid = newSid('ME')
  media.write(sid, Buffer.from(file.base64, 'base64'))
  return { sid, contentType: file.contentType }
}

/** What the person sees of a message; nothing while one of ours is still on its way. */
export function bubbleOf(message: SimMessage): Bubble | undefined {
  const status: BubbleStatus = message.status
  const ours = message.direction === 'outbound-api'
  if (ours && (status === 'accepted' || status === 'queued' || status === 'sent')) return undefined
  const shownMedia = message.media.filter(({ contentType }) => contentType !== 'text/vcard')
  const media = shownMedia.map(({ sid, contentType }) => ({
    url: `/simulator/api/media/${message.sid}/${sid}`,
    contentType,
  }))
  return {
    sid: message.sid,
    phone: message.phone,
    by: ours ? 'business' : 'person',
    at: message.createdAt,
    shown: media.length > 0 ? { ...message.shown, media } : message.shown,
    repliesTo: message.repliesTo,
    status,
    error: status === 'failed' ? `${message.errorText ?? 'Not delivered'} (${message.errorCode ?? 'no code'})` : null,
  }
}

/** A parsed form body: repeated names become lists. */
type Form = Readonly<Record<string, unknown>>

export const formOf = (body: unknown): Form => (typeof body === 'object' && body !== null ? { ...body } : {})

/** The value of a field; of a repeated one the last, as Twilio reads it. */
export function field(form: Form, name: string): string | undefined {
  const value = [form[name]].flat().at(-1)
  return typeof value === 'string' && value !== '' ? value : undefined
}

const fields = (form: Form, name: string): string[] =>
  [form[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]

/** A request to send, read and checked; a code is what Twilio refuses it with at once. */
export type Draft =
  | { code: number }
  | {
      code?: undefined
      phone: string
      body: string
      shown: Shown
      failsWith: number | null
      messagingServiceSid: string | null
      statusCallback: string | null
    }

const recipient = /^whatsapp:(\+[1-9]\d{6,14}|[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128})$/
const Variables = z.record(z.string().max(16), z.string().max(1600))

export function readDraft(form: Form, state: State, number: string, now: Date): Draft {
  const to = field(form, 'To')
  const messagingServiceSid = field(form, 'MessagingServiceSid') ?? null
  const phone = to && recipient.exec(to)?.[1]
  const refused = refusedAt({ form, to, phone, number, messagingServiceSid })
  if (refused !== undefined || !phone) return { code: refused ?? 21211 }

  const statusCallback = field(form, 'StatusCallback') ?? null
  const common = { phone, messagingServiceSid, statusCallback }
  const reached = { lastInboundAt: lastInboundAt(state, phone), now }
  const contentSid = field(form, 'ContentSid')
  if (contentSid === undefined) {
    const body = field(form, 'Body') ?? ''
    const place = field(form, 'PersistentAction')
    const location = place === undefined ? undefined : locationIn(place, body)
    if (place !== undefined && !location) return { code: 20001 }
    const shown = location ? { text: '', location } : { text: body, ...shownMedia(fields(form, 'MediaUrl')) }
    return { ...common, body, shown, failsWith: failureOf({ ...reached, template: undefined }) ?? null }
  }
  const content = state.contents.get(contentSid)
  if (!content) return { code: 21655 }
  const variables = variablesOf(field(form, 'ContentVariables'))
  if (!variables) return { code: 21656 }
  const rendered = render(content, variables)
  if (!rendered) return { code: 21655 }
  if (rendered.shown.text.length > 1600) return { code: 21617 }
  const failsWith = failureOf({ ...reached, template: { rendered, approval: content.approval } }) ?? null
  return { ...common, body: rendered.shown.text, shown: shownOf(rendered), failsWith }
}

const geo = /^geo:(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)(?:\|(.{1,200}))?$/

/** The place of an action such as geo:-26.1,28.05|Sandton; the words of the message name it. */
function locationIn(action: string, name: string): Shown['location'] | undefined {
  const [, lat, lng, address] = geo.exec(action) ?? []
  const words = { ...(name && { label: name.slice(0, 200) }), ...(address && { address }) }
  return SharedLocation.safeParse({ lat: Number(lat), lng: Number(lng), ...words }).data
}

type Fields = {
  form: Form
  to: string | undefined
  phone: string | undefined
  number: string
  messagingServiceSid: string | null
}

function refusedAt({ form, to, phone, number, messagingServiceSid }: Fields): number | undefined {
  const from = field(form, 'From')
  if (!to) return 21604
  if (!from && !messagingServiceSid) return 21603
  if (from && from !== `whatsapp:${number}`) return 63007
  if (!phone) return 21211
  if (phone === number) return 63031
  const callback = field(form, 'StatusCallback')
  if (callback !== undefined && !/^https?:$/.test(URL.parse(callback)?.protocol ?? '')) return 21609
  const body = field(form, 'Body')
  if (field(form, 'ContentSid')) return undefined
  if (!body && fields(form, 'MediaUrl').length === 0) return 21602
  if (body && body.length > 1600) return 21617
  return fields(form, 'MediaUrl').every((url) => URL.canParse(url)) ? undefined : 21620
}

function variablesOf(text: string | undefined): Record<string, string> | undefined {
  if (text === undefined) return {}
  try {
    return Variables.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const shownOf = ({ shown, mediaUrls }: Rendered): Shown => ({ ...shown, ...shownMedia(mediaUrls) })

const shownMedia = (urls: string[]): Pick<Shown, 'media'> =>
  urls.length > 0 ? { media: urls.map((url) => ({ url, contentType: contentTypeOf(url) })) } : {}

const endings: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
}
const contentTypeOf = (url: string): string =>
  endings[url.split(/[?#]/)[0]?.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
