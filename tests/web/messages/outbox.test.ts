// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/lib/api/call.ts'
import { waitingThreads } from '#web/lib/drafts/kept.ts'

const thandi = { accountId: 'thandi' }
afterEach(() => localStorage.clear())

/** Locks as the tabs of one browser share them. */
beforeEach(() => {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(work, work)
    last.set(name, turn)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})

/** Another tab has its own code, and shares the storage. */
async function tab() {
  vi.resetModules()
  const { outboxOf } = await import('#web/features/messages/outbox.ts')
  return outboxOf(thandi, 'a thread')
}
const lost = () => Promise.reject(new ApiError(0, 'UNREACHABLE', 'away'))
const words = (box: Awaited<ReturnType<typeof tab>>) => box.waiting().map((one) => one.words)

test('two tabs keep each other’s messages, and send each once and in order', async () => {
  const [one, other] = [await tab(), await tab()]
  one.add({ key: 'first', words: 'Hello' })
  other.add({ key: 'second', words: 'Do you have it?' })
  await one.flush(lost)
  one.add({ key: 'third', words: 'Still there?' })
  expect(words(one)).toEqual(['Hello', 'Do you have it?', 'Still there?'])
  const sent: string[] = []
  const send = async ({ key }: { key: string }) => {
    await Promise.resolve()
    sent.push(key)
  }
  await Promise.all([one.flush(send), other.flush(send), one.flush(send), other.flush(send)])
  expect(sent).toEqual(['first', 'second', 'third'])
  expect((await tab()).waiting()).toEqual([])
})

test('a tab that shows the conversation sees what another one writes', async () => {
  const [one, other] = [await tab(), await tab()]
  let changes = 0
  const end = other.subscribe(() => void changes++)
  one.add({ key: 'first', words: 'Hello' })
  window.dispatchEvent(new StorageEvent('storage'))
  expect([words(other), changes]).toEqual([['Hello'], 1])
  end()
})

test('what a tab was sending when it was closed is sent again under its key', async () => {
  const closed = await tab()
  closed.add({ key: 'first', words: 'Hello' })
  const locks = navigator.locks
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  void closed.flush(() => new Promise(() => {}))
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const sent: string[] = []
  await (await tab()).flush(async ({ key }) => void sent.push(key))
  expect(sent).toEqual(['first'])
})

test('one that is refused stays with its reason and lets the next one go; one that waited too long asks', async () => {
  const box = await tab()
  vi.useFakeTimers({ now: Date.now() - 25 * 60 * 60 * 1000, toFake: ['Date'] })
  box.add({ key: 'old', words: 'Yesterday' })
  vi.useRealTimers()
  box.add({ key: 'refused', words: 'No' })
  box.add({ key: 'good', words: 'Yes' })
  await box.flush(({ key }) =>
    key === 'refused' ? Promise.reject(new ApiError(403, 'UNAUTHORIZED', 'You may not')) : Promise.resolve(),
  )
  expect(box.waiting().map(({ key, state, problem }) => [key, state, problem])).toEqual([
    ['old', 'failed', 'It has waited for a connection for more than a day.'],
    ['refused', 'failed', 'You may not'],
  ])
  box.retry('old')
  await box.flush(() => Promise.resolve())
  expect(words(box)).toEqual(['No'])
})

test('an ended session, a busy server and a lost connection wait; each account has its own', async () => {
  const box = await tab()
  box.add({ key: 'first', words: 'Hello' })
  for (const status of [401, 429, 503, 0]) {
    await box.flush(() => Promise.reject(new ApiError(status, 'X', 'x')))
    expect(box.waiting().map(({ state }) => state)).toEqual(['waiting'])
  }
  expect([waitingThreads('thandi'), waitingThreads('sipho')]).toEqual([['a thread'], []])
})
