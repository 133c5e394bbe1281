import { Eye } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useMayAdmin } from '#web/lib/admin/use-may-admin.ts'
import { toastError } from '#web/lib/toast.ts'

/** Opens the seller's pages of the shop, where nothing can be changed; asks for the code. */
export function LookButton({ shopId }: { shopId: string }) {
  const beginning = useAdminSend('POST /admin/businesses/:shopId/look', {
    // The pages begin anew as those of the shop.
    onDone: ({ shop }) => window.location.assign(`/business/seller-dashboard?shop=${shop.slug}`),
    onFailed: toastError,
  })
  if (!useMayAdmin('moderation')) return null
  return (
    <Button look="quiet" disabled={beginning.isPending} onClick={() => beginning.mutate({ params: { shopId } })}>
      <Eye aria-hidden size={16} /> View as shop
    </Button>
  )
}
