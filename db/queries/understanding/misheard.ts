import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type MisheardRow = {
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
export async function countMisheard(db: Db, row: MisheardRow, on: string): Promise<void> {
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

async function groupAlike(db: Db, { speaker, shape }: MisheardRow): Promise<string | undefined> {
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

async function beginGroup(db: Db, { speaker, words, language, asked, took_for }: MisheardRow, on: string) {
  const made = await db
    .insertInto('misheard_group')
    .values({ speaker, words, language, asked, took_for, first_on: on, last_on: on })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
