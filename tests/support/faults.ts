import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { delimiter, dirname, join } from 'node:path'
import { freePort, type Program, runProgram } from './program.ts'

const path = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)

export type Running = Program & { origin: string; kill(): Promise<unknown>; stop(): Promise<number | null> }

/** Runs a command of the repository, or of a copy of it, on the Node of these tests. */
export function runOnNode([name = '', ...args]: readonly string[], env: Record<string, string>, cwd?: string): Program {
  return runProgram(name, args, { ...env, PATH: path }, cwd)
}

/** Runs one process of the installation on a port of its own, until it says it is ready. */
export async function startProcess(
  command: readonly string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<Running> {
  const port = await freePort()
  const program = runOnNode(command, { ...env, PORT: String(port) }, cwd)
  await program.until('"msg":"ready"')
  const end = (signal: NodeJS.Signals) => {
    program.process.kill(signal)
    return program.ended
  }
  return { ...program, origin: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

const folders = (process.env.PATH ?? '').split(delimiter)
const installed = (name: string): string | undefined =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
const redisProgram = process.env.SPOOR_REDIS || installed('redis-server')

/** Where everything has to run, a missing Redis is a failure. */
export const withoutRedis = redisProgram === undefined && process.env.CI !== 'true'

export type RedisServer = {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  /** From now on it takes connections and answers nothing, until it goes on. */
  hang(): void
  goOn(): void
}

/** A Redis that forgets everything when it is killed, and comes back at the same address. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  let end = async (): Promise<void> => {}
  let signal = (_: NodeJS.Signals): void => {}
  const start = async (): Promise<void> => {
    const child = spawn(redisProgram ?? 'redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] })
    const ended = once(child, 'exit')
    signal = (name) => void child.kill(name)
    end = async () => {
      child.kill('SIGKILL')
      await ended
    }
    for await (const said of child.stdout.iterator({ destroyOnReturn: false }))
      if (String(said).includes('Ready to accept connections')) break
    child.stdout.resume()
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill: () => end(),
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
  }
}

export type Gate = { port: number; open(to: number): Promise<void>; close(): Promise<void> }

/** An address that stays while the server behind it goes and comes back elsewhere; closed, it refuses everybody. */
export async function gate(): Promise<Gate> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const join = (one: Socket, other: Socket): void => {
    sockets.add(one)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      other.destroy()
    })
    one.pipe(other)
  }
  return {
    port,
    open: async (to) => {
      server = createServer((from) => {
        const behind = connect(to, '127.0.0.1')
        join(from, behind)
        join(behind, from)
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    close: async () => {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
