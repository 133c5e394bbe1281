import type { OutboundContent } from '../content.ts'

type Buttons = Extract<OutboundContent, { type: 'buttons' }>
type List = Extract<OutboundContent, { type: 'list' }>

/** A shape of message whose words are all variables, so that Twilio holds it once and every message can use it. */
export type Layout = { name: string; types: Record<string, unknown>; samples: Record<string, string> }
export type FilledLayout = { layout: Layout; variables: Record<string, string> }

export const limits = {
  text: 1600,
  body: 1024,
  buttons: 3,
  buttonTitle: 20,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  id: 200,
} as const

/** The layout of a message with buttons or a list, and its words; undefined if WhatsApp's limits do not hold them. */
export function layoutOf(content: Buttons | List): FilledLayout | undefined {
  if (!fits(content)) return undefined
  const values: string[] = []
  const slot = (value: string): string => `{{${values.push(value)}}}`
  const types = content.type === 'buttons' ? quickReplies(content, slot) : listPicker(content, slot)
  const variables = Object.fromEntries(values.map((value, at) => [String(at + 1), value]))
  const samples = Object.fromEntries(values.map((_, at) => [String(at + 1), `sample ${at + 1}`]))
  return { layout: { name: nameOf(content), types, samples }, variables }
}

type Slot = (value: string) => string

const quickReplies = ({ body, buttons }: Buttons, slot: Slot) => ({
  'twilio/quick-reply': {
    body: slot(body),
    actions: buttons.map(({ id, title }) => ({ title: slot(title), id: slot(id) })),
  },
})

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

function nameOf(content: Buttons | List): string {
  if (content.type === 'buttons') return `buttons_${content.buttons.length}`
  return `list_${content.rows.map((row) => (row.description ? 'd' : 't')).join('')}`
}

function fits(content: Buttons | List): boolean {
  if (!within(content.body, limits.body)) return false
  const options = content.type === 'buttons' ? content.buttons : content.rows
  const [most, title] =
    content.type === 'buttons' ? [limits.buttons, limits.buttonTitle] : [limits.rows, limits.rowTitle]
  if (options.length === 0 || options.length > most) return false
  if (new Set(options.map((option) => option.id)).size < options.length) return false
  if (!options.every((option) => within(option.title, title) && within(option.id, limits.id))) return false
  if (content.type === 'buttons') return true
  return (
    within(content.button, limits.buttonTitle) &&
    content.rows.every((row) => (row.description ?? '').length <= limits.rowDescription)
  )
}

const within = (text: string, most: number) => text.length >= 1 && text.length <= most

/** The message as plain words, with numbered choices that can be typed. */
export function numberedText(content: Buttons | List | { type: 'text'; body: string }): string {
  if (content.type === 'text') return clip(content.body, limits.text)
  const options =
    content.type === 'buttons'
      ? content.buttons.map(({ title }, at) => `${at + 1}. ${title}`)
      : content.rows.map(({ title, description }, at) => `${at + 1}. ${title}${description ? ` (${description})` : ''}`)
  const choices = clip(options.join('\n'), limits.body)
  return `${clip(content.body, limits.text - choices.length - 2)}\n\n${choices}`
}

const clip = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`
