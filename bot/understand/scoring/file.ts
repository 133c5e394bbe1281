import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parseTyreSize, type SizeMarks, type TyreSize } from '#core/rules/tyres/tyre-size.ts'
import { nowFromEnvironment } from '../clock.ts'
import { understand } from '../understand.ts'
import { toWire } from '../wire.ts'
import { scored } from './slots.ts'

const defaultNow = new Date('2026-11-18T09:00:00+02:00')

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function readRows(path: string): Row[] {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line))
      .filter(isRow)
  } catch (error) {
    console.error(`${path} is not a readable file of JSON lines: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
}

/** Only what is scored: names of the list, make, model and year of a vehicle. */
function comparable(slots: Row): Row {
  return Object.fromEntries(
    Object.entries(slots)
      .filter(([name]) => scored.has(name))
      .map(([name, value]) => [
        name,
        name === 'vehicle' && isRow(value) ? { make: value.make, model: value.model, year: value.year } : value,
      ]),
  )
}

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const percent = (part: number, whole: number): string =>
  `${whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`

function scoreMessages(messages: readonly Row[]): void {
  let intents = 0
  let slots = 0
  for (const { text, intent, slots: expected } of messages) {
    const understood = toWire(understand(String(text), { now: nowFromEnvironment() ?? defaultNow }))
    const wanted = withoutUndefined(comparable(isRow(expected) ? expected : {}))
    const got = withoutUndefined(comparable(understood.slots))
    const rightIntent = understood.intent === intent
    const rightSlots = isDeepStrictEqual(wanted, got)
    if (rightIntent) intents++
    if (rightSlots) slots++
    if (!rightIntent || !rightSlots) {
      console.log(
        `\n${String(text)}\n  wanted ${String(intent)} ${JSON.stringify(wanted)}\n  got    ${understood.intent} ${JSON.stringify(got)}`,
      )
    }
  }
  console.log(`\nintents ${percent(intents, messages.length)}, all slots ${percent(slots, messages.length)}`)
}

function flatSize(size: TyreSize, marks: SizeMarks): Row {
  const { loadIndex, loadIndexDual, runFlat, extraLoad, ...others } = marks
  const named =
    size.format === 'metric'
      ? size
      : {
          format: size.format,
          overall_diameter_in: size.overallDiameterIn,
          section_width_in: size.sectionWidthIn,
          rim: size.rim,
          service: size.service,
        }
  return {
    ...named,
    load_index: loadIndex,
    load_index_dual: loadIndexDual,
    run_flat: runFlat,
    extra_load: extraLoad,
    ...others,
  }
}

function flatParsed(text: string): unknown {
  const parsed = parseTyreSize(text)
  if (!parsed) return null
  if (parsed.kind === 'single') return withoutUndefined(flatSize(parsed.size, parsed.marks))
  const bare = ({ format, ...size }: Row): Row => size
  return withoutUndefined({
    format: 'staggered',
    front: bare(flatSize(parsed.front, {})),
    rear: bare(flatSize(parsed.rear, {})),
  })
}

function scoreSizes(sizes: readonly Row[]): void {
  let right = 0
  for (const { input, expected } of sizes) {
    const wanted = isRow(expected)
      ? Object.fromEntries(Object.entries(expected).filter(([name]) => name !== 'note'))
      : null
    const got = flatParsed(String(input))
    if (isDeepStrictEqual(wanted, got)) right++
    else console.log(`\n${String(input)}\n  wanted ${JSON.stringify(wanted)}\n  got    ${JSON.stringify(got)}`)
  }
  console.log(`\nsizes ${percent(right, sizes.length)}`)
}

/** Scores messages with their right answers, or sizes with theirs: a JSON object a line. */
export function scoreFile(path: string): void {
  const rows = readRows(path)
  const messages = rows.filter((row) => 'text' in row)
  const sizes = rows.filter((row) => 'input' in row)
  if (messages.length > 0) scoreMessages(messages)
  if (sizes.length > 0) scoreSizes(sizes)
}
