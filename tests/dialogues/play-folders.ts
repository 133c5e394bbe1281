import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { makeTestPools, wednesdayMorning } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { play, readTranscript } from './run-transcript.ts'
import { makeWorld } from './world.ts'

const here = import.meta.dirname

/** The subjects of the transcripts, a folder each. */
export const subjects = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

/** A test a transcript, one after another on one database. Two files share the subjects, so that two workers do. */
export function playSubjects(chosen: readonly string[]): void {
  const files = chosen.flatMap((subject) =>
    readdirSync(join(here, subject))
      .filter((name) => name.endsWith('.txt'))
      .sort()
      .map((name) => join(subject, name)),
  )
  describe('dialogues', async () => {
    const { url, pool } = await testDatabase()
    const pools = makeTestPools(url)
    afterAll(() => Promise.all([pools.pool.end(), pools.asidePool.end()]))
    const first = await makeWorld(url, wednesdayMorning, { pools })
    await first.settle()
    const templates = first.templates()
    await first.close()

    for (const file of files) {
      const source = readFileSync(join(here, file), 'utf8')
      test(source.split('\n')[0]?.replace(/^# */, '') ?? file, { timeout: 60_000 }, async () => {
        await emptyTables(pool, { but: ['content_template'] })
        // Layouts are made at their first use, as in a world of their own.
        await pool.query(`delete from content_template where approval = 'not needed'`)
        // The clock goes back between transcripts, which the pace of all messages would take for a crowd.
        await pool.query(`update send_rate set recent = '{}'`)
        const world = await makeWorld(url, wednesdayMorning, { templates, pools })
        try {
          await play(world, readTranscript(source))
        } finally {
          await world.close()
        }
      })
    }
  })
}
