import { flushCompileCache } from 'node:module'
import { startApi } from '#api/main.ts'
import { startBot } from '#bot/main.ts'
import { type Config, ConfigError, readConfig, type Settings, withDatabase } from '#core/config.ts'
import { makeDrain } from '#core/process/drain.ts'
import { makeHealth } from '#core/process/health.ts'
import { type HttpServer, openHttpServer, PortTaken } from '#core/process/http-server.ts'
import { makeLog } from '#core/process/log.ts'
import { countProcess } from '#core/process/metrics.ts'
import { openContext } from '#core/process/open-context.ts'
import { writeCatalogue } from '#db/seed/prepare.ts'
import { seedDemo } from '#db/seed/seed.ts'
import { startWorkers } from '#workers/main.ts'
import { buildWeb } from './start/build-web.ts'
import { serviceProblems } from './start/check-services.ts'
import { lockData } from './start/data-lock.ts'
import { spaceProblem } from './start/disk-space.ts'
import { startPostgres } from './start/embedded-postgres.ts'
import { explain, printReady, says } from './start/say.ts'
import { type PostgresWatch, watchPostgres } from './start/watch-postgres.ts'

const config = readSettings()
const log = makeLog(config)
let markStopping = () => {}
const drain = makeDrain({ log, delayMs: config.drainDelayMs, onStart: () => markStopping() })
const health = makeHealth(log, drain.draining)
/** `npm run dev` keeps the database and starts this anew; the website comes from its sources. */
const dev = process.argv.includes('--dev')

drain.onSignals()
process.on('disconnect', () => void drain.run('the process that started this one is gone'))
countProcess()
try {
  await up()
} catch (error) {
  if (!drain.draining()) explain(error)
  await drain.run('the start failed', 1)
}

async function up(): Promise<void> {
  await claimData()
  const httpServer = await claimPort()
  const website = dev ? Promise.resolve() : buildWeb({ devtools: !config.production, says })
  website.catch(() => {})
  const complete = withDatabase(config, config.databaseUrl ?? (await openDatabase()))
  await openRooms(complete, httpServer, website)
  health.started = true
  printReady(complete)
  // What Node has compiled is kept for the next start now, as a process that is killed keeps nothing.
  flushCompileCache()
}

/** Every process at once: what is opened last is closed first. */
async function openRooms(config: Config, httpServer: HttpServer, website: Promise<unknown>): Promise<void> {
  says('Bringing the tables to their newest form')
  const ctx = await openContext({ name: 'spoor', config, log, drain, health })
  if (config.seed === 'none') await writeCatalogue(ctx.db)
  else if ((await seedDemo(ctx)).fresh) says('The demo data is in place')
  await website
  drain.add('http', httpServer.close)
  const bot = await startBot(ctx, drain)
  await startApi(ctx, { httpServer, health, drain, website: dev ? 'live' : 'built' }, bot.routers)
  bot.listening()
  await startWorkers(ctx, drain)
}

/** The embedded database and what else is kept in the folder belong to one running installation. */
async function claimData(): Promise<void> {
  if (config.databaseUrl) return
  const problem = spaceProblem(config.dataDir)
  if (problem) throw new ConfigError([problem])
  const lock = await lockData(config.dataDir, config.publicUrl, says)
  markStopping = lock.stopping
  process.on('exit', lock.release)
}

/** Finds everything that is wrong outside of us before anything is opened. */
async function claimPort(): Promise<HttpServer> {
  const [httpServer, problems] = await Promise.all([
    openHttpServer(config, health).catch((error: Error) => error),
    serviceProblems(config),
  ])
  if (httpServer instanceof PortTaken) problems.unshift(httpServer.message)
  else if (httpServer instanceof Error) throw httpServer
  if (problems.length > 0) throw new ConfigError(problems)
  if (httpServer instanceof Error) throw httpServer
  return httpServer
}

async function openDatabase(): Promise<string> {
  says('Starting PostgreSQL')
  const starting = startPostgres({ folder: config.dataDir, says })
  let watch: PostgresWatch | undefined
  const stop = async () => {
    await watch?.stop()
    await (await starting.catch(() => undefined))?.stop()
  }
  drain.add('PostgreSQL', stop, () => void starting.then((postgres) => postgres.cut()).catch(() => {}))
  const postgres = await starting
  watch = watchPostgres({ postgres, folder: config.dataDir, says, giveUp })
  return postgres.url
}

/** Better an end that whoever runs it sees than a product that answers nothing but errors. */
function giveUp(why: string): void {
  if (drain.draining()) return
  console.error(`Ended: ${why}`)
  void drain.run(why, 1)
}

function readSettings(): Settings {
  try {
    return readConfig(process.env)
  } catch (error) {
    explain(error)
    process.exit(1)
  }
}
