import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type MisheardState = 'open' | 'labelled' | 'dismissed'

const columns = [
  'id',
  'speaker',
  'words',
  'language',
  'asked',
  'took_for',
  'times',
  'first_on',
  'last_on',
  'state',
  'label',
] as const

export type MisheardGroup = {
  id: string
  speaker: 'driver' | 'shop'
  words: string
  language: string | null
  asked: string
  took_for: string
  times: number
  first_on: string
  last_on: string
  state: MisheardState
  label: string | null
}

type Wanted = { state: MisheardState; after: { times: number; id: string } | undefined; limit: number }

/** Those in a state, the most often said first. */
export const misheardGroups = (db: Db, { state, after, limit }: Wanted): Promise<MisheardGroup[]> =>
  db
    .selectFrom('misheard_group')
    .select(columns)
    .where('state', '=', state)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(times, id) < (${after?.times}, ${after?.id}::uuid)`))
    .orderBy('times', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findMisheard = (db: Db, id: string): Promise<MisheardGroup | undefined> =>
  db.selectFrom('misheard_group').select(columns).where('id', '=', id).executeTakeFirst()

export type MisheardExample = {
  group_id: string
  words: string
  language: string | null
  asked: string
  took_for: string
  meant: string | null
  times: number
}

/** The ways in which these were said, the most usual first, so many of each. */
export const misheardExamples = async (db: Db, groups: readonly string[], most: number): Promise<MisheardExample[]> => {
  if (groups.length === 0) return []
  const { rows } = await sql<MisheardExample>`
    select e.group_id, e.words, e.language, e.asked, e.took_for, e.meant, e.times
    from unnest(${groups}::uuid[]) with ordinality g (id, place)
    cross join lateral (
      select * from misheard m where m.group_id = g.id order by m.times desc, m.shape, m.asked limit ${most}) e
    order by g.place, e.times desc, e.shape, e.asked`.execute(db)
  return rows
}

/** Undefined if it is not there. */
export const setMisheard = (
  db: Db,
  id: string,
  to: { state: MisheardState; label: string | null },
): Promise<MisheardGroup | undefined> =>
  db.updateTable('misheard_group').set(to).where('id', '=', id).returning(columns).executeTakeFirst()
