import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** So far from the newest message somebody still reads the newest. */
const NEAR_PX = 80

type Lines = {
  newest: string | undefined
  newestIsMine: boolean
  count: number
  /** Somebody who read further up has come back. */
  onNewest(): void
}

/**
 * Keeps the newest message in sight for who reads there, and holds the place of who reads further up; `behind` is how
 * many came meanwhile. The list lies from below up, so its place counts from the newest message.
 */
export function useReadingPlace(list: RefObject<HTMLElement | null>, { newest, newestIsMine, count, onNewest }: Lines) {
  const [behind, setBehind] = useState(0)
  const before = useRef({ newest, count, height: 0, isAtNewest: true })
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const { newest: last, count: had, height, isAtNewest } = before.current
    // One that has been confirmed stands where it stood.
    if (newest !== last && count > had) {
      if (isAtNewest || newestIsMine || last === undefined) {
        current.scrollTop = 0
        setBehind(0)
      } else {
        current.scrollTop -= current.scrollHeight - height
        setBehind((already) => already + Math.max(1, count - had))
      }
    }
    before.current = { ...before.current, newest, count, height: current.scrollHeight }
  })
  const scrolled = () => {
    const { current } = list
    if (!current) return
    const isAtNewest = current.scrollTop > -NEAR_PX
    const isBack = isAtNewest && !before.current.isAtNewest
    before.current.isAtNewest = isAtNewest
    if (isAtNewest) setBehind(0)
    if (isBack) onNewest()
  }
  const toNewest = () => {
    before.current.isAtNewest = true
    setBehind(0)
    list.current?.scrollTo({ top: 0 })
    onNewest()
  }
  return { behind, scrolled, toNewest }
}
