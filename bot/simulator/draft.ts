import { z } from 'zod'
import { SharedLocation, type Shown } from '#core/contracts/devtools/simulator.ts'
import { type Form, field, fields } from './form.ts'
import { type Rendered, render } from './render.ts'
import { failureOf } from './rules.ts'
import { lastInboundAt, type State } from './state.ts'

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
