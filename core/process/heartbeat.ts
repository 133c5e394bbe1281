import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { switchesOff } from '#db/queries/operations/switches.ts'
import { beat, endBeat } from '#db/queries/operations/work.ts'
import type { Context } from '../context.ts'
import type { Drain } from './drain.ts'
import { type Health, results } from './health.ts'
import { gauge, jobsOfMinute } from './metrics.ts'

const BEAT_MS = 5_000

const stoppedGauge = gauge('spoor_stopped', 'One for each switch that an owner has turned off.', 'switch')

/**
 * Writes every few seconds that this process runs, with its own checks, so that the admins see all of them on one
 * page; and notices what the owners have stopped, for its log and its metrics.
 */
export function startHeartbeat(ctx: Context, { drain, health, name }: { drain: Drain; health: Health; name: string }) {
  const id = randomUUID()
  const startedAt = ctx.clock.now()
  const jobs = jobsOfMinute()
  let known = new Set<string>()
  const turn = async (): Promise<void> => {
    const at = ctx.clock.now()
    const off = new Set<string>(await switchesOff(ctx.db))
    for (const one of off) if (!known.has(one)) ctx.log.warn({ switch: one }, 'an owner has stopped this')
    for (const one of known) if (!off.has(one)) ctx.log.warn({ switch: one }, 'this goes on again')
    stoppedGauge.reset()
    for (const one of off) stoppedGauge.set({ switch: one }, 1)
    known = off
    health.stopped = [...off]
    await beat(ctx.db, {
      id,
      name,
      host: hostname(),
      pid: process.pid,
      build: build(),
      started_at: startedAt,
      seen_at: at,
      facts: {
        checks: await results(health),
        memoryBytes: process.memoryUsage.rss(),
        disk: await diskOf(ctx.config.dataDir),
        jobs: jobs(at),
      },
    })
  }
  const again = () =>
    turn().catch((error: unknown) => ctx.log.debug({ err: error }, 'no heartbeat; the next one comes'))
  const timer = setInterval(again, BEAT_MS).unref()
  void again()
  drain.add('heartbeat', async () => {
    clearInterval(timer)
    await endBeat(ctx.db, id).catch(() => {})
  })
}

let known: string | undefined

function build(): string {
  known ??= versionOf(join(import.meta.dirname, '..', '..', 'package.json'))
  return known
}

function versionOf(file: string): string {
  const { version = '0' } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string }
  return version
}

async function diskOf(folder: string): Promise<{ freeBytes: number; totalBytes: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch {
    return null
  }
}
