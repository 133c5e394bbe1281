import { z } from 'zod'
import { listenTo } from '#db/listen.ts'
import type { Context } from '../context.ts'
import { PUSH_CHANNEL, type Push } from './push.ts'

const Pushed = z.object({ rooms: z.array(z.string()), event: z.looseObject({ type: z.string() }) })

type Listener = {
  heard(push: Push): void
  /** The connection was away, and what was pushed meanwhile is lost. */
  missed(): void
}

/** Calls back for every push, whichever process made it. */
export const listenToPushes = (ctx: Pick<Context, 'config' | 'log'>, { heard, missed }: Listener) =>
  listenTo(
    ctx.config.databaseUrl,
    PUSH_CHANNEL,
    (payload) => {
      if (payload === undefined) return missed()
      const parsed = Pushed.safeParse(JSON.parse(payload))
      // Only push() writes here, so the shape is known.
      if (parsed.success) heard(parsed.data as Push)
    },
    (error) => ctx.log.warn({ err: error }, 'the connection that hears what changes has trouble'),
  )
