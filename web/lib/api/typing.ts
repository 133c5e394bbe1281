import { useCallback, useEffect, useRef, useState } from 'react'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import type { ParticipantRole } from '#core/contracts/threads.ts'
import { TYPING_EVERY_MS, TYPING_LASTS_MS } from '#core/rules/website/realtime.ts'
import { useRealtime } from './realtime.ts'

/**
 * Which other side writes in the thread at the moment, and the way to tell them that one writes oneself. `newest` is
 * the newest message: once it is there, its side no longer writes it.
 */
export function useTyping(threadId: string | undefined, newest: string | undefined, auth?: RealtimeAuth) {
  const [side, setSide] = useState<ParticipantRole>()
  const over = useRef<ReturnType<typeof setTimeout>>(undefined)
  const toldAt = useRef(0)
  const tell = useRealtime(
    (news) => {
      if (news.type !== 'typing' || news.threadId !== threadId) return
      setSide(news.side)
      clearTimeout(over.current)
      over.current = setTimeout(() => setSide(undefined), TYPING_LASTS_MS)
    },
    auth,
    threadId,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what ends it
  useEffect(() => {
    setSide(undefined)
    return () => clearTimeout(over.current)
  }, [newest, threadId])
  const typing = useCallback(() => {
    if (Date.now() - toldAt.current < TYPING_EVERY_MS) return
    toldAt.current = Date.now()
    tell()
  }, [tell])
  return { side, typing }
}
