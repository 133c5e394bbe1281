import type { Span } from './spans.ts'

/** Shorter gaps are no wait of anybody's. */
const GAP_MS = 1
const WIDTH = 40
const TEXT = 90

const counted = (text: string): boolean => text !== ''

/** How many statements each part of the product asked for; what begins and ends a transaction counts. */
export function countByPart(spans: readonly Span[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { what, part, text } of spans)
    if (what === 'statement' && counted(text)) counts[part] = (counts[part] ?? 0) + 1
  return counts
}

/** One line a span, in the order in which they began, with a bar for when and how long. */
export function waterfall(spans: readonly Span[]): string {
  const inOrder = spans.toSorted((a, b) => a.began - b.began)
  const from = inOrder[0]?.began ?? 0
  const until = Math.max(...inOrder.map(({ ended }) => ended))
  const lines: string[] = []
  let reached = from
  for (const span of inOrder) {
    if (span.began - reached > GAP_MS) lines.push(line(reached, span.began, 'wait', gapBefore(inOrder, reached, span)))
    lines.push(line(span.began, span.ended, span.what, describe(span)))
    reached = Math.max(reached, span.ended)
  }
  return lines.join('\n')

  function line(began: number, ended: number, what: string, words: string): string {
    const at = (time: number) => Math.round(((time - from) / Math.max(1, until - from)) * WIDTH)
    const bar = `${' '.repeat(at(began))}${(what === 'wait' ? '·' : '█').repeat(Math.max(1, at(ended) - at(began)))}`
    const figures = `${(began - from).toFixed(1).padStart(8)} ${(ended - began).toFixed(1).padStart(7)}`
    return `${figures}  ${bar.padEnd(WIDTH + 1).slice(0, WIDTH + 1)} ${what.padEnd(9)} ${words}`
  }
}

const describe = ({ part, by, text, session }: Span): string =>
  [part.padEnd(7), session ? `#${session}` : '', by && `[${by}]`, short(text)].filter(Boolean).join(' ')

const short = (text: string): string => (text.length > TEXT ? `${text.slice(0, TEXT)}…` : text)

/** What stands before and behind a gap says what was waited for. */
function gapBefore(spans: readonly Span[], reached: number, next: Span): string {
  const last = spans.findLast(({ ended }) => ended === reached)
  if (last?.what === 'webhook' || (last?.part === 'webhook' && next.part === 'bot'))
    return 'until the bot is woken, or a timer'
  if (next.part === 'queue') return 'until the queue hands the job over'
  if (next.part === 'worker' && last?.part !== 'worker') return 'until the worker begins'
  return `the process works, or waits for a timer (${last?.part ?? ''} → ${next.part})`
}
