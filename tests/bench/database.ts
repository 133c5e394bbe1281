import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateQueue } from '#core/jobs/queue.ts'
import { makePool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { startPostgres } from '../../start/embedded-postgres.ts'

export type BenchDatabase = { url: string; drop(): Promise<void> }

/** A migrated, empty database on a server of its own, as durable as the one that `npm start` runs unless it may be lost. */
export async function benchDatabase({ durable = true } = {}): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'spoor-bench-'))
  const server = await startPostgres({ folder, durable })
  const pool = makePool(server.url, (error) => console.error(error.message))
  await migrate(pool)
  await migrateQueue(pool)
  await pool.end()
  return {
    url: server.url,
    drop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
