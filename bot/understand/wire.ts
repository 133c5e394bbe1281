import type { TyreSize } from '#core/rules/tyres/tyre-size.ts'
import { type Intent, type PrintedIntent, printedIntents, type Slots, type Understood } from './types.ts'

export type WireValue = string | number | boolean | null | WireValue[] | { [name: string]: WireValue }

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function wireSize(size: TyreSize): WireValue {
  if (size.format === 'flotation') {
    return { overall_diameter_in: size.overallDiameterIn, section_width_in: size.sectionWidthIn, rim: size.rim }
  }
  return { width: size.width, aspect: size.aspect, rim: size.rim, ...(size.commercial && { commercial: true }) }
}

/** All but what is read for the conversation only. */
type Printed = Omit<
  Slots,
  'updates' | 'why' | 'quiet' | 'settings' | 'complaint' | 'alert' | 'keeps' | 'sameTime' | 'among' | 'times'
>

function wireValue(value: Printed[keyof Printed]): WireValue {
  if (value === undefined) return null
  if (Array.isArray(value)) return [...value]
  if (typeof value !== 'object') return value
  return 'format' in value ? wireSize(value) : { ...value }
}

/** What is finer inside is printed as the intent that it is a part of. */
const printedAs: Partial<Record<Intent, PrintedIntent>> = {
  pick: 'refine',
  compare: 'refine',
  ask_shop: 'shops_nearby',
  delete_data: 'opt_out',
  emergency: 'shops_nearby',
}

const isPrinted = (intent: Intent): intent is PrintedIntent => (printedIntents as readonly Intent[]).includes(intent)

export const printed = (intent: Intent): PrintedIntent =>
  isPrinted(intent) ? intent : (printedAs[intent] ?? 'unknown')

/** What only the chat uses. */
const unprinted: ReadonlySet<string> = new Set([
  'how',
  'brandClass',
  'pointing',
  'updates',
  'why',
  'quiet',
  'settings',
  'complaint',
  'alert',
  'keeps',
  'sameTime',
  'among',
  'times',
])

/** The form that the command prints: snake_case, without what is not stated. */
export function toWire({ text, intent, slots }: Pick<Understood, 'text' | 'intent' | 'slots'>): {
  text: string
  intent: PrintedIntent
  slots: Record<string, WireValue>
} {
  const wired: Record<string, WireValue> = {}
  for (const [name, value] of Object.entries(slots))
    if (value !== undefined && !unprinted.has(name)) wired[snake(name)] = wireValue(value)
  return { text, intent: printed(intent), slots: wired }
}
