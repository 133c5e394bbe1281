import type { Slots } from '#bot/understand/types.ts'
import type { Person } from '#core/actor.ts'
import type { Button, ListRow, OutboundContent } from '#core/messaging/content.ts'
import type { OnScreen } from '#core/messaging/inbound/conversation.ts'
import { joined } from '#core/messaging/outbound/outbox.ts'
import { bodyLimit, limits } from '#core/messaging/templates/layouts.ts'
import { formatRand } from '#core/rules/format.ts'
import { sizeCode } from '#core/rules/tyres/tyre-size.ts'
import type { Texts } from '#core/texts/texts.ts'
import { dayWords } from '#core/texts/when.ts'
import type { Option } from './state.ts'

export const text = (body: string): OutboundContent => ({ type: 'text', body })

export const buttons = (body: string, ...choices: Button[]): OutboundContent => ({
  type: 'buttons',
  body,
  buttons: choices.slice(0, limits.buttons).map(({ id, title }) => ({ id, title: cut(title, limits.buttonTitle) })),
})

/** One address as a button. */
export const link = (body: string, title: string, url: string): OutboundContent => ({
  type: 'link',
  body,
  title: cut(title, limits.buttonTitle),
  url,
})

export const list = (body: string, button: string, rows: ListRow[]): OutboundContent => ({
  type: 'list',
  body,
  button: cut(button, limits.buttonTitle),
  rows: rows.slice(0, limits.rows).map(({ id, title, description }) => ({
    id,
    title: cut(title, limits.rowTitle),
    ...(description ? { description: cut(description, limits.rowDescription) } : {}),
  })),
})

/** Up to three choices as buttons, more as a list. */
export const choices = (body: string, button: string, options: ListRow[]): OutboundContent =>
  options.length <= limits.buttons && options.every((one) => one.title.length <= limits.buttonTitle)
    ? buttons(body, ...options)
    : list(body, button, options)

const LONGEST_QUOTE = 120

/** Somebody's own words as they wrote them, one after the other. */
export const quoted = (words: readonly string[]): string =>
  cut(words.map((one) => `“${one}”`).join(', '), LONGEST_QUOTE)

/** Cuts at a blank near the end if there is one, so that no half word is shown. */
export function cut(words: string, limit: number): string {
  if (words.length <= limit) return words
  const kept = words.slice(0, limit - 1)
  const blank = words[limit - 1] === ' ' ? kept.length : kept.lastIndexOf(' ')
  return `${(blank > limit / 2 ? kept.slice(0, blank) : kept).replace(/(?<![\s·,&/-])[\s·,&/-]+$/, '')}…`
}

/**
 * Joins the messages of one turn if they fit: WhatsApp lets about one message in six seconds go to a person, so words
 * and the question behind them travel together.
 */
export function merge(said: readonly OutboundContent[]): OutboundContent[] {
  const merged: OutboundContent[] = []
  for (const next of said) {
    const last = merged.at(-1)
    const both = last && joined(last, next)
    if (both) merged[merged.length - 1] = both
    else merged.push(...split(next))
  }
  return merged
}

/** Sends a body that is too long as text first, cut between paragraphs; the choices follow under its last part. */
function split(content: OutboundContent): OutboundContent[] {
  if (content.type === 'template') return [content]
  const limit = bodyLimit(content.type)
  if (content.body.length <= limit) return [content]
  const at = content.body.lastIndexOf('\n\n')
  if (at <= 0) return [text(content.body.slice(0, limit)), ...split({ ...content, body: content.body.slice(limit) })]
  return [...split(text(content.body.slice(0, at))), ...split({ ...content, body: content.body.slice(at + 2) })]
}

/**
 * The choices that the messages offer, in order, each with the number that stands beside it on the screen: in its title,
 * or, in a list, before a line of the words above it.
 */
export const optionsIn = (said: readonly OutboundContent[]): Option[] => {
  const offered = said.flatMap((content) => (content.type === 'buttons' || content.type === 'list' ? [content] : []))
  return offered.flatMap((content) => {
    const isList = content.type === 'list'
    const rows: readonly Button[] = isList ? content.rows : content.buttons
    const lines = new Set([...content.body.matchAll(/^\W{0,2}(\d{1,2})[.)] /gm)].map(([, number]) => Number(number)))
    return rows.map(({ id, title }, at) => {
      const own = /^(\d{1,2})[.)] /.exec(title)?.[1]
      const number = own === undefined ? (isList && lines.has(at + 1) ? at + 1 : undefined) : Number(own)
      return { id, title, ...(number !== undefined && { number }) }
    })
  })
}

/**
 * The buttons of the notices that stand below our last answer: to write what is on one is to tap it. A title that several
 * carry names none of them, and at a counter words are pointed at what waits instead.
 */
export function buttonsOnTop({ shops }: Person, screen: readonly OnScreen[]): Button[] {
  const answered = screen.findIndex(({ kind }) => kind === 'reply')
  const notices = shops.length > 0 ? [] : answered < 0 ? screen : screen.slice(0, answered)
  const all = notices.flatMap(({ buttons }) => buttons ?? [])
  return all.filter(({ title }) => all.filter((other) => other.title === title).length === 1)
}

/** What a message states, in words: '4 tyres', '205/55R16', 'Friday 20 November', '10:00'. */
export function understoodParts(slots: Slots, say: Texts): string[] {
  const { vehicle, size, quantity, date, time, place, brand, maxPrice, shop } = slots
  return [
    quantity && say.search.tyres(quantity),
    size && sizeCode(size),
    vehicle && [vehicle.make, vehicle.model, vehicle.year].filter(Boolean).join(' '),
    brand && [brand].flat().join(', '),
    maxPrice && formatRand(maxPrice * 100),
    shop,
    place,
    date && dayWords(date, say.dates),
    time,
  ].filter((part) => typeof part === 'string' && part !== '') as string[]
}
