import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { ReadKey } from '#core/contracts/operations.ts'
import { useReadAnew } from '../../lib/api/read-anew.ts'
import { useRealtime } from '../../lib/api/realtime.ts'
import { toast } from '../../lib/toast.ts'
import { adminPlaces } from './places.ts'

/** What other admins do shows at once on every page of the console; on the page of the same matter, with who it was. */
export function useDesk(accountId: string): void {
  const client = useQueryClient()
  const readAnew = useReadAnew()
  const { pathname } = useLocation()
  useRealtime((news) => {
    if (news.type !== 'desk_changed' || news.by.accountId === accountId) return
    const keys = client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => String(queryKey[0]))
    readAnew(...([...new Set(keys)].filter((key) => key.startsWith('GET /admin/')) as ReadKey[]))
    const here = adminPlaces.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    if (here?.area === news.area)
      toast({ type: 'info', title: `${news.by.name || 'Another admin'} has just changed something here` })
  })
}

/** What an admin has just done themselves counts at once in the side bar. */
export function useCountsOfOwnActs(): void {
  const client = useQueryClient()
  const readAnew = useReadAnew()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') readAnew('GET /admin/waiting')
      }),
    [client, readAnew],
  )
}
