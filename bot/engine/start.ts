import { hearVocabulary } from '#core/catalogue/vocabulary.ts'
import type { Context } from '#core/context.ts'
import { doesAnybodyWait, hearMessages } from '#core/messaging/inbound/conversation.ts'
import type { Conversation } from './conversation.ts'
import { handleNext, type Outside } from './run.ts'
import { forgetVocabulary } from './vocabulary.ts'

const CONCURRENCY = 8
const SWEEP_MS = 3_000
const HELD_MARGIN_MS = 5

export type Engine = {
  /** Tells the engine that a message may be waiting. */
  wake(): void
  /** Resolves when nobody waits any more. */
  settled(): Promise<void>
  /** Finishes what runs and takes nothing new. */
  stop(): Promise<void>
}

/**
 * Answers messages as they come: the database wakes it after each commit, and it looks every few seconds in case a
 * wake-up was lost or another process died between commit and answer.
 */
export async function startEngine(ctx: Context, conversation: Conversation, outside: Outside = {}): Promise<Engine> {
  const runners = new Set<Promise<void>>()
  let stopped = false
  let calls = 0

  /** Looks again when the rest of a fragment can be waited for no longer; if this process ends, the sweep does. */
  const held = (until: Date): void => {
    const wait = Math.max(0, until.getTime() - ctx.clock.now().getTime()) + HELD_MARGIN_MS
    setTimeout(wake, wait).unref()
  }
  /** Goes on until nobody waits: what was heard meanwhile may be about somebody who was being answered then. */
  const run = async (): Promise<void> => {
    try {
      for (let looks = true; looks && !stopped; ) {
        const before = calls
        const { found, more } = await handleNext(ctx, conversation, { ...outside, held })
        looks = found && (more || calls !== before)
      }
    } catch (error) {
      ctx.log.error({ err: error }, 'engine could not reach its messages')
    }
  }
  function wake(): void {
    calls++
    if (stopped || runners.size >= CONCURRENCY) return
    const runner = run().finally(() => runners.delete(runner))
    runners.add(runner)
  }
  function wakeIfSomebodyWaits(): void {
    const look = doesAnybodyWait(ctx)
      .then((waits) => waits && wake())
      .catch((error: unknown) => ctx.log.error({ err: error }, 'engine could not reach its messages'))
      .then(() => void runners.delete(look))
    runners.add(look)
  }
  const settled = async (): Promise<void> => {
    while (runners.size > 0) await Promise.all(runners)
  }

  const ear = await hearMessages(ctx, wake)
  const names = await hearVocabulary(ctx, () => forgetVocabulary(ctx))
  const sweep = setInterval(wakeIfSomebodyWaits, SWEEP_MS)
  wake()
  return {
    wake,
    settled,
    stop: async () => {
      stopped = true
      clearInterval(sweep)
      await Promise.all([ear.close(), names.close()])
      await settled()
    },
  }
}
