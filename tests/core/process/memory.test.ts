import { expect, test } from 'vitest'
import { runProgram } from '#tests/support/program.ts'

/** Fills the heap to so many megabytes, keeps that, and has everything else collected. */
const keeping = (megabytes: number): string => `
  import { getHeapStatistics } from 'node:v8'
  import { setImmediate as turn } from 'node:timers/promises'
  import { makeLog } from '#core/process/log.ts'
  import { watchMemory } from '#core/process/memory.ts'
  watchMemory(makeLog({ logLevel: 'info' }), { run: (why, code) => (console.log(why), process.exit(code)) })
  const kept = []
  while (getHeapStatistics().used_heap_size < ${megabytes} * 1_048_576) kept.push(Array.from({ length: 1_000 }, (_, at) => ({ at })))
  gc()
  for (let turns = 0; turns < 10; turns++) await turn()
  console.log('goes on with', kept.length)`

const run = async (megabytes: number) => {
  const args = ['--max-old-space-size=100', '--expose-gc', '--input-type=module', '--eval', keeping(megabytes)]
  const program = runProgram(process.execPath, args, {})
  return { code: await program.ended, said: program.printed() }
}

test('a process whose heap stays nearly full ends in order and says so in one line', async () => {
  const { code, said } = await run(82)
  const [line = '', why] = said.trim().split('\n')
  expect([code, why]).toEqual([1, 'the memory is at its limit'])
  expect(JSON.parse(line)).toMatchObject({ level: 'fatal', msg: 'the memory is at its limit' })
})

test('one that has a third of it left goes on', async () => {
  const { code, said } = await run(66)
  expect([code, said]).toEqual([0, expect.stringContaining('goes on with')])
})
