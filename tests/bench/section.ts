import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const benchmarks = join(import.meta.dirname, '../../docs/benchmarks.md')

/** Where parts begin that are written by themselves, in their order. What stands before the first one is the rest. */
const beginnings = {
  messages: '\n## From a message to its answer\n',
  /** Written by hand. */
  changed: '\n### What made it faster\n',
  website: '\n## The website as a phone sees it\n',
} as const
type Part = 'rest' | keyof typeof beginnings
type Parts = Record<Part, string>

function parts(): Parts {
  const found: Parts = { rest: '', messages: '', changed: '', website: '' }
  let left = readFileSync(benchmarks, 'utf8')
  for (const part of ['website', 'changed', 'messages'] as const) {
    const at = left.indexOf(beginnings[part])
    if (at < 0) continue
    found[part] = left.slice(at)
    left = left.slice(0, at)
  }
  return { ...found, rest: left }
}

/** Replaces one part and leaves the others as they are. */
function write(part: Part, text: string): void {
  const written = parts()
  written[part] = text
  const { rest, messages, changed, website } = written
  writeFileSync(benchmarks, [rest, messages, changed, website].map((one) => (one ? `${one.trimEnd()}\n` : '')).join(''))
}

/** Replaces the section with the same heading. */
export function writeSection(text: string): void {
  const whole = readFileSync(benchmarks, 'utf8')
  const [heading = ''] = text.trimStart().split('\n')
  const begins = whole.indexOf(`\n${heading}\n`)
  const ends = whole.indexOf('\n## ', begins + 1)
  if (begins < 0 || ends < 0) throw new Error(`docs/benchmarks.md has no section '${heading}'`)
  writeFileSync(benchmarks, whole.slice(0, begins) + text + whole.slice(ends))
}

export const writeBenchmarks = (text: string): void => write('rest', text)
export const writeMessages = (text: string): void => write('messages', text)
export const writeWebsite = (text: string): void => write('website', beginnings.website + text)
