import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isOffline, watchConnection } from '../lib/device/offline.ts'
import { Button } from './ui/button.tsx'

type State = 'online' | 'offline' | 'back'
const noticeMs = 3000

/** Says that the connection is gone until it is dismissed or back. */
export function OfflineBanner() {
  const [state, setState] = useState<State>('online')
  useEffect(() => {
    let wasLost = false
    const look = () => {
      const isLost = isOffline()
      // Also for somebody who has dismissed the banner meanwhile.
      if (isLost !== wasLost) setState(isLost ? 'offline' : 'back')
      wasLost = isLost
    }
    look()
    return watchConnection(look)
  }, [])
  // What fills the screen, such as a conversation, leaves room for it.
  useEffect(() => {
    const { style } = document.documentElement
    if (state === 'online') style.removeProperty('--banner')
    else style.setProperty('--banner', '3.25rem')
  }, [state])
  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState('online'), noticeMs)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <div
      data-foot
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))]"
    >
      {state === 'offline' && (
        <p className="flex items-center justify-between gap-2 bg-ink py-1 pr-2 pl-4 text-paper">
          You're offline. Some features may not work.
          <Button aria-label="Dismiss" onClick={() => setState('online')} className="grid size-11 place-items-center">
            <X aria-hidden size={18} />
          </Button>
        </p>
      )}
      {state === 'back' && <p className="bg-verified-wash px-4 py-3 text-verified">You're back online.</p>}
    </div>
  )
}
