import { notify } from '#db/client.ts'
import { listenTo } from '#db/listen.ts'
import type { Context } from '../context.ts'

const CHANNEL = 'vocabulary'

/** Tells every process, with the commit, that names of vehicles or places have changed. */
export const tellVocabulary = (ctx: Pick<Context, 'db'>): Promise<unknown> => notify(ctx.db, CHANNEL)

/** Calls back whenever names have changed; also after the connection was away, when something may have been missed. */
export const hearVocabulary = (ctx: Pick<Context, 'config' | 'log'>, changed: () => void) =>
  listenTo(
    ctx.config.databaseUrl,
    CHANNEL,
    () => changed(),
    (error) => ctx.log.warn({ err: error }, 'not listening for names; they are read again every few minutes'),
  )
