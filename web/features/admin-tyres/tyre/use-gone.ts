import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/lib/api/cache.ts'
import { tyreReads } from '../reads.ts'

const KEY = 'GET /admin/tyres/:id'

/** What is read anew at once where the open tyre has gone: not the tyre itself, which nobody finds any more. */
export const readsOfTheRest = tyreReads.filter((key) => key !== KEY)

/** Whoever opens another tyre reads it anew. */
export function useGone(): () => void {
  const client = useQueryClient()
  return () => void invalidate(client, { queryKey: [KEY], refetchType: 'none' })
}
