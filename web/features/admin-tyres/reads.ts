import { useQueryClient } from '@tanstack/react-query'
import type { ReadKey } from '#core/contracts/operations.ts'
import { invalidate } from '#web/lib/api/cache.ts'

/** What is read anew after a change of the database. */
export const tyreReads: readonly ReadKey[] = [
  'GET /admin/tyres',
  'GET /admin/tyres/:id',
  'GET /admin/tyres-to-review',
  'GET /admin/brands',
  'GET /admin/brands-to-review',
]

const KEY = 'GET /admin/tyres/:id'

/** What is read anew at once where the open tyre has gone: not the tyre itself, which nobody finds any more. */
export const readsOfTheRest = tyreReads.filter((key) => key !== KEY)

/** Whoever opens another tyre reads it anew. */
export function useGone(): () => void {
  const client = useQueryClient()
  return () => void invalidate(client, { queryKey: [KEY], refetchType: 'none' })
}
