import { type Compared, compare } from './compare.ts'
import { type Generator, startServer } from './processes.ts'

const PEOPLE = 1_000
const STRANGERS = 400
const PER_SECOND = 200
const BATCH_SIZE = 16

export type Acknowledgement = {
  perSecond: number
  atOnce: number
  /** People whom we know, at a steady pace. */
  steady: Compared
  /** People whom we know, as fast as it goes. */
  full: Compared
  /** Everybody writes for the first time. */
  strangers: Compared
}

export async function acknowledgement(generator: Generator, databaseUrl: string): Promise<Acknowledgement> {
  const pair = { ours: await startServer('ours', databaseUrl), bare: await startServer('bare webhook', databaseUrl) }
  const known = { kind: 'messages', people: PEOPLE, first: 1 } as const
  let newcomers = PEOPLE + 1
  try {
    for (const { origin } of [pair.ours, pair.bare]) {
      await generator.run({ origin, requests: known, pace: { atOnce: BATCH_SIZE }, count: PEOPLE })
    }
    const steady = await compare(generator, pair, {
      requests: () => known,
      pace: { perSecond: PER_SECOND },
      count: PER_SECOND * 1.5,
      rounds: 16,
    })
    const full = await compare(generator, pair, {
      requests: () => known,
      pace: { atOnce: BATCH_SIZE },
      count: 1_000,
      rounds: 16,
    })
    const strangers = await compare(generator, pair, {
      requests: () => {
        newcomers += STRANGERS
        return { kind: 'messages', people: STRANGERS, first: newcomers }
      },
      pace: { atOnce: BATCH_SIZE },
      count: STRANGERS,
      rounds: 12,
    })
    return { perSecond: PER_SECOND, atOnce: BATCH_SIZE, steady, full, strangers }
  } finally {
    pair.ours.stop()
    pair.bare.stop()
  }
}
