import { isConnectionError } from './connection-errors.ts'
import type { Context } from './context.ts'
import { Refusal } from './errors.ts'

/**
 * Runs the work. If the failure is ours, the answer names the step that failed and the log says why. Refusals, and a
 * database that is away, pass unchanged.
 */
export async function orFail<T>(
  ctx: Pick<Context, 'log'>,
  { code, says }: { code: string; says: string },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal || isConnectionError(error)) throw error
    ctx.log.error({ err: error, code }, says)
    throw new Refusal(code, says, 500)
  }
}
