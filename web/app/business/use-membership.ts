import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useKeepFresh } from '../../lib/api/keep-fresh.ts'
import { useRead } from '../../lib/api/use-read.ts'
import { toast } from '../../lib/toast.ts'

/** What says whose pages these are. */
const whose: ReadonlySet<string> = new Set(['GET /my-shops', 'GET /auth/session'])

/**
 * Whose shops the pages may show: read anew at once when a membership begins or ends. What was read of a shop that the
 * person has left is gone from the page, and they are told.
 */
export function useMembership(): void {
  useKeepFresh(['access_changed'], ['GET /my-shops', 'GET /auth/session'])
  const client = useQueryClient()
  const { data } = useRead('GET /my-shops', {})
  const before = useRef(data)
  useEffect(() => {
    const now = new Set(data?.shops.map(({ shop }) => shop.id))
    const left = data ? (before.current?.shops.filter(({ shop }) => !now.has(shop.id)) ?? []) : []
    before.current = data ?? before.current
    for (const { shop } of left) toast({ type: 'warning', title: `You are no longer a member of ${shop.name}` })
    // Whatever was read may have been the shop's: it is forgotten, and what is still theirs is read anew.
    if (left.length > 0) void client.resetQueries({ predicate: ({ queryKey: [key] }) => !whose.has(String(key)) })
  }, [data, client])
}
