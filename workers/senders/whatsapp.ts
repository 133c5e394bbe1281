import type { Context } from '#core/context.ts'
import {
  sendToAll,
  settleAll,
  takeNext,
  takeUnsettled,
  whatHoldsUp,
  withWaitingWords,
} from '#core/messaging/outbound/outbox.ts'
import { PROBE_MS } from '#core/messaging/outbound/sender-stop.ts'
import { MAX_AHEAD_MS } from '#core/rules/notifications/sending.ts'
import { orPutBack } from './retry-write.ts'
import { type WhatsappClient, whatsappClient } from './whatsapp-client.ts'
import { sendOne } from './whatsapp-send-one.ts'
import { type Sending, settle } from './whatsapp-settle.ts'

export type WhatsappSender = {
  client: WhatsappClient
  /** Sends the person's waiting messages in order, until one has to wait or none is left. */
  sendWaiting(contactId: string): Promise<void>
  /**
   * Sends all waiting messages and settles those with an unknown outcome. Returns how many people and messages that
   * were.
   */
  sweep(): Promise<number>
  /** Finds out what became of a message whose sending has no known outcome. */
  settle(messageId: string): Promise<void>
  /** Whether nothing goes out now: the set-up is broken, or all senders together have reached their pace. */
  isPaused(): boolean
  /** The milliseconds for which the pace of all senders holds this message up; undefined if it does not. */
  heldUpMs(): number | undefined
}

export function makeWhatsappSender(ctx: Context): WhatsappSender {
  const client = whatsappClient(ctx.config)
  const sending: Sending = { ctx, client, busy: new Map(), pause: { until: undefined, free: undefined } }
  const whatsapp = {
    sendWaiting: (contactId: string) => sendWaiting(sending, contactId),
    settle: (messageId: string) => settleOne(sending, messageId),
    isPaused: () => isPaused(sending),
  }
  return {
    ...whatsapp,
    client,
    sweep: async () => {
      const settled = await settleAll(ctx, { whatsapp })
      return isPaused(sending) ? settled : settled + (await sendToAll(ctx, { whatsapp }))
    },
    heldUpMs: () => {
      const left = (sending.pause.free?.getTime() ?? 0) - ctx.clock.now().getTime()
      return left > 0 && left <= 1_000 + MAX_AHEAD_MS ? left : undefined
    },
  }
}

/** An end that lies too far ahead was set by a clock that was wrong. */
const isPaused = ({ ctx, pause }: Sending): boolean => {
  const now = ctx.clock.now().getTime()
  const holds = (end: Date | undefined, longestMs: number): boolean =>
    end !== undefined && now < end.getTime() && end.getTime() - now <= longestMs + MAX_AHEAD_MS
  return holds(pause.until, PROBE_MS) || holds(pause.free, 1_000)
}

/** Whoever sends to the person already looks again in place of a second one. */
async function sendWaiting(sending: Sending, contactId: string): Promise<void> {
  const { busy } = sending
  if (busy.has(contactId)) return void busy.set(contactId, true)
  try {
    for (let looks = true; looks && !isPaused(sending); ) {
      busy.set(contactId, false)
      looks = (await sendNext(sending, contactId)) || busy.get(contactId) === true
    }
  } finally {
    busy.delete(contactId)
  }
}

/** Returns whether more may be due. */
async function sendNext(sending: Sending, contactId: string): Promise<boolean> {
  const { ctx, pause } = sending
  const row = await takeNext(ctx, contactId)
  if (row) return sendOne(sending, await orPutBack(ctx, row, () => withWaitingWords(ctx, row)))
  const { free, stopped } = await whatHoldsUp(ctx)
  pause.free = free
  // Another process may have found the set-up broken.
  pause.until = stopped ?? pause.until
  return false
}

async function settleOne(sending: Sending, messageId: string): Promise<void> {
  const row = await takeUnsettled(sending.ctx, messageId)
  if (row) await settle(sending, row)
}
