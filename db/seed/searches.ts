import { addMinutes } from '#core/rules/time/time.ts'
import type { Db } from '../client.ts'
import { demoId } from './random.ts'

const sizes = ['265/65R17', '225/45R17', '31x10.5R15', '195R15C', '255/35R19'] as const
const DAY_MINUTES = 24 * 60

/** What the demo's drivers asked for near the first shop in the last weeks. */
export async function seedSearches(
  db: Db,
  near: { lat: number; lng: number },
  drivers: readonly string[],
  now: Date,
): Promise<void> {
  const rows = sizes.flatMap((size, at) =>
    drivers.map((contact_id, number) => ({
      id: demoId('search', at * drivers.length + number),
      contact_id,
      channel: 'whatsapp' as const,
      query: JSON.stringify({ size, near }),
      results: 0,
      at: addMinutes(now, -DAY_MINUTES * (2 + at * 4 + number)),
    })),
  )
  await db
    .insertInto('search_activity')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
