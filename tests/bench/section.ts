import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const benchmarks = join(import.meta.dirname, '../../docs/benchmarks.md')

/** Where the part begins that `npm run lighthouse` writes, behind what `npm run bench` writes. */
const website = '\n## The website as a phone sees it\n'

const parts = (text: string): [string, string] => {
  const at = text.indexOf(website)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

export const writeBenchmarks = (text: string): void => write(text, parts(readFileSync(benchmarks, 'utf8'))[1])
export const writeWebsite = (text: string): void => write(parts(readFileSync(benchmarks, 'utf8'))[0], website + text)

const write = (one: string, other: string): void => writeFileSync(benchmarks, `${one.trimEnd()}\n${other}`)
