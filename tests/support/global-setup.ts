import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateQueue } from '#core/jobs/queue.ts'
import { makePool } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { type EmbeddedPostgres, startPostgres } from '../../start/embedded-postgres.ts'
import { endPostmaster, isAlive, postmaster } from '../../start/postmaster.ts'
import { makeTestContext } from './context.ts'
import { startTwilio, type TemplatesAtTwilio } from './twilio.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: string
  }
}

const PREFIX = 'spoor-tests-'

/**
 * One PostgreSQL server a run, started when the first test asks for a database, and two templates that each test
 * file's database is copied from: an empty one, and one with the templates of all notices. Tests ask over HTTP, because
 * they run in processes of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  let server: Promise<EmbeddedPostgres> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let made = 0

  let withTemplates: ReturnType<typeof writeTemplates> | undefined

  const make = async (kind: string | null): Promise<string> => {
    server ??= withSchema(folder)
    const { url } = await server
    const name = `test_${++made}`
    if (kind === 'with templates') {
      withTemplates ??= writeTemplates(url)
      const templates = await withTemplates
      await copy(url, 'template_with_templates', name)
      return JSON.stringify({ url: at(url, name), templates })
    }
    await copy(url, 'template_migrated', name)
    return JSON.stringify({ url: at(url, name) })
  }
  const httpServer = await listen((url) => {
    const dropped = url.searchParams.get('drop')
    const answer = turn.then(async () => {
      if (!dropped) return make(url.searchParams.get('kind'))
      await ask((await server)?.url ?? '', `drop database if exists ${pg.escapeIdentifier(dropped)} with (force)`)
      return ''
    })
    turn = answer.catch(() => {})
    return answer
  })
  const address = httpServer.address()
  project.provide('databases', `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)

  return async () => {
    httpServer.close()
    await (await server?.catch(() => undefined))?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function withSchema(folder: string): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ folder, durable: false })
  await ask(server.url, 'create database template_migrated')
  const pool = makePool(at(server.url, 'template_migrated'), () => {})
  await migrate(pool)
  await migrateQueue(pool)
  await pool.end()
  return server
}

/** What a first start writes down at Twilio takes a hundred requests; it is written once. */
async function writeTemplates(url: string): Promise<TemplatesAtTwilio> {
  // Loaded only in a run that needs it: it is most of the product.
  const { drainWork } = await import('./drain-work.ts')
  await copy(url, 'template_migrated', 'template_with_templates')
  const ctx = makeTestContext({ databaseUrl: at(url, 'template_with_templates') })
  const twilio = await startTwilio(ctx.clock.now)
  await drainWork({ ...ctx, config: { ...ctx.config, twilio: { ...ctx.config.twilio, apiBaseUrl: twilio.origin } } })
  await twilio.close()
  await ctx.close()
  return { contents: [...twilio.contents], approvals: [...twilio.approvals] }
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
