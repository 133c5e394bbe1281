import { sizeCode, type TyreSize } from '#core/rules/tyres/tyre-size.ts'
import type { Understood } from '../types.ts'

/** The slots that are scored, as the command names them. */
export const scored: ReadonlySet<string> = new Set(
  `size size_front size_rear load_index speed run_flat extra_load terrain quantity brand max_price price_per sort vehicle place
  radius_km date time service index shop message channel quiet_from quiet_to language`.split(/\s+/),
)

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const isSize = (value: object): value is TyreSize => 'format' in value

function written(value: unknown): string {
  if (value === true) return 'yes'
  if (Array.isArray(value)) return value.join(',')
  if (typeof value !== 'object' || value === null) return String(value)
  if (isSize(value)) return sizeCode(value)
  const { make, model, year } = value as { make?: string; model?: string; year?: number }
  return [make, model, year].filter((part) => part !== undefined).join('/')
}

/** What a message states, in the words of the corpus. */
export const writtenSlots = ({ intent, slots: { pointing, ...slots } }: Pick<Understood, 'intent' | 'slots'>) =>
  Object.fromEntries(
    Object.entries({ ...slots, index: (intent === 'compare' ? pointing?.indexes : undefined) ?? slots.index })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [snake(name), written(value)]),
  )

/** Whether the scored slots are those that the corpus states. */
export const sameSlots = (wanted: Readonly<Record<string, string>>, got: Readonly<Record<string, string>>): boolean =>
  [...scored].every((name) => sameValue(name, wanted[name], got[name]))

function sameValue(name: string, wanted: string | undefined, got: string | undefined): boolean {
  if (wanted === undefined || got === undefined) return wanted === got
  if (name === 'message') return mostlySame(wanted, got)
  return plain(wanted) === plain(got)
}

const plain = (value: string): string =>
  value
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .toSorted()
    .join(',')

/** A message to a shop may be turned ('if they take cards' is 'do you take cards'): three words of four are the same. */
function mostlySame(wanted: string, got: string): boolean {
  const [one, other] = [wordsIn(wanted), wordsIn(got)]
  const shared = [...one].filter((word) => other.has(word)).length
  return 2 * shared >= 0.75 * (one.size + other.size)
}

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
