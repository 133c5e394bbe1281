import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type UnknownPlace = { id: string; text: string; times: number; first_asked_at: Date; last_asked_at: Date }

const columns = ['id', 'text', 'times', 'first_asked_at', 'last_asked_at'] as const

/** Counts a place that nobody knows. One that was dismissed stays so. */
export async function countUnknownPlace(db: Db, text: string, now: Date): Promise<void> {
  await db
    .insertInto('unknown_place')
    .values({ text, first_asked_at: now, last_asked_at: now })
    .onConflict((conflict) =>
      conflict.column('text').doUpdateSet({ times: sql`unknown_place.times + 1`, last_asked_at: now }),
    )
    .execute()
}

type From = { times: number; id: string }

/** Those that wait for an admin, the most often named first. */
export const unknownPlaces = (
  db: Db,
  { after, limit }: { after: From | undefined; limit: number },
): Promise<UnknownPlace[]> =>
  db
    .selectFrom('unknown_place')
    .select(columns)
    .where('settled_at', 'is', null)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(times, id) < (${after?.times}, ${after?.id}::uuid)`))
    .orderBy('times', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Settles it, or lets it wait again; undefined if it is not there. */
export const settleUnknownPlace = (db: Db, id: string, at: Date | null): Promise<UnknownPlace | undefined> =>
  db.updateTable('unknown_place').set({ settled_at: at }).where('id', '=', id).returning(columns).executeTakeFirst()

/** Settles what is known by this name now. */
export async function settleKnownPlace(db: Db, text: string, at: Date): Promise<void> {
  await db.updateTable('unknown_place').set({ settled_at: at }).where('text', '=', text).execute()
}
