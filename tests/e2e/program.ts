import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { freePort, repository, runProgram } from '#tests/support/program.ts'

/** The whole product as `npm start` runs it, with its demo data, for the calling test file. */
export async function startProgram(env: Record<string, string> = {}): Promise<{ origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'program-'))
  const port = await freePort()
  const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.mjs'], {
    ...env,
    PORT: String(port),
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
