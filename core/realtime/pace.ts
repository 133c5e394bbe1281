import type { RealtimeEvent } from '../contracts/realtime.ts'
import { MOST_EVENTS_PER_SECOND } from '../rules/website/realtime.ts'

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
      if (sent >= MOST_EVENTS_PER_SECOND) return
      waiting.delete(key)
      pass(event)
    }
  }
  return {
    tell: (event) => (sent < MOST_EVENTS_PER_SECOND ? pass(event) : void waiting.set(JSON.stringify(event), event)),
    stop: () => {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}
