import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Load, Loaded } from './load.ts'

export type Server = { origin: string; stop(): void }
export type Generator = { run(load: Load): Promise<Loaded>; stop(): void }

const start = (name: string, args: string[] = []): ChildProcess => fork(join(import.meta.dirname, name), args)

/** What a child says next. Throws when it ends instead. */
async function heard<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the bench ended with ${code}`)
  })
  ended.catch(() => {})
  const [said] = await Promise.race([once(child, 'message'), ended])
  if (said && typeof said === 'object' && 'failed' in said) throw new Error(String(said.failed))
  return said as T
}

export async function startServer(kind: string, databaseUrl: string): Promise<Server> {
  const child = start('server.ts', [kind, databaseUrl])
  const { port } = await heard<{ port: number }>(child)
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
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
