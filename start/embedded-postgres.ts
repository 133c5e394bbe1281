import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cluster, lastWords, USER } from './postgres-cluster.ts'
import { environment, type PostgresHost, postgresHost, program } from './postgres-host.ts'
import {
  endPostmaster,
  forgetStale,
  isAlive,
  type Postmaster,
  postmaster,
  untilGone,
  untilReady,
} from './postmaster.ts'

export type EmbeddedPostgres = {
  /** Address of the application's database. */
  url: string
  /** Where the server keeps its files. */
  data: string
  /** Whether its main process lives. */
  isAlive(): boolean
  /** Ends what is left of the server and brings it up again at the same address. Throws why that does not work. */
  restart(): Promise<void>
  /** Ends the server and waits until its last process is gone. Call it after everything that uses it has ended. */
  stop(): Promise<void>
  /** Tells the server to end, and does not wait. */
  cut(): void
}

type Options = {
  /** Holds the cluster, its password and its log. */
  folder: string
  /** False only for data that may be lost with the machine: tests. They also speak to it by the shorter way. */
  durable?: boolean
  says?: (line: string) => void
}

const DATABASE = 'spoor'
const READY_LIMIT_MS = 300_000
const ATTEMPTS = 40
const LOG_LIMIT_BYTES = 10_000_000

/**
 * Brings up the PostgreSQL server of this folder: makes the cluster the first time, takes over a server that a killed
 * process left running, and lets one that was killed itself recover. The server is detached, so that Ctrl-C in a
 * terminal does not reach it before its users have drained.
 */
export async function startPostgres({ folder, durable = true, says = () => {} }: Options): Promise<EmbeddedPostgres> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const host = await postgresHost(folder)
  const password = cluster(folder, host, durable, says)
  let running = (await takeOver(host.data, says)) ?? (await launch(folder, host, durable))
  const way = !durable && takesSocket(host.data) ? `?${new URLSearchParams({ host: host.data })}` : ''
  const at = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${running.port}/${database}${way}`
  await makeDatabase(at('postgres'))
  return {
    url: at(DATABASE),
    data: host.data,
    isAlive: () => isAlive(running.pid),
    restart: async () => {
      await endPostmaster(running.pid)
      await forgetStale(host.data)
      running = await launch(folder, host, durable, running.port)
    },
    stop: () => endPostmaster(running.pid),
    cut: () => void process.kill(running.pid, 'SIGINT'),
  }
}

/** Address of the application's database when its server runs in this folder; undefined when it does not. */
export async function runningPostgres(folder: string): Promise<string | undefined> {
  const passwordFile = join(folder, 'postgres.password')
  if (!existsSync(passwordFile)) return undefined
  const running = postmaster((await postgresHost(folder)).data)
  const password = readFileSync(passwordFile, 'utf8')
  return running && `postgres://${USER}:${password}@127.0.0.1:${running.port}/${DATABASE}`
}

async function takeOver(data: string, says: (line: string) => void): Promise<Postmaster | undefined> {
  await forgetStale(data)
  const left = postmaster(data)
  if (!left) return undefined
  if (left.status === 'stopping') {
    await untilGone(left.pid, 30_000)
    return undefined
  }
  says('Taking over the database server that an earlier run left behind')
  return untilReady(data, READY_LIMIT_MS)
}

/**
 * Tries again while the port was taken in between, or the last processes of a killed server still hold its memory.
 */
async function launch(folder: string, host: PostgresHost, durable: boolean, port?: number): Promise<Postmaster> {
  const log = join(folder, 'postgres.log')
  if (sizeOf(log) > LOG_LIMIT_BYTES) rmSync(log)
  for (let attempt = 1; ; attempt++) {
    const before = sizeOf(log)
    const running = await launchOnce(log, host, durable, port ?? (await freePort()))
    if (running) return running
    const said = readFileSync(log).subarray(before).toString()
    const passing = /could not create any TCP\/IP sockets|pre-existing shared memory block/.test(said)
    if (!passing || attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${lastWords(said)} (see ${log})`)
    await pause(250)
  }
}

async function launchOnce(
  log: string,
  host: PostgresHost,
  durable: boolean,
  port: number,
): Promise<Postmaster | undefined> {
  const sockets = takesSocket(host.data) ? { unix_socket_directories: host.data } : {}
  const settings = { ...steady, ...(durable ? {} : { ...fleeting, ...sockets }), port: String(port) }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const out = openSync(log, 'a', 0o600)
  const child = spawn(...program(host, 'postgres', ['-D', host.data, ...flags]), {
    detached: true,
    stdio: ['ignore', out, out],
    env: environment(),
    cwd: host.data,
    ...host.owner,
  })
  closeSync(out)
  child.unref()
  const ended = new Promise<undefined>((resolve) => {
    child.once('exit', () => resolve(undefined))
    child.once('error', () => resolve(undefined))
  })
  const ready = (async () => {
    while (child.exitCode === null && postmaster(host.data)?.pid !== child.pid) await pause(10)
    return child.exitCode === null ? untilReady(host.data, READY_LIMIT_MS) : undefined
  })()
  return Promise.race([ready, ended])
}

/**
 * A round trip through a socket in a folder costs the client a third less of the processor than one over TCP. Its whole
 * path has to fit in about a hundred bytes.
 */
const takesSocket = (folder: string): boolean =>
  process.platform !== 'win32' && Buffer.byteLength(join(folder, '.s.PGSQL.65535')) < 100

const steady = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
}
const fleeting = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

async function makeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
