import { plainText } from '#core/rules/people/plain-text.ts'
import { axleLabels, axleNamed, axleOrder } from '#core/rules/tyres/axles.ts'
import { phoneNumbers } from '#core/rules/tyres/not-a-size.ts'
import { type FoundSize, type SizeMarks, scanSizes } from '#core/rules/tyres/tyre-size.ts'
import { type FoundMark, findService, findWordMarks } from '#core/rules/tyres/tyre-size-marks.ts'
import { lineOf, type Reading, take, wordsWithin } from '../reading.ts'

/** Sizes with what stands on the sidewall beside them, and phone numbers, which nothing else may read. */
export function readSizes(reading: Reading): void {
  const plain = plainText(reading.text)
  const takeSpan = (rule: string, start: number, end: number) =>
    take(reading, rule, ...wordsWithin(reading, start, end))
  for (const { start, end } of phoneNumbers(plain)) takeSpan('phone number', start, end)
  const { sizes, impossible } = scanSizes(reading.text)
  for (const { start, end } of sizes) takeSpan('size', start, end)
  for (const { start, end } of impossible) takeSpan('impossible size', start, end)
  reading.impossibleSize = impossible.length > 0
  placeSizes(reading, plain, sizes)
  const marks: FoundMark[] = [...(sizes.length > 0 ? findService(plain) : []), ...findWordMarks(plain, reading.text)]
  for (const mark of marks) takeSpan('size mark', mark.start, mark.end)
  addMarks(reading, [
    ...marks.map((mark) => mark.marks),
    ...correctedMarks(reading),
    ...sizes.map((size) => size.marks),
  ])
}

/** The same words once more with their typing errors corrected: 'all terain'. */
function correctedMarks(reading: Reading): SizeMarks[] {
  const line = lineOf(reading)
  return findWordMarks(line.text, line.text).map(({ start, end, marks }) => {
    take(reading, 'size mark', line.indexAt(start), line.indexAt(end - 1) + 1)
    return marks
  })
}

function placeSizes(reading: Reading, plain: string, sizes: readonly FoundSize[]): void {
  const [first, second] = sizes
  if (!first) {
    const axle = axleNamed(plain)
    if (axle) reading.slots.axle = axle
    return
  }
  const order = second && axleOrder(plain, first, second)
  if (order) {
    reading.slots.sizeFront = order[0].size
    reading.slots.sizeRear = order[1].size
    return
  }
  reading.slots.size = first.size
  const label = axleLabels(plain.slice(0, first.end + 30)).find(
    (found) => found.end - found.start > 2 && plain.slice(found.start, found.end) !== 'back',
  )
  if (label) reading.slots.axle = label.axle
}

function addMarks(reading: Reading, all: readonly SizeMarks[]): void {
  const { loadIndex, speed, runFlat, extraLoad, terrain, ply }: SizeMarks = Object.assign({}, ...all)
  Object.assign(reading.slots, {
    ...(loadIndex !== undefined && { loadIndex }),
    ...(speed && { speed }),
    ...(runFlat && { runFlat }),
    ...(extraLoad && { extraLoad }),
    ...(terrain && { terrain }),
    ...(ply !== undefined && { ply }),
  })
}
