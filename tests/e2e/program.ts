import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { testDatabaseWithDemo } from '#tests/support/postgres.ts'
import { freePort, repository, runProgram } from '#tests/support/program.ts'

/** The whole product as `npm start` runs it, over a copy of its demo data, for the calling test file. */
export async function startProgram(env: Record<string, string> = {}): Promise<{ origin: string }> {
  const { url, demoFolder } = await testDatabaseWithDemo()
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  cpSync(demoFolder, folder, { recursive: true })
  const port = await freePort()
  const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.mjs'], {
    ...env,
    PORT: String(port),
    DATABASE_URL: url,
    SEED: 'demo',
    DATA_DIR: folder,
  })
  afterAll(async () => {
    program.process.kill('SIGTERM')
    await program.ended
    rmSync(folder, { recursive: true, force: true })
  })
  await program.until('Ctrl-C ends it.')
  return { origin: `http://localhost:${port}` }
}
