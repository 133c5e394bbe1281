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

declare module 'vitest' {
  interface ProvidedContext {
    databases: string
  }
}

const PREFIX = 'spoor-tests-'

/**
 * One PostgreSQL server a run, started when the first test asks for a database, and a migrated template that each
 * test file's database is copied from. Tests ask over HTTP, because they run in processes of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  let server: Promise<EmbeddedPostgres> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let made = 0

  const make = async (): Promise<string> => {
    server ??= withTemplate(folder)
    const { url } = await server
    const name = `test_${++made}`
    await ask(url, `create database ${name} template template_migrated strategy file_copy`)
    return at(url, name)
  }
  const httpServer = await listen((url) => {
    const dropped = url.searchParams.get('drop')
    const answer = turn.then(async () => {
      if (!dropped) return make()
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

async function withTemplate(folder: string): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ folder, durable: false })
  await ask(server.url, 'create database template_migrated')
  const pool = makePool(at(server.url, 'template_migrated'), () => {})
  await migrate(pool)
  await migrateQueue(pool)
  await pool.end()
  return server
}

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
