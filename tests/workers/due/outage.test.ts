import { afterAll, beforeEach, expect, test } from 'vitest'
import { eachDue } from '#core/jobs/each-due.ts'
import { retryFailed } from '#core/jobs/retry-failed.ts'
import { makeTestContext, minutes } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(() => ctx.close())

/** What is to become of each row, which is done once it is taken out. */
let waiting: Map<string, 'fails' | 'outage' | 'fine'>
const work = eachDue<string>({
  name: 'digest',
  claim: async (ctx, { only }) => {
    const failed = await ctx.db.selectFrom('due_failure').select('row_id').execute()
    return [...waiting.keys()].filter((id) =>
      only === undefined ? !failed.some(({ row_id }) => row_id === id) : id === only,
    )
  },
  id: (id) => id,
  do: async (ctx, id) => {
    if (waiting.get(id) === 'outage') await cut(ctx)
    if (waiting.get(id) === 'fails') throw new Error('a bad row')
    waiting.delete(id)
  },
})
/** The server ends the very connection on which the work is done. */
async function cut({ db }: Pick<typeof ctx, 'db'>): Promise<void> {
  const { rows } = await db.executeQuery<{ pid: number }>(query('select pg_backend_pid() as pid'))
  await ctx.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await db.executeQuery(query('select 1'))
}
const query = (sql: string) => ({ sql, parameters: [], query: { kind: 'RawNode' } }) as never

beforeEach(async () => {
  waiting = new Map()
  await ctx.db.deleteFrom('due_failure').execute()
})
const failures = () => ctx.db.selectFrom('due_failure').select(['row_id', 'attempts', 'set_aside_at']).execute()

test('an outage counts no attempt, of a batch or of one row, however often it comes', async () => {
  waiting.set('cut off', 'outage')
  for (let turn = 0; turn < 4; turn++) await expect(work(ctx)).rejects.toThrow()
  expect(await failures()).toEqual([])
  waiting.set('bad', 'fails')
  waiting.set('good', 'fine')
  waiting = new Map([...waiting].reverse())
  for (let turn = 0; turn < 5; turn++) {
    await work(ctx).catch(() => {})
    await retryFailed(ctx, [work], undefined)
    ctx.clock.advance(minutes(2))
  }
  expect([...waiting.keys()].toSorted()).toEqual(['bad', 'cut off'])
  expect(await failures()).toEqual([expect.objectContaining({ row_id: 'bad', attempts: 3 })])
  waiting.set('cut off', 'fine')
  await work(ctx)
  expect([...waiting.keys()]).toEqual(['bad'])
})

test('an attempt whose process ended is counted, and the third one sets the row aside', async () => {
  waiting.set('ends the process', 'fails')
  await ctx.db
    .insertInto('due_failure')
    .values({
      work: 'digest',
      row_id: 'ends the process',
      attempts: 3,
      since: ctx.clock.now(),
      retry_at: ctx.clock.now(),
    })
    .execute()
  await retryFailed(ctx, [work], undefined)
  expect(await failures()).toEqual([expect.objectContaining({ attempts: 3, set_aside_at: ctx.clock.now() })])
})
