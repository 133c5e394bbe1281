import type { AdminBrand } from '#core/contracts/admin/brands.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { tyreReads } from '../reads.ts'

/** Keeps a brand of a seller as it is, with a way back. */
export function useChangeBrand() {
  const invalidate = useInvalidate()
  const options = {
    onDone: () => invalidate(...tyreReads),
    onFailed: ({ message }: { message: string }) => void toast({ type: 'error', title: message }),
  }
  const undo = useSend('PATCH /admin/brands/:id', options)
  const change = useSend('PATCH /admin/brands/:id', options)
  const review = (id: number, needsReview: boolean) => ({ params: { id }, body: { needsReview } })
  return {
    isChanging: change.isPending,
    keep: ({ id, name }: AdminBrand) =>
      change.mutate(review(id, false), {
        onSuccess: () => toastUndo(`Kept ${name}`, () => undo.mutate(review(id, true))),
      }),
  }
}
