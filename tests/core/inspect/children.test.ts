import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository, runProgram } from '#tests/support/program.ts'

/** Says when two children are held by a file each, as the product's may be when it ends. */
const program = `
  import { inspect } from '#core/media/inspect/inspect.ts'
  import { closeChildren } from '#core/media/inspect/pool.ts'
  import { slowFiles } from '#tests/support/slow-files.ts'
  process.on('SIGTERM', closeChildren)
  const look = (bytes) => inspect('content', [bytes], () => undefined).catch(() => {})
  const { bytes } = slowFiles.find(({ name }) => name === 'elements.webm')
  const pdf = Buffer.from('%PDF-1.4\\n%%EOF')
  await Promise.all([look(pdf), look(pdf)])
  void look(bytes)
  void look(bytes)
  console.log('children are busy')
`

/** What runs of these processes; one that has ended and whose parent has not asked for its end counts as ended. */
const running = (pids: readonly string[]): string[] =>
  pids.filter((pid) => {
    try {
      return !execFileSync('ps', ['-o', 'stat=', '-p', pid]).toString().startsWith('Z')
    } catch {
      return false
    }
  })

test.for(['SIGTERM', 'SIGKILL'] as const)('no child is left over after %s', async (signal) => {
  const node = join(repository, 'node_modules', '.bin', 'node')
  const { process, until, ended } = runProgram(node, ['--input-type=module', '--eval', program], {})
  await until('children are busy')
  const children = execFileSync('pgrep', ['-P', String(process.pid)])
    .toString()
    .trim()
    .split('\n')
  expect(running(children)).toHaveLength(2)
  process.kill(signal)
  await ended
  await expect.poll(() => running(children), { timeout: 3_000 }).toEqual([])
})
