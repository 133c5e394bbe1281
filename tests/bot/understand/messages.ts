import { readdirSync, readFileSync } from 'node:fs'
import { understand } from '#bot/understand/understand.ts'
import { toWire, type WireValue } from '#bot/understand/wire.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'

/** A Wednesday morning in Johannesburg. */
export const now = new Date('2026-11-18T09:00:00+02:00')

export interface Example {
  text: string
  intent: string
  slots: Record<string, WireValue>
}

const folder = new URL('messages/', import.meta.url)
const lists: ReadonlySet<string> = new Set(['brand', 'service'])

/** messages/<intent>.txt: a message a line, behind a bar the slots it states. */
export const examples = (): Example[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => exampleOf(line, file.replace('.txt', ''))),
  )

function exampleOf(line: string, intent: string): Example {
  const [text = '', stated = ''] = line.split(/ \| (?=[a-z_]+(?:=|$|;))/)
  const slots = Object.fromEntries(
    stated
      .split('; ')
      .filter(Boolean)
      .map((slot): [string, WireValue] => {
        const [name = '', value] = slot.split('=')
        return [name, value === undefined ? true : slotValue(name, value)]
      }),
  )
  return { text, intent, slots }
}

function slotValue(name: string, written: string): WireValue {
  if (name.startsWith('size')) return sizeOf(written)
  if (name === 'vehicle') {
    const [make = '', model, year] = written.split(', ')
    return { make, ...(model && { model }), ...(year && { year: Number(year) }) }
  }
  if (lists.has(name) && written.includes(' + ')) return written.split(' + ')
  return /^-?\d+$/.test(written) && name !== 'place' ? Number(written) : written
}

function sizeOf(written: string): WireValue {
  const parsed = parseTyreSize(written)
  if (parsed?.kind !== 'single') throw new Error(`not a size: ${written}`)
  return toWire({ text: '', intent: 'search_size', slots: { size: parsed.size } }).slots.size ?? null
}

/** What is not part of the promise: engine and trim, and the days and hours that preferences note besides. */
const extras = new Set([
  'axle',
  'ply',
  'rim',
  'from_date',
  'dates',
  'not_dates',
  'window',
  'from_time',
  'occasion',
  'resend',
  'days',
  'time_from',
  'time_to',
])

/** Intent and slots of a message as the command prints them. */
export function heard(text: string): { intent: string; slots: Record<string, WireValue> } {
  const { intent, slots } = toWire(understand(text, { now }))
  const promised = Object.entries(slots).filter(([name]) => !extras.has(name))
  return {
    intent,
    slots: Object.fromEntries(
      promised.map(([name, value]) => [name, name === 'vehicle' ? withoutVariant(value) : value]),
    ),
  }
}

function withoutVariant(value: WireValue): WireValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { variant, ...vehicle } = value
  return vehicle
}
