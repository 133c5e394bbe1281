import type { AdminDeal } from '#core/contracts/admin/deals.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'

export const dealReads = ['GET /admin/deals', 'GET /deals'] as const

/** Features a deal or ends it; what is asked for shows at once, and is taken back if the server refuses. */
export function useFeatureDeal({ id, title, featured }: Pick<AdminDeal, 'id' | 'title' | 'featured'>) {
  const { mutate, isPending, variables } = useSend('PATCH /admin/deals/:id', {
    invalidates: dealReads,
    onDone: (deal) =>
      toastUndo(deal.featured ? `${title} is featured` : `${title} is no longer featured`, () => set(!deal.featured)),
    onFailed: ({ message }) =>
      toast({ type: 'error', title: `Failed to update deal featured status: ${message}`, duration: 10_000 }),
  })
  const set = (next: boolean) => mutate({ params: { id }, body: { featured: next } })
  return { isFeatured: isPending ? variables.body.featured : featured, isPending, set }
}
