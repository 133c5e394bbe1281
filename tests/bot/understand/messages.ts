import { intentOf } from '#bot/understand/intent/wants.ts'
import { HOUSE, type Message, readCorpus } from '#bot/understand/training/corpus.ts'
import { understand } from '#bot/understand/understand.ts'
import { toWire, type WireValue } from '#bot/understand/wire.ts'
import { parseTyreSize } from '#core/rules/tyres/tyre-size.ts'

/** A Wednesday morning in Johannesburg. */
export const now = new Date('2026-11-18T09:00:00+02:00')

export interface Example {
  text: string
  /** As the command prints it. */
  intent: string
  slots: Record<string, WireValue>
}

const lists: ReadonlySet<string> = new Set(['brand', 'service'])
const flags: ReadonlySet<string> = new Set(['run_flat', 'extra_load', 'resend'])

/** Our own examples in the corpus that open a conversation, as the command prints them. */
export const examples = (): Example[] =>
  readCorpus()
    .filter(({ persona, asked }) => persona === HOUSE && asked === 'none')
    .map(exampleOf)

function exampleOf({ text, wants: [want = 'other'], slots: written }: Message): Example {
  const slots = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, slotValue(name, value)]))
  const states = slots.size ?? slots.size_front
  const intent = intentOf(want, states === undefined && slots.vehicle !== undefined)
  return { text, intent: toWire({ text, intent, slots: {} }).intent, slots }
}

function slotValue(name: string, written: string): WireValue {
  if (name.startsWith('size')) return sizeOf(written)
  if (name === 'vehicle') {
    const [make = '', model, year] = written.split('/')
    return { make, ...(model && { model }), ...(year && { year: Number(year) }) }
  }
  if (flags.has(name)) return true
  if (lists.has(name) && written.includes(',')) return written.split(',').map((one) => one.trim())
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
