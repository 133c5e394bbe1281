import { z } from 'zod'
import { listenTo } from '#db/listen.ts'
import type { Context } from '../context.ts'
import { PUSH_CHANNEL, type Push } from './push.ts'

const Pushed = z.object({ rooms: z.array(z.string()), event: z.looseObject({ type: z.string() }) })

/** Calls back for every push, whichever process made it. */
export const listenToPushes = (ctx: Pick<Context, 'config' | 'log'>, heard: (push: Push) => void) =>
  listenTo(
    ctx.config.databaseUrl,
    PUSH_CHANNEL,
    (payload) => {
      const parsed = payload ? Pushed.safeParse(JSON.parse(payload)) : undefined
      // Only push() writes here, so the shape is known.
      if (parsed?.success) heard(parsed.data as Push)
    },
    (error) => ctx.log.warn({ err: error }, 'the connection that hears what changes has trouble'),
  )
