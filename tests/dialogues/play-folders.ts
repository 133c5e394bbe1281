import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { wednesdayMorning } from '#tests/support/context.ts'
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
    const closers: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const close of closers) await close()
    })

    for (const file of files) {
      const source = readFileSync(join(here, file), 'utf8')
      test(source.split('\n')[0]?.replace(/^# */, '') ?? file, { timeout: 60_000 }, async () => {
        await pool.query(`do $$ begin execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' cascade'
        from pg_tables where schemaname = 'public' and tablename not like 'kysely%' and tablename not in ('send_rate', 'billing_settings', 'audit_entry')); end $$`)
        // The clock goes back between transcripts, which the pace of all messages would take for a crowd.
        await pool.query(`update send_rate set recent = '{}'`)
        const world = await makeWorld(url, wednesdayMorning)
        closers.push(() => world.close())
        await play(world, readTranscript(source))
      })
    }
  })
}
