import { z } from 'zod'
import { listenTo } from '#db/listen.ts'
import { directUrl } from '../config.ts'
import type { Context } from '../context.ts'
import type { RealtimeEvent } from '../contracts/realtime.ts'
import { MAX_EVENTS_PER_SECOND } from '../rules/website/realtime.ts'
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
    directUrl(ctx.config),
    PUSH_CHANNEL,
    (payload) => {
      if (payload === undefined) return missed()
      const parsed = Pushed.safeParse(JSON.parse(payload))
      // Only push() writes here, so the shape is known.
      if (parsed.success) heard(parsed.data as Push)
    },
    (error) => ctx.log.warn({ err: error }, 'the connection that hears what changes has trouble'),
  )

/**
 * Passes on at most so many events a second. The others wait for the next second, each kind once: an event only says
 * what to read anew.
 */
export function paced(send: (event: RealtimeEvent) => void): { tell(event: RealtimeEvent): void; stop(): void } {
  const waiting = new Map<string, RealtimeEvent>()
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  const pass = (event: RealtimeEvent): void => {
    sent += 1
    timer ??= setTimeout(nextSecond, 1000)
    send(event)
  }
  const nextSecond = (): void => {
    sent = 0
    timer = undefined
    for (const [key, event] of waiting) {
      if (sent >= MAX_EVENTS_PER_SECOND) return
      waiting.delete(key)
      pass(event)
    }
  }
  return {
    tell: (event) => (sent < MAX_EVENTS_PER_SECOND ? pass(event) : void waiting.set(JSON.stringify(event), event)),
    stop: () => {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}
