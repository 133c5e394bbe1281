import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { counted } from '#web/lib/counts.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { tyreReads } from '../reads.ts'

/** Keeps tyres of sellers as they are, with a way back. */
export function useKeepTyres() {
  const invalidate = useInvalidate()
  const onFailed = ({ message }: { message: string }) => void toast({ type: 'error', title: message })
  const undo = useSend('POST /admin/tyres-to-review', { onDone: () => invalidate(...tyreReads), onFailed })
  const keep = useSend('POST /admin/tyres-to-review', {
    onDone: (_, { body }) => {
      invalidate(...tyreReads)
      toastUndo(`Kept ${counted(body.ids.length, 'tyre')} as it is`.replace(/s as it is$/, 's as they are'), () =>
        undo.mutate({ body: { ids: body.ids, needsReview: true } }),
      )
    },
    onFailed,
  })
  return {
    isKeeping: keep.isPending,
    keep: (ids: readonly string[]) => keep.mutate({ body: { ids: [...ids], needsReview: false } }),
  }
}
