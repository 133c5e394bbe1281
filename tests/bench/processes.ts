import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Load, Loaded } from './load.ts'

/** `cpuMs`: milliseconds of the processor that its process has used. */
export type Server = { origin: string; cpuMs(): Promise<number>; stop(): void }
export type Generator = { run(load: Load): Promise<Loaded>; stop(): void }

/** With BENCH_PROFILES=<folder> each child writes there what its processor did. */
const profiles = process.env.BENCH_PROFILES
const start = (name: string, args: string[] = []): ChildProcess =>
  fork(join(import.meta.dirname, name), args, {
    execArgv: profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [],
  })

/** What a child says next. Throws when it ends instead. */
function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (said) => {
      child.off('exit', ended)
      if (said && typeof said === 'object' && 'failed' in said) reject(new Error(String(said.failed)))
      else resolve(said as T)
    })
  })
}

export async function startServer(kind: string, databaseUrl: string): Promise<Server> {
  const child = start('server.ts', [kind, databaseUrl])
  const { port } = await heard<{ port: number }>(child)
  return { origin: `http://127.0.0.1:${port}`, cpuMs: () => cpuMs(child), stop: () => child.disconnect() }
}

function cpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu')
  return heard<number>(child)
}

export type Product = { origin: string; publicUrl: string; authToken: string; cpuMs(): Promise<number>; stop(): void }

/** Bot and workers over a database that is filled first. */
export async function startProduct(databaseUrl: string, twilioOrigin: string, seed: object): Promise<Product> {
  const child = start('messages-product.ts', [databaseUrl, twilioOrigin, JSON.stringify(seed)])
  const product = await heard<Pick<Product, 'origin' | 'publicUrl' | 'authToken'>>(child)
  return { ...product, cpuMs: () => cpuMs(child), stop: () => child.disconnect() }
}

export function startGenerator(): Generator {
  const child = start('load.ts')
  return {
    run: (load) => {
      child.send(load)
      return heard<Loaded>(child)
    },
    stop: () => void child.kill(),
  }
}
