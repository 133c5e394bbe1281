import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ProcessHeartbeatTable } from '#db/schema/operations/running.ts'

export const beat = (db: Db, row: Insertable<ProcessHeartbeatTable>) =>
  db
    .insertInto('process_heartbeat')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at, facts: row.facts }))
    .execute()

export const endBeat = (db: Db, id: string) => db.deleteFrom('process_heartbeat').where('id', '=', id).execute()

export const heartbeats = (db: Db): Promise<Selectable<ProcessHeartbeatTable>[]> =>
  db.selectFrom('process_heartbeat').selectAll().orderBy('name').orderBy('started_at').limit(50).execute()
