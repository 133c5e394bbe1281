import { useEffect } from 'react'
import { call } from './api/call.ts'
import { oncePageSeen } from './device/page-seen.ts'

/** What was counted already since the page was loaded: coming back to it is no other look. */
const counted = new Set<string>()

/** Counts that somebody looks at the shop's page or at one of its tyres, once it is in sight. Nothing is kept here. */
export function useView(shopId: string | undefined, of: 'page' | 'listing', what = ''): void {
  useEffect(() => {
    const key = `${shopId} ${of} ${what}`
    if (!shopId || counted.has(key)) return
    return oncePageSeen(() => {
      counted.add(key)
      call('POST /shops/:shopId/views', { params: { shopId }, body: { of } }).catch(() => {})
    })
  }, [shopId, of, what])
}
