import { useEffect, useRef } from 'react'

const IDLE_MS = 30 * 60_000
const LOOKED_AT_MS = 30_000
/** Shared by the tabs of a browser: somebody who works in one is there in all. */
const ACTIVE = 'admin-active-at'

/**
 * Ends the session when nobody has touched mouse, screen or keys for half an hour. The server counts every request as
 * use, and an open page goes on asking by itself.
 */
export function useEndWhenIdle(end: () => void): void {
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => {
    noteActive()
    const timer = setInterval(() => {
      if (Date.now() - activeAt() >= IDLE_MS) latest.current()
    }, LOOKED_AT_MS)
    for (const kind of kinds) addEventListener(kind, noteActive, { passive: true, capture: true })
    return () => {
      clearInterval(timer)
      for (const kind of kinds) removeEventListener(kind, noteActive, { capture: true })
    }
  }, [])
}

const kinds = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
let noted = 0

function noteActive(): void {
  noted = Date.now()
  try {
    localStorage.setItem(ACTIVE, String(noted))
  } catch {
    // Without storage each tab counts for itself.
  }
}

function activeAt(): number {
  try {
    return Math.max(noted, Number(localStorage.getItem(ACTIVE) ?? 0))
  } catch {
    return noted
  }
}
