import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Change, MessageStatus, SimContent, SimMessage } from './records.ts'

type Journal = { append(change: Change): void; close(): void }

/** The changes written so far. A line that a crash tore off, or that is no change, is passed over. */
export function readJournal(file: string): Change[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(changeOf)
}

/** Opens the file for more; after a torn last line the next change starts on a line of its own. */
export function openJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const torn = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'))
  const handle = openSync(file, 'a', 0o600)
  if (torn) appendFileSync(handle, '\n')
  return {
    append: (change) => appendFileSync(handle, `${JSON.stringify(change)}\n`),
    close: () => closeSync(handle),
  }
}

function changeOf(line: string): Change[] {
  if (line === '') return []
  try {
    const change: Change = JSON.parse(line)
    return typeof change?.type === 'string' ? [change] : []
  } catch {
    return []
  }
}

export type State = {
  messages: Map<string, SimMessage>
  /** Message sids of each person, oldest first. */
  byPhone: Map<string, string[]>
  contents: Map<string, SimContent>
}

const emptyState = (): State => ({ messages: new Map(), byPhone: new Map(), contents: new Map() })

function apply(state: State, change: Change): void {
  switch (change.type) {
    case 'message': {
      const { message } = change
      const known = state.messages.has(message.sid)
      state.messages.set(message.sid, message)
      if (known) return
      const sids = state.byPhone.get(message.phone)
      if (sids) sids.push(message.sid)
      else state.byPhone.set(message.phone, [message.sid])
      return
    }
    case 'status': {
      const message = state.messages.get(change.sid)
      if (message) state.messages.set(change.sid, withStatus(message, change))
      return
    }
    case 'message_removed': {
      const message = state.messages.get(change.sid)
      if (!message) return
      state.messages.delete(change.sid)
      const sids = state.byPhone.get(message.phone) ?? []
      state.byPhone.set(
        message.phone,
        sids.filter((sid) => sid !== change.sid),
      )
      return
    }
    case 'content':
      state.contents.set(change.content.sid, change.content)
      return
    case 'approval': {
      const content = state.contents.get(change.sid)
      if (content) state.contents.set(change.sid, { ...content, approval: change.approval, updatedAt: change.at })
      return
    }
    case 'content_removed':
      state.contents.delete(change.sid)
      return
    case 'typing': {
      const message = state.messages.get(change.sid)
      if (message && isAfter('read', message.status))
        state.messages.set(change.sid, { ...message, status: 'read', updatedAt: change.at })
    }
  }
}

function withStatus(message: SimMessage, change: Extract<Change, { type: 'status' }>): SimMessage {
  return {
    ...message,
    status: change.status,
    updatedAt: change.at,
    sentAt: message.sentAt ?? (change.status === 'sent' ? change.at : null),
    errorCode: change.errorCode ?? message.errorCode,
    errorText: change.errorText ?? message.errorText,
  }
}

export type Store = {
  readonly state: State
  /** Writes the change down, applies it, and tells whoever watches. */
  commit(change: Change): void
  watch(watcher: (change: Change) => void): () => void
}

export function makeStore(changes: readonly Change[], journal: Journal): Store {
  const state = emptyState()
  for (const change of changes) apply(state, change)
  const watchers = new Set<(change: Change) => void>()
  return {
    state,
    commit: (change) => {
      journal.append(change)
      apply(state, change)
      for (const watcher of watchers) watcher(change)
    },
    watch: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

export const messagesOf = (state: State, phone: string): SimMessage[] =>
  (state.byPhone.get(phone) ?? []).flatMap((sid) => state.messages.get(sid) ?? [])

/** Newest first, both directions, everybody. */
export const allMessages = (state: State): SimMessage[] =>
  [...state.messages.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

/** When the person last wrote, which opens the 24 hours in which free text may be sent. */
export function lastInboundAt(state: State, phone: string): string | undefined {
  return messagesOf(state, phone).findLast((message) => message.direction === 'inbound')?.createdAt
}

const ranks: Record<MessageStatus, number> = { accepted: 0, queued: 1, sent: 2, delivered: 3, read: 4, failed: 5 }
export const isAfter = (status: MessageStatus, before: MessageStatus) => ranks[status] > ranks[before]
