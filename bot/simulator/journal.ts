import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change } from './records.ts'

export type Journal = { append(change: Change): void; close(): void }

/** The changes written so far. A line that a crash tore off, or that is no change, is passed over. */
export function readJournal(file: string): Change[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(changeOf)
}

/** Opens the file for more; after a torn last line the next change starts on a line of its own. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const torn = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'))
  const handle = openSync(file, 'a', 0o600)
  if (torn) appendFileSync(handle, '\n')
  return {
    append: (change) => appendFileSync(handle, `${JSON.stringify(change)}\n`),
    close: () => closeSync(handle),
  }
}

function changeOf(line: string): Change[] {
  if (line === '') return []
  try {
    const change: Change = JSON.parse(line)
    return typeof change?.type === 'string' ? [change] : []
  } catch {
    return []
  }
}
