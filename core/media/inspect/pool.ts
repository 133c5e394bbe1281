import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { Refusal } from '../../errors.ts'

/** What a child says back: a part of a long answer, the whole or the last part of it, or why there is none. */
export type ChildAnswer =
  | { part: readonly unknown[] }
  | { value: unknown; isSpent: boolean }
  | { refused: { code: string; message: string; status: number } }
  | { failed: string }

/**
 * What a child is asked to do, and how much of a processor's time it may take for it. The file comes after it by itself:
 * as a part of the message it would be copied several times, and who sends it could do nothing else meanwhile.
 */
export type Order = { task: string; fileBytes: number; more: readonly unknown[]; cpuMs: number }
type Job = { task: string; file: Uint8Array; more: readonly unknown[]; cpuMs: number }
type Waiting = Job & { resolve(value: unknown): void; reject(error: unknown): void }

/** Beside them the process itself needs a core. */
const MAX_CHILDREN = 2
const MAX_WAITING = 30
/** Of the child's own code; what decoders take besides is watched by watch.ts. */
const HEAP_MEGABYTES = 384
/** A machine that is busy otherwise gives a child a part of a processor. With less than this part nobody waits for it. */
const SLOWEST = 12
/** As `nice` counts: a third of what the processes that answer get when all of them are busy. */
const LESS = 5
/** A child that nobody needs for so long ends. */
const IDLE_MS = 20_000

const entry = new URL('./child.ts', import.meta.url)
type Child = { process: ChildProcess; end?: NodeJS.Timeout }
const waiting: Waiting[] = []
const idle = new Set<Child>()
const busy = new Set<Child>()
let isClosed = false

type GivenUp = { task: string; why: 'limit or crash' | 'machine too busy'; signal: string; length: number }
let tell: (file: GivenUp) => void = () => {}

/** Who is told of each file whose child was killed. */
export const whenGivenUp = (to: typeof tell): void => {
  tell = to
}

const giveUp = ({ task, file }: Job, why: GivenUp['why'], signal = ''): void =>
  tell({ task, why, signal, length: file.byteLength })

/** The child ended at its limit of time or memory, or it crashed: that file cannot be looked into. */
export class Unreadable extends Error {}

export const FILES_BUSY = 'FILES_BUSY'
const tooBusy = () =>
  new Refusal(FILES_BUSY, 'Many files are being looked at just now. Please send it again in a minute.', 503)

/** Has a child do the work, as soon as one is free. Throws FILES_BUSY, Unreadable, and the task's own Refusals. */
export function runInChild(job: Job): Promise<unknown> {
  if (isClosed || waiting.length >= MAX_WAITING) return Promise.reject(tooBusy())
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  waiting.push({ ...job, resolve, reject })
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
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    }),
  }
  child.process.on('error', () => {}).on('exit', () => void idle.delete(child))
  // What is left of a file when its child ends has nowhere to go.
  child.process.stdin?.on('error', () => {})
  standBack(child.process.pid)
  return child
}

/** Who waits for an answer comes before who sent a file, from the first moment of the child. */
function standBack(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, LESS)
  } catch {
    // It has ended already.
  }
}

function work(child: Child, { resolve, reject, ...job }: Waiting): void {
  const { process } = child
  const parts: unknown[] = []
  idle.delete(child)
  busy.add(child)
  clearTimeout(child.end)
  process.ref()
  process.channel?.ref()
  const late = setTimeout(() => {
    giveUp(job, 'machine too busy')
    done(() => reject(tooBusy()), false)
  }, job.cpuMs * SLOWEST)
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
    if (!isClosed) giveUp(job, 'limit or crash', signal ?? undefined)
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
  const { file, ...said } = job
  process.send({ ...said, fileBytes: file.byteLength } satisfies Order, (error) => error && broken(error))
  process.stdin?.write(file)
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
