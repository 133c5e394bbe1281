import type { FileView } from '#core/contracts/threads/messages.ts'
import type { QuotedMessage } from '#core/contracts/threads.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { type Owner, outboxName } from '#web/lib/drafts/kept.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/lib/drafts/store.ts'

/** A message on its way. Sending again under the same key does nothing again. */
export type Waiting = {
  key: string
  words: string
  /** Uploaded before. */
  files?: readonly FileView[] | undefined
  /** The message that it answers. */
  replyTo?: QuotedMessage | undefined
  /** When it was written. */
  at: number
  state: 'sending' | 'waiting' | 'failed'
  problem?: string | undefined
}
export type Send = (one: Waiting) => Promise<void>

/**
 * What one person has said in one conversation and the server has not confirmed. It is kept until it has gone out, also
 * while there is no connection and after a reload, and goes out in order, from one tab at a time.
 */
export type Outbox = {
  waiting: () => readonly Waiting[]
  subscribe(changed: () => void): () => void
  add(one: Pick<Waiting, 'key' | 'words' | 'files' | 'replyTo'>): void
  /** Tries a failed message again. */
  retry(key: string): void
  remove(key: string): void
  /** Sends what waits, one after the other, until one has to wait for the connection. */
  flush(send: Send): Promise<void>
}

const DAY_MS = 24 * 60 * 60 * 1000
const TOO_OLD = 'It has waited for a connection for more than a day.'

const boxes = new Map<string, Outbox>()

export function outboxOf(owner: Owner, thread: string): Outbox {
  const key = JSON.stringify([owner, thread])
  const box = boxes.get(key) ?? makeOutbox(owner, thread)
  boxes.set(key, box)
  return box
}

function makeOutbox(owner: Owner, thread: string): Outbox {
  const list = keptList(owner, outboxName(thread))
  const { change } = list
  const update = (key: string, changes: Partial<Waiting>) =>
    change((waiting) => waiting.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const remove = (key: string) => change((waiting) => waiting.filter((one) => one.key !== key))
  /** True if the next one may follow. */
  const sendOne = async (one: Waiting, send: Send): Promise<boolean> => {
    if (Date.now() - one.at > DAY_MS) {
      update(one.key, { state: 'failed', problem: TOO_OLD })
      return true
    }
    update(one.key, { state: 'sending', problem: undefined })
    try {
      await send(one)
      remove(one.key)
      return true
    } catch (error) {
      const waits = isForLater(error as ApiError)
      update(one.key, waits ? { state: 'waiting' } : { state: 'failed', problem: sendProblem(error as ApiError) })
      return !waits
    }
  }
  return {
    waiting: list.now,
    subscribe: list.subscribe,
    add: (one) => change((waiting) => [...waiting, { ...one, at: Date.now(), state: 'waiting' }]),
    retry: (key) => update(key, { state: 'waiting', at: Date.now() }),
    remove,
    flush: (send) =>
      inTurn(`outbox ${JSON.stringify([owner, thread])}`, async () => {
        // What another tab was sending when it went away may have arrived; its key sends it once.
        const next = () => list.fresh().find(({ state }) => state !== 'failed')
        for (let one = next(); one && (await sendOne(one, send)); ) one = next()
      }),
  }
}

/** No connection, nobody signed in, too much at once, or a server that is about to come back. */
const isForLater = ({ status }: ApiError): boolean => status === 0 || status === 401 || status === 429 || status > 501

/** The messages as the storage has them, which all tabs share; without storage, as long as the page lives. */
function keptList(owner: Owner, name: string) {
  let now: readonly Waiting[] = []
  let isKept = true
  const listeners = new Set<() => void>()
  const show = (next: readonly Waiting[]) => {
    if (JSON.stringify(next) === JSON.stringify(now)) return
    now = next
    for (const changed of listeners) changed()
  }
  const fresh = (): readonly Waiting[] => {
    if (isKept) show(waitingIn(readDraft(owner, name)))
    return now
  }
  fresh()
  return {
    now: () => now,
    fresh,
    change: (work: (waiting: readonly Waiting[]) => readonly Waiting[]) => {
      const next = work(fresh())
      isKept = next.length > 0 ? keepDraft(owner, name, next) : forgetDraft(owner, name)
      show(next)
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      window.addEventListener('storage', fresh)
      fresh()
      return () => {
        listeners.delete(changed)
        if (listeners.size === 0) window.removeEventListener('storage', fresh)
      }
    },
  }
}

const waitingIn = (found: unknown): readonly Waiting[] =>
  Array.isArray(found)
    ? found.filter((one): one is Waiting => typeof one?.key === 'string' && typeof one.words === 'string')
    : []

const underWay = new Map<string, Promise<void>>()

/**
 * Does the work unless this tab does it already, and after another tab that does it. A browser without locks looks
 * after its own tab alone.
 */
function inTurn(name: string, work: () => Promise<void>): Promise<void> {
  const before = underWay.get(name)
  if (before) return before
  const done = () => void underWay.delete(name)
  // Nothing stands between the end of the work and the next one that may begin.
  const once = () => work().finally(done)
  const begun = (navigator.locks ? navigator.locks.request(name, once) : once()).then(() => {})
  underWay.set(name, begun)
  begun.catch(done)
  return begun
}
