import { sql } from 'kysely'
import type { Db } from './client.ts'

/** Runs the work so that a failure undoes what it did, and nothing else, of the running transaction. */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint step`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint step`.execute(db)
    await sql`release savepoint step`.execute(db)
    throw error
  }
}
