import { useCallback, useEffect, useRef, useState } from 'react'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import type { MessageView, ParticipantRole } from '#core/contracts/threads.ts'
import { TYPING_EVERY_MS, TYPING_LASTS_MS } from '#core/rules/website/realtime.ts'
import { useRealtime } from './realtime.ts'

type Shown = readonly Pick<MessageView, 'id' | 'sender'>[]
/** Who writes, and that side's newest message when it was told: a newer one ends the writing. */
type Writing = { side: ParticipantRole; after: string | undefined }

/**
 * Which other side writes in the thread at the moment, and the ways to tell them that one writes oneself, and that the
 * words are sent. `shown` are the messages that are there, oldest first.
 */
export function useTyping(threadId: string | undefined, shown: Shown, auth?: RealtimeAuth) {
  const [writing, setWriting] = useState<Writing>()
  const over = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRealtime(
    (news) => {
      if (news.type !== 'typing' || news.threadId !== threadId) return
      setWriting({ side: news.side, after: newestOf(news.side, shown) })
      clearTimeout(over.current)
      over.current = setTimeout(() => setWriting(undefined), TYPING_LASTS_MS)
    },
    auth,
    threadId,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: who writes in one thread does not write in the next
  useEffect(() => {
    setWriting(undefined)
    return () => clearTimeout(over.current)
  }, [threadId])
  const side = writing && newestOf(writing.side, shown) === writing.after ? writing.side : undefined
  return { side, ...useTelling(tell) }
}

const newestOf = (side: ParticipantRole, shown: Shown): string | undefined =>
  shown.findLast(({ sender }) => sender.role === side)?.id

/** Tells at once, and then as often as it may; the words that are sent take with them what was not told yet. */
function useTelling(tell: () => void) {
  const toldAt = useRef(0)
  const later = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useCallback(() => {
    clearTimeout(later.current)
    later.current = undefined
  }, [])
  useEffect(() => sent, [sent])
  const typing = useCallback(() => {
    if (later.current) return
    const now = () => {
      later.current = undefined
      toldAt.current = Date.now()
      tell()
    }
    const wait = toldAt.current + TYPING_EVERY_MS - Date.now()
    if (wait > 0) later.current = setTimeout(now, wait)
    else now()
  }, [tell])
  return { typing, sent }
}
