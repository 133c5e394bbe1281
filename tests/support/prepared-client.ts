import pg from 'pg'
import { ofWorker } from './of-worker.ts'

/** Longer texts are made for one occasion. */
const MAX_CHARACTERS = 20_000

function nameOf(text: string): string {
  const { statements } = ofWorker
  const name = statements.get(text) ?? `prepared_${statements.size}`
  statements.set(text, name)
  return name
}

/** What a statement is asked as: its text and values, no name of its own, and nothing that asks by itself. */
const isUnnamed = (asked: unknown): asked is { text: string; values: unknown[] } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  asked.text.length <= MAX_CHARACTERS &&
  'values' in asked &&
  Array.isArray(asked.values) &&
  asked.values.length > 0 &&
  !('name' in asked) &&
  !('submit' in asked)

/**
 * Has each statement with values read and planned once a connection instead of every time, which is most of the work
 * of a database of few rows. The answers are the same.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    Object.assign(this, {
      query: (asked: unknown, ...more: unknown[]) =>
        query(isUnnamed(asked) ? { ...asked, name: nameOf(asked.text) } : asked, ...more),
    })
  }
}
