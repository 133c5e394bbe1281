import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import { useWho } from '../session.ts'
import type { OpenLine } from './line.ts'
import type { News } from './news.ts'

/** Somebody on the page who waits for news, for a change of the connection, or has a thread open. */
type Listener = { hear?(news: News): void; liveChanged?(): void; threadId?: string | undefined }
type Line = {
  listeners: Set<Listener>
  isLive: boolean
  opened: Promise<OpenLine>
  retry: ReturnType<typeof setTimeout> | undefined
}

const AGAIN_MS = 30_000
/** One connection for each way in: the session, or a private link. */
const lines = new Map<string, Line>()

/** The code of the connection is loaded when something on the page first needs it, and again if that fails. */
function open(auth: RealtimeAuth, line: Pick<Line, 'listeners'> & Partial<Line>): Promise<OpenLine> {
  const opened = import('./line.ts').then(({ openLine }) =>
    openLine(auth, {
      tell: (news) => {
        for (const { hear } of line.listeners) hear?.(news)
      },
      setLive: (isLive) => {
        line.isLive = isLive
        for (const { liveChanged } of line.listeners) liveChanged?.()
      },
    }),
  )
  opened.catch(() => {
    line.retry = setTimeout(() => {
      line.opened = open(auth, line)
    }, AGAIN_MS)
  })
  return opened
}

function newLine(auth: RealtimeAuth): Line {
  const begun = { listeners: new Set<Listener>(), isLive: false, retry: undefined }
  return Object.assign(begun, { opened: open(auth, begun) })
}

function listen(key: string, listener: Listener): () => void {
  const line = lines.get(key) ?? newLine(JSON.parse(key)[0])
  lines.set(key, line)
  line.listeners.add(listener)
  const { threadId } = listener
  const withLine = (work: (opened: OpenLine) => void): void => void line.opened.then(work, () => {})
  if (threadId !== undefined) withLine(({ join }) => join(threadId))
  return () => {
    line.listeners.delete(listener)
    if (threadId !== undefined) withLine(({ leave }) => leave(threadId))
    if (line.listeners.size > 0) return
    lines.delete(key)
    clearTimeout(line.retry)
    withLine(({ close }) => close())
  }
}

/** Which connection a reader has: the link's, or the account's. Undefined for a visitor without a private link. */
function useKey(auth: RealtimeAuth | undefined): string | undefined {
  const who = useWho()
  if (auth) return JSON.stringify([auth])
  return who.state === 'in' ? JSON.stringify([{}, who.account.id]) : undefined
}

/**
 * Calls back while the component is shown, when the server says that something changed: for a signed-in person, or for
 * the holder of the private link of one thread or booking. While `threadId` is open, it is told who writes there; the
 * function that is returned tells the others.
 */
export function useRealtime(hear: (news: News) => void, auth?: RealtimeAuth, threadId?: string): () => void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  const key = useKey(auth)
  useEffect(
    () => (key === undefined ? undefined : listen(key, { hear: (news) => latest.current(news), threadId })),
    [key, threadId],
  )
  return useCallback(() => {
    const line = key === undefined ? undefined : lines.get(key)
    if (threadId !== undefined) void line?.opened.then(({ typing }) => typing(threadId)).catch(() => {})
  }, [key, threadId])
}

/** Whether changes are told at the moment; if not, the page asks more often. */
export function useIsLive(auth?: RealtimeAuth): boolean {
  const key = useKey(auth)
  const subscribe = useCallback(
    (liveChanged: () => void) => (key === undefined ? () => {} : listen(key, { liveChanged })),
    [key],
  )
  return useSyncExternalStore(
    subscribe,
    () => key !== undefined && lines.get(key)?.isLive === true,
    () => false,
  )
}
