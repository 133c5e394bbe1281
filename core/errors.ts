import type { Context } from './context.ts'

/** A refusal that a person can read: the code is for machines, the message for people. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly fields: Record<string, string> | undefined
  constructor(code: string, message: string, status = 409, fields?: Record<string, string>) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.fields = fields
  }
}

/** The store of pictures and files cannot be used for now; everything else can. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/** A server could not be reached, or the connection to it was lost. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** PostgreSQL's codes while it stops, starts, or has no connection to spare: classes 08 and 57P, and 53300. */
const stopping = /^(08...|57P..|53300)$/
/** The pg package's messages about a lost connection, which have no code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether the database or another server could not be reached, so that another try may succeed in a moment. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (unreachable.has(code) || stopping.test(code) || lost.test(error.message)) return true
  return error instanceof AggregateError && error.errors.some(isConnectionError)
}

/**
 * Runs the work. If the failure is ours, the answer names the step that failed and the log says why. Refusals, and a
 * database or a store that is away, pass unchanged.
 */
export async function orFail<T>(
  ctx: Pick<Context, 'log'>,
  { code, says }: { code: string; says: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || error instanceof StoreAway || isConnectionError(error)) throw error
    ctx.log.error({ err: error, code }, says)
    throw new Refusal(code, says, 500)
  }
}
