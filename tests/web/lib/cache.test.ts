import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidate, showAhead, showAnswer } from '#web/lib/api/cache.ts'

const key = ['GET /threads/unread', '/api/threads/unread'] as const

/** A read that is looked at, each answer of which is given by hand. */
function looksAt() {
  const client = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  const observer = new QueryObserver(client, { queryKey: key, queryFn, retry: false })
  observer.subscribe(() => {})
  const shown = () => observer.getCurrentResult().data
  const answer = async (at: number, says: string) => {
    asked[at]?.resolve(says)
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  return { client, asked, answer, shown }
}

test('the first read is begun anew by a change that comes while it is under way', async () => {
  const { client, asked, answer, shown } = looksAt()
  void invalidate(client, { queryKey: [key[0]] })
  expect(asked).toHaveLength(2)
  await answer(0, 'before')
  expect(shown()).toBe(undefined)
  await answer(1, 'after')
  expect(shown()).toBe('after')
})

test('whoever waits for what is read anew gets the last of it', async () => {
  const { client, answer, shown } = looksAt()
  const read = invalidate(client, { queryKey: [key[0]] }, { throwOnError: true })
  void invalidate(client)
  await answer(2, 'after')
  await read
  expect(shown()).toBe('after')
})

test('a change that is shown ahead is not taken back by a read that was under way', async () => {
  const { client, asked, answer, shown } = looksAt()
  await answer(0, 'before')
  void client.refetchQueries()
  showAhead<string>(client, [key[0]], (had) => `${had}, changed`)
  await answer(1, 'before')
  expect(shown()).toBe('before, changed')
  void invalidate(client, { queryKey: [key[0]] })
  await answer(2, 'after')
  expect([shown(), asked.length]).toEqual(['after', 3])
})

test('what nobody has read yet is still read when a change is shown ahead', async () => {
  const { client, answer, shown } = looksAt()
  showAhead<string>(client, [key[0]], () => 'changed')
  await answer(0, 'read')
  expect(shown()).toBe('read')
})

test.each([0, 1])('the answer to a change stays, with %i reads before the one under way', async (before) => {
  const { client, asked, answer, shown } = looksAt()
  if (before > 0) {
    await answer(0, 'old')
    void client.refetchQueries()
  }
  showAnswer(client, key, 'answered')
  await answer(before, 'before')
  expect(shown()).toBe('answered')
  await answer(before + 1, 'after')
  expect([shown(), asked.length]).toEqual(['after', before + 2])
})

test('what is read by nobody now is not left as it was before the change', async () => {
  const client = new QueryClient()
  const asked: PromiseWithResolvers<string>[] = []
  const queryFn = () => {
    const answer = Promise.withResolvers<string>()
    asked.push(answer)
    return answer.promise
  }
  void client.prefetchQuery({ queryKey: key, queryFn })
  await invalidate(client, { queryKey: [key[0]] })
  asked[0]?.resolve('before')
  await new Promise(setImmediate)
  expect(client.getQueryData(key)).toBe(undefined)
})
