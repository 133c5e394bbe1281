import { understand, withVocabulary } from '#bot/understand/understand.ts'
import { tableVocabulary } from '#core/catalogue/vocabulary.ts'
import { makeDb, makePool } from '#db/client.ts'
import { examples, now } from '#tests/bot/understand/messages.ts'

const ROUNDS = 5
/** What WhatsApp lets a person write at once. */
const LONGEST = 1_600

export type Understanding = { messages: number; times: number[]; longTimes: number[] }

/** Every example message, with the names of the tables in the vocabulary, and texts as long as WhatsApp allows. */
export async function understanding(databaseUrl: string): Promise<Understanding> {
  const pool = makePool(databaseUrl, (error) => console.error(error.message))
  const vocabulary = withVocabulary(await tableVocabulary({ db: makeDb(pool) }))
  await pool.end()
  const texts = examples().map(({ text }) => text)
  const times: number[] = []
  const longTimes: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const short = texts.map((text) => timeOf(() => understand(text, { now, vocabulary })))
    const long = longTexts(texts).map((text) => timeOf(() => understand(text, { now, vocabulary })))
    // The first round warms up.
    if (round === 0) continue
    times.push(...short)
    longTimes.push(...long)
  }
  return { messages: texts.length, times, longTimes }
}

function timeOf(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function longTexts(texts: readonly string[]): string[] {
  const all = texts.join(', ')
  return Array.from({ length: 20 }, (_, at) => all.slice(at * LONGEST, (at + 1) * LONGEST))
}
