import { afterAll, expect, test } from 'vitest'
import { type Traced, traced } from '#db/traced-client.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { ownDatabase } from '#tests/support/postgres.ts'
import { type Clock, clocks } from '#workers/schedule.ts'
import { makeSenders } from '#workers/senders/senders.ts'

let statements: string[] = []
traced.subscribe((message) => {
  const { what, text } = message as Traced
  if (what === 'statement') statements.push(text)
})

const { url } = await ownDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

const all: [string, Clock][] = Object.entries(clocks)
/** These tables stay small. */
const small = new Set(['old process_heartbeat'])
const cleanUps = all.flatMap(([, { due }]) => due).filter(({ work }) => work.startsWith('old ') && !small.has(work))

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Index Name'?: string
  Plans?: Plan[]
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** How the rows are found where a table is large: a scan of all of them is the last resort then. */
async function planOf(statement: string): Promise<Plan[]> {
  const client = await ctx.pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${statement}`,
    )
    return nodes(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' })
  } finally {
    client.release(true)
  }
}

test.each(cleanUps.map((due) => [due.work, due] as const))('%s finds its rows by an index', async (_, due) => {
  statements = []
  await due(ctx, makeSenders(ctx))
  const [statement = ''] = statements
  const table = /from "(\w+)"/.exec(statement)?.[1]
  const found = (await planOf(statement)).filter((node) => node['Relation Name'] === table)
  expect(
    found.map((node) => node['Node Type']),
    statement,
  ).not.toContain('Seq Scan')
})
