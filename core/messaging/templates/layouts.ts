import { directionsUrl } from '#core/rules/places/directions.ts'
import type { OutboundContent } from '../content.ts'

type Buttons = Extract<OutboundContent, { type: 'buttons' }>
type List = Extract<OutboundContent, { type: 'list' }>
type Link = Extract<OutboundContent, { type: 'link' }>
/** A message inside the 24 hours. */
export type SessionContent = Exclude<OutboundContent, { type: 'template' }>
/** A message whose form Twilio has to hold as a template; the rest it takes as it is. */
type InLayout = Exclude<SessionContent, { type: 'text' | 'pin' | 'media' }>

/** A shape of message whose words are all variables, so that Twilio holds it once and every message can use it. */
export type Layout = { name: string; types: Record<string, unknown>; samples: Record<string, string> }
export type FilledLayout = { layout: Layout; variables: Record<string, string> }

export const limits = {
  text: 1600,
  body: 1024,
  /** Above a button that opens an address. */
  linkBody: 640,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  id: 200,
} as const

export const bodyLimit = (type: SessionContent['type']): number => {
  if (type === 'text') return limits.text
  return type === 'link' || type === 'contact_request' ? limits.linkBody : limits.body
}

/** The layout of a message and its words; undefined if it needs none, or WhatsApp's limits do not hold the words. */
export function layoutOf(content: SessionContent): FilledLayout | undefined {
  if (content.type === 'text' || content.type === 'pin' || content.type === 'media' || !fits(content)) return undefined
  const values: string[] = []
  const slot = (value: string): string => `{{${values.push(value)}}}`
  const types = typesOf(content, slot)
  const variables = Object.fromEntries(values.map((value, at) => [String(at + 1), value]))
  const samples = Object.fromEntries(values.map((_, at) => [String(at + 1), `sample ${at + 1}`]))
  return { layout: { name: nameOf(content), types, samples }, variables }
}

type Slot = (value: string) => string

function typesOf(content: InLayout, slot: Slot): Record<string, unknown> {
  switch (content.type) {
    case 'buttons':
      return content.picture ? card(content, content.picture, slot) : quickReplies(content, slot)
    case 'list':
      return listPicker(content, slot)
    case 'link':
      return linkButton(content, slot)
    case 'contact_request':
      return {
        'twilio/call-to-action': {
          body: slot(content.body),
          actions: [{ type: 'REQUEST_CONTACT_INFO', title: 'Share contact info' }],
        },
      }
  }
}

const quickReplies = ({ body, buttons }: Buttons, slot: Slot) => ({
  'twilio/quick-reply': {
    body: slot(body),
    actions: buttons.map(({ id, title }) => ({ title: slot(title), id: slot(id) })),
  },
})

/** The buttons under a picture. */
const card = ({ body, buttons }: Buttons, picture: string, slot: Slot) => ({
  'twilio/card': {
    title: slot(body),
    media: [address(picture, slot)],
    actions: buttons.map(({ id, title }) => ({ type: 'QUICK_REPLY', title: slot(title), id: slot(id) })),
  },
})

const linkButton = ({ body, title, url }: Link, slot: Slot) => ({
  'twilio/call-to-action': {
    body: slot(body),
    actions: [{ type: 'URL', title: slot(title), url: address(url, slot) }],
  },
})

/** In an address only the end, behind a slash, may be a variable. */
function address(url: string, slot: Slot): string {
  const { origin } = new URL(url)
  return `${origin}/${slot(url.slice(origin.length + 1))}`
}

const listPicker = ({ body, button, rows }: List, slot: Slot) => ({
  'twilio/list-picker': {
    body: slot(body),
    button: slot(button),
    items: rows.map(({ id, title, description }) => ({
      item: slot(title),
      id: slot(id),
      ...(description && { description: slot(description) }),
    })),
  },
})

function nameOf(content: InLayout): string {
  switch (content.type) {
    case 'buttons':
      return content.picture
        ? `card_${content.buttons.length}_${hostOf(content.picture)}`
        : `buttons_${content.buttons.length}`
    case 'list':
      return `list_${content.rows.map((row) => (row.description ? 'd' : 't')).join('')}`
    case 'link':
      return `link_${hostOf(content.url)}`
    case 'contact_request':
      return 'contact_request'
  }
}

const hostOf = (url: string): string => new URL(url).host.replaceAll(/[^a-z0-9]/g, '_')

function fits(content: InLayout): boolean {
  if (!within(content.body, bodyLimit(content.type))) return false
  if (content.type === 'contact_request') return true
  if (content.type === 'link') return within(content.title, limits.buttonTitle) && isAddress(content.url)
  const options = content.type === 'buttons' ? content.buttons : content.rows
  const [most, title] =
    content.type === 'buttons' ? [limits.buttons, limits.buttonTitle] : [limits.rows, limits.rowTitle]
  if (options.length === 0 || options.length > most) return false
  if (new Set(options.map((option) => option.id)).size < options.length) return false
  if (!options.every((option) => within(option.title, title) && within(option.id, limits.id))) return false
  if (content.type === 'buttons') return content.picture === undefined || isAddress(content.picture)
  return (
    within(content.button, limits.buttonTitle) &&
    content.rows.every((row) => (row.description ?? '').length <= limits.rowDescription)
  )
}

const within = (text: string, most: number) => text.length >= 1 && text.length <= most

/** One with something behind the host, which is what a layout leaves open. */
const isAddress = (url: string): boolean => (URL.parse(url)?.pathname.length ?? 0) > 1

/** The same message in a simpler form, for when this one is refused: without its picture, or as words alone. */
export function plainer(content: SessionContent): SessionContent | undefined {
  if (content.type === 'text') return undefined
  if (content.type !== 'buttons' || !content.picture) return { type: 'text', body: numberedText(content) }
  return { type: 'buttons', body: content.body, buttons: content.buttons }
}

/** The message as plain words, with numbered choices that can be typed, and addresses as they are. */
export function numberedText(content: SessionContent): string {
  const more = behindWords(content)
  return more ? `${clip(content.body, limits.text - more.length - 2)}\n\n${more}` : clip(content.body, limits.text)
}

function behindWords(content: SessionContent): string {
  switch (content.type) {
    case 'link':
      return `${content.title}: ${content.url}`
    case 'pin':
      return directionsUrl(content)
    case 'media':
      return content.url
    case 'buttons':
      return clip(content.buttons.map(({ title }, at) => `${at + 1}. ${title}`).join('\n'), limits.body)
    case 'list': {
      const rows = content.rows.map(
        ({ title, description }, at) => `${at + 1}. ${title}${description ? ` (${description})` : ''}`,
      )
      return clip(rows.join('\n'), limits.body)
    }
    default:
      return ''
  }
}

const clip = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
