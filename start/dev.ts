import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError, readConfig } from '#core/config.ts'
import { lockData } from './data-lock.ts'
import { spaceProblem } from './disk-space.ts'
import { startPostgres } from './embedded-postgres.ts'
import { explain, says } from './say.ts'
import { watchPostgres } from './watch-postgres.ts'

/**
 * `npm run dev`: keeps the database, and runs the product beside it, anew whenever a file of the server changes. The
 * website needs no new start: Vite stands in the product and sends its changes to the open pages.
 */
const root = join(import.meta.dirname, '..')
const folders = ['api', 'bot', 'core', 'db', 'workers']
/** An editor writes a file in several steps. */
const SETTLE_MS = 50
/** Whoever is killed loses nothing, so nobody waits for what takes longer. */
const END_MS = 300

let product: ChildProcess | undefined
let stopping = false

try {
  await run()
} catch (error) {
  explain(error)
  process.exit(1)
}

async function run(): Promise<void> {
  const config = readConfig(process.env)
  if (config.production) throw new ConfigError(['npm run dev is not for production (NODE_ENV)'])
  const stopDatabase = config.databaseUrl ? async () => {} : await openDatabase(config.dataDir, config.publicUrl)
  const restart = restarts()
  const watchers = folders.map((folder) => watchFolder(join(root, folder), restart))
  const end = async (): Promise<never> => {
    stopping = true
    for (const one of watchers) one.close()
    await endProduct()
    await stopDatabase()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end)
  process.once('disconnect', end)
  startProduct()
}

async function openDatabase(dataDir: string, publicUrl: string): Promise<() => Promise<void>> {
  const problem = spaceProblem(dataDir)
  if (problem) throw new ConfigError([problem])
  const lock = await lockData(dataDir, publicUrl, says)
  process.on('exit', lock.release)
  const postgres = await startPostgres({ folder: dataDir, says })
  const giveUp = async (why: string): Promise<never> => {
    console.error(`Ended: ${why}`)
    await endProduct()
    process.exit(1)
  }
  const watching = watchPostgres({ postgres, folder: dataDir, says, giveUp })
  process.env.DATABASE_URL = postgres.url
  process.env.SEED ??= 'demo'
  return async () => {
    lock.stopping()
    await watching.stop()
    await postgres.stop()
  }
}

function watchFolder(folder: string, changed: (file: string) => void): FSWatcher {
  return watch(folder, { recursive: true }, (_, file) => {
    if (file && /\.(ts|json|txt)$/.test(file)) changed(file)
  })
}

/** Many changes at once are one new start; one that comes meanwhile is another. */
function restarts(): (file: string) => void {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> = Promise.resolve()
  return (file) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(async () => {
        if (stopping) return
        says(`${file} has changed; starting anew`)
        await endProduct()
        startProduct()
      })
    }, SETTLE_MS)
  }
}

/** One that cannot start says why and waits for the next change. */
function startProduct(): void {
  if (stopping) return
  product = spawn(process.execPath, ['start.ts', '--dev'], {
    cwd: root,
    // What was read before need not be understood again, so that a new start is quick.
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node') },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function endProduct(): Promise<void> {
  const ending = product
  product = undefined
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
  const ended = once(ending, 'exit')
  ending.kill('SIGTERM')
  await Promise.race([ended, pause(END_MS)])
  ending.kill('SIGKILL')
  await ended
}
