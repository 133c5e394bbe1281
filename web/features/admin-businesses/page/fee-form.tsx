import { type FormEvent, useState } from 'react'
import type { BusinessDetail } from '#core/contracts/admin/businesses.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { feePerMonth } from '../../../components/admin/fee.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'

/** What this shop pays, whatever others pay; changing it asks for the code. */
export function FeeForm({ business }: { business: BusinessDetail }) {
  const [typed, setTyped] = useState(String(business.monthlyFeeCents / 100))
  const sending = useAdminSend('POST /admin/businesses/:shopId/fee', {
    invalidates: ['GET /admin/businesses/:shopId', 'GET /admin/businesses/:shopId/latest', 'GET /admin/businesses'],
    onDone: ({ monthlyFeeCents }) =>
      toast({ type: 'success', title: `${business.name} pays ${feePerMonth(monthlyFeeCents)} from now on` }),
    onFailed: toastError,
  })
  const rand = Number(typed.replace(',', '.'))
  const isAmount = typed.trim() !== '' && Number.isFinite(rand) && rand >= 0
  const cents = Math.round(rand * 100)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAmount) sending.mutate({ params: { shopId: business.id }, body: { monthlyFeeCents: cents } })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="Fee of this shop (R a month)"
        inputMode="decimal"
        className="w-56"
        value={typed}
        error={isAmount ? undefined : 'Must be an amount'}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        type="submit"
        look="quiet"
        disabled={!isAmount || cents === business.monthlyFeeCents}
        busy={sending.isPending && 'Saving...'}
      >
        Change fee
      </Button>
    </form>
  )
}
