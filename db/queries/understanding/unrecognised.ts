import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type UnrecognisedRow = {
  speaker: 'driver' | 'shop'
  shape: string
  words: string
  language: string | null
  asked: string
  took_for: string
  meant: string | null
}

/** Words count as the same if their groups of three letters are at least so alike. */
const alike = 0.6

/** Counts words where they are known, else puts them to those that are most alike, else begins a group of them. */
export async function countUnrecognised(db: Db, row: UnrecognisedRow, on: string): Promise<void> {
  const { speaker, shape, asked, took_for, meant } = row
  const known = await db
    .updateTable('misheard')
    .set({ times: sql`times + 1`, last_on: on, took_for, ...(meant !== null && { meant }) })
    .where('speaker', '=', speaker)
    .where('asked', '=', asked)
    .where('shape', '=', shape)
    .returning('group_id')
    .executeTakeFirst()
  const group = known?.group_id ?? (await groupAlike(db, row))
  if (group !== undefined)
    await db.updateTable('misheard_group').set({ times: sql`times + 1`, last_on: on }).where('id', '=', group).execute()
  if (known) return
  await db
    .insertInto('misheard')
    .values({ ...row, group_id: group ?? (await beginGroup(db, row, on)), last_on: on })
    .onConflict((conflict) =>
      conflict.columns(['speaker', 'asked', 'shape']).doUpdateSet({ times: sql`misheard.times + 1` }),
    )
    .execute()
}

async function groupAlike(db: Db, { speaker, shape }: UnrecognisedRow): Promise<string | undefined> {
  const found = await db
    .selectFrom('misheard')
    .select('group_id')
    .where('speaker', '=', speaker)
    .where(sql<boolean>`shape % ${shape} and similarity(shape, ${shape}) >= ${alike}`)
    .orderBy(sql`similarity(shape, ${shape})`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.group_id
}

async function beginGroup(db: Db, { speaker, words, language, asked, took_for }: UnrecognisedRow, on: string) {
  const made = await db
    .insertInto('misheard_group')
    .values({ speaker, words, language, asked, took_for, first_on: on, last_on: on })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

type UnrecognisedState = 'open' | 'labelled' | 'dismissed'

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

export type UnrecognisedGroup = {
  id: string
  speaker: 'driver' | 'shop'
  words: string
  language: string | null
  asked: string
  took_for: string
  times: number
  first_on: string
  last_on: string
  state: UnrecognisedState
  label: string | null
}

type Wanted = { state: UnrecognisedState; after: { times: number; id: string } | undefined; limit: number }

/** Those in a state, the most often said first. */
export const unrecognisedGroups = (db: Db, { state, after, limit }: Wanted): Promise<UnrecognisedGroup[]> =>
  db
    .selectFrom('misheard_group')
    .select(columns)
    .where('state', '=', state)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(times, id) < (${after?.times}, ${after?.id}::uuid)`))
    .orderBy('times', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const findUnrecognised = (db: Db, id: string): Promise<UnrecognisedGroup | undefined> =>
  db.selectFrom('misheard_group').select(columns).where('id', '=', id).executeTakeFirst()

type UnrecognisedExample = {
  group_id: string
  words: string
  language: string | null
  asked: string
  took_for: string
  meant: string | null
  times: number
}

/** The ways in which these were said, the most usual first, so many of each. */
export const unrecognisedExamples = async (
  db: Db,
  groups: readonly string[],
  most: number,
): Promise<UnrecognisedExample[]> => {
  if (groups.length === 0) return []
  const { rows } = await sql<UnrecognisedExample>`
    select e.group_id, e.words, e.language, e.asked, e.took_for, e.meant, e.times
    from unnest(${groups}::uuid[]) with ordinality g (id, place)
    cross join lateral (
      select * from misheard m where m.group_id = g.id order by m.times desc, m.shape, m.asked limit ${most}) e
    order by g.place, e.times desc, e.shape, e.asked`.execute(db)
  return rows
}

/** Undefined if it is not there. */
export const setUnrecognised = (
  db: Db,
  id: string,
  to: { state: UnrecognisedState; label: string | null },
): Promise<UnrecognisedGroup | undefined> =>
  db.updateTable('misheard_group').set(to).where('id', '=', id).returning(columns).executeTakeFirst()
