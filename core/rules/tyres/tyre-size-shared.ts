import { axleLabels } from './axles.ts'
import { overlaps, type Span } from './not-a-size.ts'
import { type FoundSize, isPlausibleSize, type MetricSize } from './tyre-size-type.ts'

/** 225/45 without a rim. */
const withoutRim = /(?<![\d./])(\d{3})\s?[/\\x-]\s?(\d{2})(?![\d/]|[.,]\d)/g
/** A width alone; its axle has to stand beside it. */
const widthAlone = /(?<![\d./r])(\d{3})(?:\s?mm)?(?![\d/]|[.,]\d|\s?(?:km|rand|k)(?![a-z]))/g
const rimAlone = /(?<![\w./])(?:r\s?|rims?\s|on\s)?(\d{2})(?:\s?(?:inch(?:es)?|duim|"|''|s))?(?![\w/.,-]\d|[a-z\d])/g
const NEAR = 40

type Half = Span & { width: number; aspect: number | undefined }

/**
 * Sizes of a front and rear pair that leave out what the other one says: '225/45 and 255/40 18', 'front 225/45R18, rear
 * 255/40', '245/40R18 front 275 rear'.
 */
export function sharedSizes(plain: string, sizes: readonly FoundSize[], banned: readonly Span[]): FoundSize[] {
  const taken = [...sizes, ...banned]
  const halves = [...plain.matchAll(withoutRim)]
    .map((match): Half => ({ ...spanOf(match), width: Number(match[1]), aspect: Number(match[2]) }))
    .filter(({ start, end }) => !overlaps(taken, start, end))
  const [full] = sizes
  if (sizes.length === 1 && full?.size.format === 'metric') {
    const half = halves.length === 1 ? halves[0] : halves.length === 0 ? widthBeside(plain, taken) : undefined
    return half && isNear(half, full) ? completed(half, full.size) : []
  }
  const [first, second] = halves
  if (sizes.length > 0 || halves.length !== 2 || !first || !second || !isNear(first, second)) return []
  const rim = rimOf(plain, first, second, taken)
  if (!rim) return []
  const like: MetricSize = { format: 'metric', width: first.width, aspect: first.aspect ?? null, rim: rim.inches }
  const both = [...completed(first, like), ...completed(second, like)]
  const [one, other] = both
  if (!one || !other) return []
  // The rim belongs to the size that it stands beside.
  return rim.start < one.start
    ? [{ ...one, start: rim.start }, other]
    : [one, rim.start > other.start ? { ...other, end: rim.end } : other]
}

const spanOf = (match: RegExpExecArray): Span => ({ start: match.index, end: match.index + match[0].length })

const isNear = (one: Span, other: Span): boolean =>
  Math.max(one.start, other.start) - Math.min(one.end, other.end) <= NEAR

function completed(half: Half, like: MetricSize): FoundSize[] {
  const size: MetricSize = { format: 'metric', width: half.width, aspect: half.aspect ?? like.aspect, rim: like.rim }
  return isPlausibleSize(size) ? [{ start: half.start, end: half.end, size, marks: {} }] : []
}

function widthBeside(plain: string, taken: readonly Span[]): Half | undefined {
  const labels = axleLabels(plain)
  const found = [...plain.matchAll(widthAlone)]
    .map((match): Half => ({ ...spanOf(match), width: Number(match[1]), aspect: undefined }))
    .filter(
      ({ start, end }) =>
        !overlaps(taken, start, end) &&
        labels.some((label) => Math.min(Math.abs(label.start - end), Math.abs(start - label.end)) <= 2),
    )
  return found.length === 1 ? found[0] : undefined
}

function rimOf(
  plain: string,
  first: Span,
  second: Span,
  taken: readonly Span[],
): (Span & { inches: number }) | undefined {
  const found = [...plain.matchAll(rimAlone)]
    .map((match) => ({ ...spanOf(match), inches: Number(match[1]) }))
    .filter(
      ({ start, end, inches }) => inches >= 13 && inches <= 24 && !overlaps([...taken, first, second], start, end),
    )
  return found.find((rim) => isNear(rim, first) || isNear(rim, second))
}
