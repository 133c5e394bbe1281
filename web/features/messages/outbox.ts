import type { FileView } from '#core/contracts/threads/files.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { forgetDraft, keepDraft, type Owner, readDraft } from '#web/lib/drafts/store.ts'

/** A message on its way. Sending again under the same key does nothing again. */
export type Waiting = {
  key: string
  words: string
  /** Uploaded before. */
  files?: readonly FileView[]
  /** The newest message that was there when it was written. */
  after: string | undefined
  state: 'sending' | 'waiting' | 'failed'
  problem?: string | undefined
}
type Send = (one: Waiting) => Promise<void>

/**
 * What one person has said in one conversation and the server has not confirmed. It is kept until it has gone out, also
 * while there is no connection and after a reload, and goes out in order.
 */
export type Outbox = {
  waiting: () => readonly Waiting[]
  subscribe(changed: () => void): () => void
  add(one: Pick<Waiting, 'key' | 'words' | 'files' | 'after'>): void
  /** Tries a failed message again. */
  retry(key: string): void
  remove(key: string): void
  /** Sends what waits, one after the other, until one has to wait for the connection. */
  flush(send: Send): Promise<void>
}

const boxes = new Map<string, Outbox>()

export function outboxOf(owner: Owner, thread: string): Outbox {
  const key = JSON.stringify([owner, thread])
  const box =
    boxes.get(key) ??
    makeOutbox(owner, `outbox:${thread}`, (isUsed) => (isUsed ? boxes.set(key, box) : boxes.delete(key)))
  return box
}

function makeOutbox(owner: Owner, name: string, use: (isUsed: boolean) => void): Outbox {
  let waiting = waitingIn(readDraft(owner, name))
  let isBusy = false
  const listeners = new Set<() => void>()
  const change = (next: readonly Waiting[]) => {
    waiting = next
    if (next.length > 0) keepDraft(owner, name, next)
    else forgetDraft(owner, name)
    for (const changed of listeners) changed()
  }
  const update = (key: string, changes: Partial<Waiting>) =>
    change(waiting.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const remove = (key: string) => change(waiting.filter((one) => one.key !== key))
  /** True if the next one may follow. */
  const sendOne = async (one: Waiting, send: Send): Promise<boolean> => {
    update(one.key, { state: 'sending', problem: undefined })
    try {
      await send(one)
      remove(one.key)
      return true
    } catch (error) {
      const { status } = error as ApiError
      const waits = status === 0 || status === 401
      update(one.key, waits ? { state: 'waiting' } : { state: 'failed', problem: sendProblem(error as ApiError) })
      return !waits
    }
  }
  return {
    waiting: () => waiting,
    subscribe: (changed) => {
      listeners.add(changed)
      use(true)
      return () => {
        listeners.delete(changed)
        use(isBusy || listeners.size > 0)
      }
    },
    add: (one) => change([...waiting, { ...one, state: 'waiting' }]),
    retry: (key) => update(key, { state: 'waiting' }),
    remove,
    flush: async (send) => {
      if (isBusy) return
      isBusy = true
      const next = () => waiting.find(({ state }) => state === 'waiting')
      for (let one = next(); one && (await sendOne(one, send)); ) one = next()
      isBusy = false
      use(listeners.size > 0)
    },
  }
}

/** What was being sent when the page went away may have arrived; its key sends it once. */
function waitingIn(found: unknown): readonly Waiting[] {
  if (!Array.isArray(found)) return []
  return found
    .filter((one): one is Waiting => typeof one?.key === 'string' && typeof one.words === 'string')
    .map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one))
}
