import type { Db } from '#db/client.ts'

export type PlaceChangeRow = {
  id: string
  what: 'place' | 'alias' | 'no_alias'
  key: string
  words: string
  place: string
  province: string | null
  lat: number | null
  lng: number | null
}

const columns = ['id', 'what', 'key', 'words', 'place', 'province', 'lat', 'lng'] as const

/** More are never read at once; admins change places by hand. */
const MOST = 5_000

export const placeChanges = (db: Db): Promise<PlaceChangeRow[]> =>
  db.selectFrom('place_change').select(columns).orderBy('words').limit(MOST).execute()

/** In place of what was said of these words before. */
export const putPlaceChange = (db: Db, row: Omit<PlaceChangeRow, 'id'>, at: Date): Promise<PlaceChangeRow> =>
  db
    .insertInto('place_change')
    .values({ ...row, at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...row, at }))
    .returning(columns)
    .executeTakeFirstOrThrow()

export const deletePlaceChange = async (db: Db, key: string): Promise<boolean> =>
  (await db.deleteFrom('place_change').where('key', '=', key).returning('id').executeTakeFirst()) !== undefined
