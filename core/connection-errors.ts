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
