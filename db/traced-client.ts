import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import pg from 'pg'

/** A statement that has ended, or the wait for a connection. Times are those of `performance.now()`. */
export type Traced = {
  what: 'statement' | 'pool'
  /** The session of PostgreSQL. */
  session: number
  text: string
  began: number
  ended: number
  /** Who asked for it: the stack at the call, with what awaits it. */
  stack: string
  failed: boolean
}

/**
 * Whoever wants to know of every statement subscribes before the pools are made; otherwise pools have plain clients and
 * nothing is measured. Texts come without their values.
 */
export const traced = channel('spoor:database')

const FRAMES = 60
/** A pool that runs a statement itself gets its connection in a callback, whose stack tells nothing of who asked. */
const askers = new AsyncLocalStorage<string>()

function stackHere(): string {
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = FRAMES
  const { stack = '' } = new Error('asked here')
  Error.stackTraceLimit = before
  return stack
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : typeof asked === 'object' && asked && 'text' in asked ? String(asked.text) : ''

/** Tells how long each of its statements takes. */
export class TracedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as (...args: unknown[]) => unknown
    const measured = (...args: unknown[]): unknown => {
      const told: Omit<Traced, 'ended' | 'failed'> = {
        what: 'statement',
        session: Number('processID' in this ? this.processID : 0),
        text: textOf(args[0]),
        began: performance.now(),
        stack: askers.getStore() ?? stackHere(),
      }
      const end = (failed: boolean) => traced.publish({ ...told, ended: performance.now(), failed } satisfies Traced)
      const last = args.at(-1)
      if (typeof last === 'function')
        return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
          end(Boolean(error))
          last(error, result)
        })
      const result = query(...args)
      if (result instanceof Promise)
        result.then(
          () => end(false),
          () => end(true),
        )
      return result
    }
    this.query = measured as typeof this.query
  }
}

/** Tells how long callers wait for one of its connections. */
export function tracePool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const measured = (...args: unknown[]): unknown => {
    const told = { what: 'pool' as const, text: '', session: 0, began: performance.now(), stack: stackHere() }
    const end = () => traced.publish({ ...told, ended: performance.now(), failed: false } satisfies Traced)
    const [last] = args
    if (typeof last === 'function')
      return connect((...given: unknown[]) => {
        end()
        askers.run(told.stack, () => last(...given))
      })
    const result = connect() as Promise<unknown>
    result.then(end, end)
    return result
  }
  pool.connect = measured as typeof pool.connect
}
