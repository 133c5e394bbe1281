import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateQueue } from '#core/jobs/queue.ts'
import { makePool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { buildWeb } from '../../start/build-web.ts'
import { type EmbeddedPostgres, startPostgres } from '../../start/embedded-postgres.ts'
import { endPostmaster, isAlive, postmaster } from '../../start/postmaster.ts'
import { makeTestContext } from './context.ts'
import { freePort, repository, runProgram } from './program.ts'
import { startTwilio, type TemplatesAtTwilio } from './twilio.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address at which test files ask for what is made once a run. */
    run: string
  }
}

const PREFIX = 'spoor-tests-'

/** What a database begins with: nothing, the templates of all notices, or the demo. */
export type Beginning = 'empty' | 'with templates' | 'with the demo'

/**
 * What is made once a run, when the first test asks for it: a PostgreSQL server, the databases that those of the test
 * files are copied from, and the website. Tests ask over HTTP, because they run in processes of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // Workers and the programs that they start, dozens of times, find here what one of them has compiled.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
  const server = once(() => withSchema(folder))
  const website = once(async () => void (await buildWeb({ devtools: true, says: () => {} })))
  const beginnings = {
    empty: once(async () => ({})),
    'with templates': once(async () => ({ templates: await writeTemplates((await server()).url) })),
    'with the demo': once(async () => {
      await website()
      return { demoFolder: await writeDemo((await server()).url, join(folder, 'demo')) }
    }),
  } satisfies Record<Beginning, () => Promise<object>>
  let made = 0

  const make = async (beginning: Beginning): Promise<string> => {
    const { url } = await server()
    const more = await beginnings[beginning]()
    const name = `test_${++made}`
    await copy(url, templateOf[beginning], name)
    return JSON.stringify({ url: at(url, name), ...more })
  }
  let turn: Promise<unknown> = Promise.resolve()
  const httpServer = await listen(({ pathname, searchParams }) => {
    if (pathname === '/website') return website().then(() => '')
    const dropped = searchParams.get('drop')
    const beginning = searchParams.get('beginning')
    const answer = turn.then(async () => {
      if (dropped === null) return make(isBeginning(beginning) ? beginning : 'empty')
      await ask((await server()).url, `drop database if exists ${pg.escapeIdentifier(dropped)} with (force)`)
      return ''
    })
    turn = answer.catch(() => {})
    return answer
  })
  const address = httpServer.address()
  project.provide('run', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)

  return async () => {
    httpServer.close()
    if (server.begun()) await (await server().catch(() => undefined))?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const templateOf: Record<Beginning, string> = {
  empty: 'template_empty',
  'with templates': 'template_with_templates',
  'with the demo': 'template_with_demo',
}
const isBeginning = (text: string | null): text is Beginning => text !== null && Object.hasOwn(templateOf, text)

/** Work that is done when it is first asked for, and not again. */
function once<T>(work: () => Promise<T>): (() => Promise<T>) & { begun(): boolean } {
  let done: Promise<T> | undefined
  const ask = () => {
    done ??= work()
    return done
  }
  return Object.assign(ask, { begun: () => done !== undefined })
}

async function withSchema(folder: string): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ folder, durable: false })
  await ask(server.url, `create database ${templateOf.empty}`)
  const pool = makePool(at(server.url, templateOf.empty), () => {})
  await migrate(pool)
  await migrateQueue(pool)
  await pool.end()
  return server
}

/** What a first start writes down at Twilio takes a hundred requests. */
async function writeTemplates(url: string): Promise<TemplatesAtTwilio> {
  // Loaded only in a run that needs it: it is most of the product.
  const { drainWork } = await import('./drain-work.ts')
  await copy(url, templateOf.empty, templateOf['with templates'])
  const ctx = makeTestContext({ databaseUrl: at(url, templateOf['with templates']) })
  const twilio = await startTwilio(ctx.clock.now)
  await drainWork({ ...ctx, config: { ...ctx.config, twilio: { ...ctx.config.twilio, apiBaseUrl: twilio.origin } } })
  await twilio.close()
  await ctx.close()
  return { contents: [...twilio.contents], approvals: [...twilio.approvals] }
}

/** Lets the product write its demo, by a first start; returns the folder with the files of it. */
async function writeDemo(url: string, demoFolder: string): Promise<string> {
  await copy(url, templateOf.empty, templateOf['with the demo'])
  const program = runProgram(join(repository, 'node_modules', '.bin', 'node'), ['start.ts'], {
    DATABASE_URL: at(url, templateOf['with the demo']),
    DATA_DIR: demoFolder,
    SEED: 'demo',
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
  })
  await program.until('Ctrl-C ends it.')
  program.process.kill('SIGTERM')
  await program.ended
  return demoFolder
}

const copy = (url: string, from: string, to: string): Promise<void> =>
  ask(url, `create database ${to} template ${from} strategy file_copy`)

function listen(answer: (url: URL) => Promise<string>): Promise<Server> {
  const httpServer = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then(
      (text) => response.end(text),
      (error) => response.writeHead(500).end(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
  })
  return new Promise((resolve) => httpServer.listen(0, '127.0.0.1', () => resolve(httpServer)))
}

async function ask(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

const at = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href

/** A run that was killed could not clean up. */
async function removeLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (Number.isNaN(owner) || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    const left = postmaster(join(folder, 'postgres'))
    if (left) await endPostmaster(left.pid)
    rmSync(folder, { recursive: true, force: true })
  }
}
