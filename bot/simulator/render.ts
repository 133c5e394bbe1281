import type { Shown, ShownButton } from '#core/contracts/devtools/simulator.ts'
import { type ContentShape, richestType } from './content-types.ts'
import type { SimContent } from './records.ts'

export type Rendered = {
  shape: ContentShape['name']
  shown: Shown
  /** Media that the template points at. */
  mediaUrls: string[]
  /** Variables that nobody gave a value. */
  missing: string[]
}

const placeholder = /\{\{\s*([A-Za-z0-9_]{1,16})\s*\}\}/g

/** What the phone shows for a template and its variables; undefined when WhatsApp can show none of its types. */
export function render(content: SimContent, given: Readonly<Record<string, string>>): Rendered | undefined {
  const values = { ...content.variables, ...given }
  const missing = new Set<string>()
  const fill = (text: string): string =>
    text.replace(placeholder, (_, name: string) => {
      const value = values[name]
      if (value === undefined) missing.add(name)
      return value ?? ''
    })
  const shape = richestType(content.types)
  if (!shape) return undefined
  const { mediaUrls, ...shown } = show(shape, fill, values)
  return { shape: shape.name, shown, mediaUrls: mediaUrls ?? [], missing: [...missing] }
}

type Fill = (text: string) => string
type Drawn = Shown & { mediaUrls?: string[] }

function show(shape: ContentShape, fill: Fill, values: Readonly<Record<string, string>>): Drawn {
  switch (shape.name) {
    case 'twilio/text':
      return { text: fill(shape.value.body) }
    case 'twilio/quick-reply':
      return { text: fill(shape.value.body), buttons: shape.value.actions.map((action) => buttonOf(action, fill)) }
    case 'twilio/call-to-action':
      return { text: fill(shape.value.body), buttons: shape.value.actions.map((action) => buttonOf(action, fill)) }
    case 'twilio/list-picker':
      return { text: fill(shape.value.body), list: listOf(shape.value, fill) }
    case 'twilio/location': {
      const { latitude, longitude, label } = shape.value
      return { text: '', location: { lat: latitude, lng: longitude, ...(label && { label: fill(label) }) } }
    }
    case 'twilio/media':
      return { text: fill(shape.value.body ?? ''), mediaUrls: shape.value.media.map(fill) }
    case 'twilio/card':
    case 'whatsapp/card': {
      const { title, header_text, body, subtitle, footer, media, actions } = shape.value
      const parts = [title ?? header_text, body, subtitle].filter((part) => typeof part === 'string' && part !== '')
      return {
        text: parts.map((part) => fill(part ?? '')).join('\n'),
        ...(footer && { footer: fill(footer) }),
        ...(actions?.length && { buttons: actions.map((action) => buttonOf(action, fill)) }),
        mediaUrls: [media ?? []].flat().map(fill),
      }
    }
    case 'whatsapp/authentication': {
      const minutes = shape.value.code_expiration_minutes
      const advice =
        shape.value.add_security_recommendation === false ? '' : ' For your security, do not share this code.'
      return {
        text: `*${fill('{{1}}')}* is your verification code.${advice}`,
        ...(minutes && { footer: `This code expires in ${minutes} minutes.` }),
        buttons: [{ title: shape.value.actions[0]?.copy_code_text ?? 'Copy code', id: `copy:${values['1'] ?? ''}` }],
      }
    }
  }
}

type Action = {
  type?: string | undefined
  title?: string | undefined
  id?: string | undefined
  url?: string | undefined
  phone?: string | undefined
}

function buttonOf(action: Action, fill: Fill): ShownButton {
  const title = fill(action.title ?? '')
  if (action.type === 'REQUEST_CONTACT_INFO') return { title: 'Share contact info', sharesContact: true }
  if (action.url) return { title, url: fill(action.url) }
  if (action.phone) return { title, url: `tel:${fill(action.phone)}` }
  return { title, id: fill(action.id ?? title) }
}

function listOf(
  value: { button: string; items: { item: string; id: string; description?: string | null | undefined }[] },
  fill: Fill,
) {
  const rows = value.items.map(({ item, id, description }) => ({
    id: fill(id),
    title: fill(item),
    ...(description && { description: fill(description) }),
  }))
  return { button: fill(value.button), rows }
}
