import type { InboundContent, InboundKind } from '#core/messaging/content.ts'
import type { Address, InboundWire } from '#core/messaging/inbound/inbound.ts'
import { hasLetter, oneLine, severalLines } from '#core/rules/people/typed-text.ts'

/** The form of a webhook as it was decoded. Twilio adds parameters without notice, so nothing here is refused. */
export type Params = Readonly<Record<string, unknown>>

const MAX_MEDIA = 10
const vcard = /^text\/(x-)?vcard/i
const businessScopedId = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/
const phone = /^\+[1-9]\d{6,14}$/

/** Twilio's form of a WhatsApp message in ours; undefined when it is not one. */
export function readInbound(params: Params): InboundWire | undefined {
  const messageSid = text(params, 'MessageSid')
  const addresses = addressesOf(params)
  if (!messageSid || !addresses) return undefined
  return {
    messageSid,
    addresses,
    name: nameOf(text(params, 'ProfileName')),
    body: severalLines(text(params, 'Body') ?? ''),
    content: contentOf(params),
  }
}

/** People call themselves what they like there, also nothing that can be seen. */
const nameOf = (given: string | undefined): string | undefined => {
  const name = given && oneLine(given).slice(0, 120).toWellFormed()
  return name && hasLetter(name) ? name : undefined
}

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
function text(params: Params, name: string): string | undefined {
  const value = params[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first !== 'string') return undefined
  return first.replaceAll('\u0000', '').toWellFormed().trim() || undefined
}

function addressesOf(params: Params): [Address, ...Address[]] | undefined {
  const sender = text(params, 'From')
  if (!sender?.startsWith('whatsapp:')) return undefined
  const given = [sender, text(params, 'ExternalUserId'), text(params, 'ParentExternalUserId')]
  const found = new Map<string, Address>()
  for (const one of given) {
    const address = one && addressOf(one.replace(/^whatsapp:/, '').trim())
    if (address) found.set(`${address.kind} ${address.value}`, address)
  }
  const [first, ...others] = found.values()
  return first && [first, ...others]
}

function addressOf(value: string): Address | undefined {
  if (phone.test(value)) return { kind: 'phone', value }
  if (!businessScopedId.test(value)) return undefined
  return { kind: value.slice(3).startsWith('ENT.') ? 'parent_bsuid' : 'bsuid', value }
}

function contentOf(params: Params): InboundContent {
  const choice = choiceOf(params)
  const location = locationOf(params)
  const media = mediaOf(params)
  const optOut = text(params, 'OptOutType')?.toUpperCase()
  const repliesTo = text(params, 'OriginalRepliedMessageSid')
  return {
    kind: kindOf(params, { choice, location, media }),
    ...(choice && { choice }),
    ...(location && { location }),
    ...(media.length > 0 && { media }),
    ...(repliesTo && { repliesTo }),
    ...(text(params, 'Forwarded') === 'true' && { forwarded: true }),
    ...((optOut === 'STOP' || optOut === 'START' || optOut === 'HELP') && { optOut }),
  }
}

type Parts = {
  choice: string | undefined
  location: InboundContent['location'] | undefined
  media: NonNullable<InboundContent['media']>
}

function kindOf(params: Params, { choice, location, media }: Parts): InboundKind {
  const type = text(params, 'MessageType')?.toLowerCase()
  if (choice) return text(params, 'ListId') ? 'list' : 'button'
  if (location) return 'location'
  if (type === 'reaction') return 'reaction'
  if (type === 'contact' || type === 'contacts' || media.some((one) => vcard.test(one.contentType))) return 'contact'
  if (media.length > 0) return 'media'
  return text(params, 'Body') ? 'text' : 'other'
}

/** Should Twilio send a placeholder as it stands in a layout, the title in the body says what was chosen. */
function choiceOf(params: Params): string | undefined {
  const choice = text(params, 'ListId') ?? text(params, 'ButtonPayload')
  return choice && !/^\{\{\w+\}\}$/.test(choice) ? choice.slice(0, 200) : undefined
}

function locationOf(params: Params): InboundContent['location'] | undefined {
  const lat = degrees(text(params, 'Latitude'), 90)
  const lng = degrees(text(params, 'Longitude'), 180)
  if (lat === undefined || lng === undefined) return undefined
  const label = oneLine(text(params, 'Label') ?? '')
  const address = oneLine(text(params, 'Address') ?? '')
  return { lat, lng, ...(label && { label }), ...(address && { address }) }
}

function degrees(value: string | undefined, most: number): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  return Number.isFinite(number) && Math.abs(number) <= most ? number : undefined
}

function mediaOf(params: Params): Parts['media'] {
  const count = Math.min(Number(text(params, 'NumMedia') ?? 0) || 0, MAX_MEDIA)
  return Array.from({ length: count }, (_, at) => ({
    url: text(params, `MediaUrl${at}`) ?? '',
    contentType: text(params, `MediaContentType${at}`) ?? 'application/octet-stream',
  })).filter((one) => one.url !== '')
}
