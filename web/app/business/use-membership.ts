import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useKeepFresh } from '../../lib/api/keep-fresh.ts'
import { useRead } from '../../lib/api/use-read.ts'
import { toast } from '../../lib/toast.ts'

/**
 * Whose shops the pages may show: read anew at once when a membership begins or ends. What was read of a shop that the
 * person has left is forgotten, and they are told.
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
    for (const { shop } of left) {
      client.removeQueries({
        predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(shop.id),
        type: 'inactive',
      })
      toast({ type: 'warning', title: `You are no longer a member of ${shop.name}` })
    }
  }, [data, client])
}
