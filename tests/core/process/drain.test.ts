import { expect, test } from 'vitest'
import { makeDrain } from '#core/process/drain.ts'
import { makeLog } from '#core/process/log.ts'

class Exited extends Error {
  readonly code: number
  constructor(code: number) {
    super(`exit ${code}`)
    this.code = code
  }
}
const exit = (code: number): never => {
  throw new Exited(code)
}
const log = makeLog({ logLevel: 'silent' })
const codeOf = (ending: Promise<never>): Promise<number> => ending.catch((error: Exited) => error.code)

test('the last opened is closed first, one after the other', async () => {
  const closed: string[] = []
  const drain = makeDrain({ log, exit })
  for (const name of ['database', 'queue', 'http']) drain.add(name, async () => closed.push(name))
  expect(drain.draining()).toBe(false)
  const ending = drain.run('asked')
  expect(drain.draining()).toBe(true)
  expect(await codeOf(ending)).toBe(0)
  expect(closed).toEqual(['http', 'queue', 'database'])
})

test('a part that fails or hangs is cut, does not hold up the others, and shows in the exit code', async () => {
  const closed: string[] = []
  const drain = makeDrain({ log, exit, limitMs: 20 })
  drain.add('database', async () => closed.push('database'))
  drain.add(
    'hangs',
    () => new Promise(() => {}),
    () => closed.push('cut'),
  )
  drain.add('fails', () => Promise.reject(new Error('no')))
  expect(await codeOf(drain.run('asked'))).toBe(1)
  expect(closed).toEqual(['cut', 'database'])
})

test('asking twice drains once', async () => {
  let times = 0
  const drain = makeDrain({ log, exit })
  drain.add('queue', async () => times++)
  await Promise.all([codeOf(drain.run('once')), codeOf(drain.run('again', 1))])
  expect(times).toBe(1)
})

test('a SIGTERM leaves everything open for a while, so that others notice; anything else does not', async () => {
  for (const [why, isOpen] of [
    ['SIGTERM', true],
    ['SIGINT', false],
  ] as const) {
    const closed: string[] = []
    const drain = makeDrain({ log, exit, delayMs: 1 })
    drain.add('http', async () => closed.push('http'))
    const ending = codeOf(drain.run(why))
    expect(drain.draining()).toBe(true)
    expect(closed.length === 0).toBe(isOpen)
    expect(await ending).toBe(0)
    expect(closed).toEqual(['http'])
  }
})
