import { setTimeout as wait } from 'node:timers/promises'
import { isAfter, messagesOf, type Store } from './journal.ts'
import type { Post } from './post.ts'
import { errorText, type MessageStatus, type SimMessage } from './records.ts'
import { type Account, inboundParams, statusParams } from './webhook-params.ts'

export const inboundPath = '/webhooks/twilio/inbound'

export type Life = {
  /** Brings a person's message to the app; one person's messages in the order in which they were written. */
  receive(message: SimMessage): void
  /** Takes the app's message through sent and delivered, or failed. */
  send(message: SimMessage): void
  /** Brings a message that the app refused once more. */
  retry(sid: string): void
  /** The person has seen everything that arrived. */
  read(phone: string): void
  /** Takes up what was under way when the process ended. */
  resume(): void
  /** Resolves once nothing is under way. */
  idle(): Promise<void>
}

export type LifeOptions = {
  store: Store
  post: Post
  account: Account
  now: () => Date
  delaysMs: { sent: number; delivered: number }
  signal: AbortSignal
  onError: (error: unknown) => void
}

export function makeLife({ store, post, account, now, delaysMs, signal, onError }: LifeOptions): Life {
  const lines = makeLines(onError)

  const become = async (sid: string, status: MessageStatus, errorCode?: number) => {
    const message = store.state.messages.get(sid)
    if (signal.aborted || !message || !isAfter(status, message.status)) return
    const why = errorCode === undefined ? undefined : errorText(errorCode)
    store.commit({ type: 'status', sid, status, at: now().toISOString(), errorCode, errorText: why })
    const changed = store.state.messages.get(sid)
    if (changed?.direction === 'outbound-api' && changed.statusCallback) {
      await post(changed.statusCallback, statusParams(changed, account))
    }
  }

  /** The blue ticks of a business that answers. */
  const markAnswered = async (phone: string) => {
    const waiting = messagesOf(store.state, phone).filter(
      (one) => one.direction === 'inbound' && one.status === 'delivered',
    )
    for (const { sid } of waiting) await become(sid, 'read')
  }

  const life: Life = {
    receive: ({ sid, phone }) =>
      lines.add(phone, async () => {
        const message = store.state.messages.get(sid)
        if (!message) return
        const answer = await post(`${account.publicUrl}${inboundPath}`, inboundParams(message, account))
        if (signal.aborted) return
        if (answer !== undefined && answer >= 200 && answer < 300) await become(sid, 'delivered')
        else refused(store, sid, answer, now())
      }),
    send: ({ sid, phone, failsWith }) =>
      lines.add(sid, async () => {
        await pause(delaysMs.sent, signal)
        if (failsWith !== null) return become(sid, 'failed', failsWith)
        await become(sid, 'sent')
        await pause(delaysMs.delivered, signal)
        await become(sid, 'delivered')
        await markAnswered(phone)
      }),
    retry: (sid) => {
      const message = store.state.messages.get(sid)
      if (message?.direction !== 'inbound' || message.status !== 'failed') return
      store.commit({ type: 'status', sid, status: 'sent', at: now().toISOString() })
      life.receive(message)
    },
    read: (phone) => {
      const arrived = messagesOf(store.state, phone).filter(
        (one) => one.direction === 'outbound-api' && one.status === 'delivered',
      )
      for (const { sid } of arrived) lines.add(sid, () => become(sid, 'read'))
    },
    resume: () => resume(store, life),
    idle: lines.idle,
  }
  return life
}

function resume({ state }: Store, life: Life): void {
  for (const message of state.messages.values()) {
    if (message.direction === 'inbound' && message.status === 'sent') life.receive(message)
    const underWay = message.status === 'accepted' || message.status === 'queued' || message.status === 'sent'
    if (message.direction === 'outbound-api' && underWay) life.send(message)
  }
}

function refused(store: Store, sid: string, answer: number | undefined, at: Date): void {
  const errorText = answer === undefined ? 'Nobody answered the webhook' : `The webhook answered ${answer}`
  store.commit({ type: 'status', sid, status: 'failed', at: at.toISOString(), errorCode: 11200, errorText })
}

const pause = (ms: number, signal: AbortSignal) =>
  ms === 0 ? undefined : wait(ms, undefined, { signal, ref: false }).catch(() => undefined)

/** Work that waits for earlier work of the same name. */
function makeLines(onError: (error: unknown) => void) {
  const last = new Map<string, Promise<void>>()
  return {
    add: (name: string, work: () => Promise<void>) => {
      const mine = (last.get(name) ?? Promise.resolve())
        .then(work)
        .catch(onError)
        .finally(() => {
          if (last.get(name) === mine) last.delete(name)
        })
      last.set(name, mine)
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values())
    },
  }
}
