import type { Context } from './context.ts'
import { Refusal } from './errors.ts'
import { isConnectionError } from './process/connection-errors.ts'

/** When it is we who fail, the answer says at what; the log says why. Refusals pass, and that the database is away. */
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
