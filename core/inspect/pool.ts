import { type ChildProcess, fork } from 'node:child_process'
import { Refusal } from '../errors.ts'

/** What a child says back: a part of a long answer, the whole or the last part of it, or why there is none. */
export type ChildAnswer =
  | { part: readonly unknown[] }
  | { value: unknown; isSpent: boolean }
  | { refused: { code: string; message: string; status: number } }
  | { failed: string }

/** What a child is asked to do, and how much of a processor's time it may take for it. */
export type Order = { task: string; input: readonly unknown[]; cpuMs: number }
type Waiting = Order & { resolve(value: unknown): void; reject(error: unknown): void }

/** Beside them the process itself needs a core. */
const MAX_CHILDREN = 2
const MAX_WAITING = 30
/** Of the child's own code; what decoders take besides is watched by watch.ts. */
const HEAP_MEGABYTES = 384
/** A machine that is busy otherwise gives a child a part of a processor. With less than this part nobody waits for it. */
const SLOWEST = 12
/** A child that nobody needs for so long ends. */
const IDLE_MS = 20_000

const entry = new URL('./child.ts', import.meta.url)
type Child = { process: ChildProcess; end?: NodeJS.Timeout }
const waiting: Waiting[] = []
const idle = new Set<Child>()
const busy = new Set<Child>()
let isClosed = false

type GivenUp = { task: string; why: 'limit or crash' | 'machine too busy'; signal: string; length: number | undefined }
let tell: (file: GivenUp) => void = () => {}

/** Who is told of each file whose child was killed. */
export const whenGivenUp = (to: typeof tell): void => {
  tell = to
}

function giveUp({ task, input: [file] }: Order, why: GivenUp['why'], signal = ''): void {
  tell({ task, why, signal, length: file instanceof Uint8Array ? file.byteLength : undefined })
}

/** The child ended at its limit of time or memory, or it crashed: that file cannot be looked into. */
export class Unreadable extends Error {}

export const FILES_BUSY = 'FILES_BUSY'
const tooBusy = () =>
  new Refusal(FILES_BUSY, 'Many files are being looked at just now. Please send it again in a minute.', 503)

/** Has a child do the work, as soon as one is free. Throws FILES_BUSY, Unreadable, and the task's own Refusals. */
export function runInChild(order: Order): Promise<unknown> {
  if (isClosed || waiting.length >= MAX_WAITING) return Promise.reject(tooBusy())
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.push({ ...order, resolve, reject })
  startNext()
  return promise
}

/** Ends every child; what waits or runs is not done. */
export async function closeChildren(): Promise<void> {
  isClosed = true
  for (const { reject } of waiting.splice(0)) reject(tooBusy())
  for (const { process } of [...idle, ...busy]) process.kill('SIGKILL')
}

function startNext(): void {
  if (busy.size >= MAX_CHILDREN) return
  const job = waiting.shift()
  if (!job) return
  const [free] = idle
  work(free ?? open(), job)
}

function open(): Child {
  const child: Child = {
    process: fork(entry, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
      // Whatever a file makes of its decoder, it finds no secrets.
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  }
  child.process.on('error', () => {}).on('exit', () => void idle.delete(child))
  return child
}

function work(child: Child, { resolve, reject, ...order }: Waiting): void {
  const { process } = child
  const parts: unknown[] = []
  idle.delete(child)
  busy.add(child)
  clearTimeout(child.end)
  process.ref()
  process.channel?.ref()
  const late = setTimeout(() => {
    giveUp(order, 'machine too busy')
    done(() => reject(tooBusy()), false)
  }, order.cpuMs * SLOWEST)
  const done = (settle: () => void, keeps: boolean): void => {
    clearTimeout(late)
    process.off('message', heard).off('exit', ended).off('error', broken)
    busy.delete(child)
    if (keeps) rest(child)
    else process.kill('SIGKILL')
    settle()
    startNext()
  }
  const ended = (_code: number | null, signal: NodeJS.Signals | null): void => {
    if (!isClosed) giveUp(order, 'limit or crash', signal ?? undefined)
    done(() => reject(isClosed ? tooBusy() : new Unreadable()), false)
  }
  const broken = (error: Error) => done(() => reject(error), false)
  const heard = (answer: ChildAnswer): void => {
    if ('part' in answer) parts.push(...answer.part)
    else if ('failed' in answer) done(() => reject(new Unreadable(answer.failed)), false)
    else if ('refused' in answer) {
      const { code, message, status } = answer.refused
      done(() => reject(new Refusal(code, message, status)), true)
    } else done(() => resolve(parts.length > 0 ? parts : answer.value), !answer.isSpent)
  }
  process.on('message', heard).once('exit', ended).once('error', broken)
  process.send(order, (error) => error && broken(error))
}

/** Kept for the next file, and for no longer than this process runs. */
function rest(child: Child): void {
  idle.add(child)
  child.process.unref()
  child.process.channel?.unref()
  child.end = setTimeout(() => {
    idle.delete(child)
    child.process.kill('SIGKILL')
  }, IDLE_MS).unref()
}
