import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..')

export type Program = {
  process: ChildProcess
  /** All it has printed so far. */
  printed(): string
  /** Resolves once it has printed this; throws with everything it printed when it ends without. */
  until(words: string): Promise<void>
  /** Resolves with the exit code. */
  ended: Promise<number | null>
}

/**
 * Runs a program of the repository, or of a copy of it, with nothing of our environment but the path, and the place
 * where Node keeps for this run what it has compiled.
 */
export function runProgram(command: string, args: string[], env: Record<string, string>, cwd = repository): Program {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
      child.emit('printed')
    })
  }
  const until = async (words: string): Promise<void> => {
    while (!text.includes(words)) {
      const more = once(child, 'printed').then(() => true)
      if (!(await Promise.race([more, ended.then(() => false)])) && !text.includes(words)) {
        throw new Error(`it ended without “${words}”:\n${text}`)
      }
    }
  }
  return { process: child, printed: () => text, until, ended }
}

const given = new Set<number>()

/** A port that nobody listens on, below those that the system hands out, so that it is still free when it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    if (given.has(port)) continue
    given.add(port)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
