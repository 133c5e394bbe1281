import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Operator } from '#core/contracts/admin/revenue.ts'
import { OperatorForm, type OperatorInput } from '#core/contracts/forms/billing.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast } from '#web/lib/toast.ts'

/** Who sends the invoices, as it stands on those that are made from now on. */
export function OperatorDialog({ operator, onClose }: { operator: Operator; onClose(): void }) {
  const { register, handleSubmit, formState, getValues } = useForm<OperatorInput, unknown, OperatorForm>({
    resolver: zodResolver(OperatorForm),
    defaultValues: { ...operator, vatNumber: operator.vatNumber ?? '' },
  })
  const saving = useAdminSend('PATCH /admin/revenue/operator', {
    invalidates: ['GET /admin/revenue'],
    onDone: () => {
      toast({ type: 'success', title: 'Saved for the next invoices' })
      onClose()
    },
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who sends the invoices"
      description="Stands on invoices that are made from now on; those that were made stay as they are. Only a platform owner can change it."
    >
      <form noValidate className="grid gap-4" onSubmit={handleSubmit(() => saving.mutate({ body: getValues() }))}>
        <TextField label="Name of the company" error={errors.name?.message} {...register('name')} />
        <TextAreaField label="Address" rows={3} error={errors.address?.message} {...register('address')} />
        <TextField
          label="VAT number"
          optional
          inputMode="numeric"
          hint="Without it, invoices claim no VAT"
          error={errors.vatNumber?.message}
          {...register('vatNumber')}
        />
        <TextAreaField
          label="Bank details"
          optional
          rows={3}
          error={errors.bankDetails?.message}
          {...register('bankDetails')}
        />
        {saving.error && <Notice tone="error">{saving.error.message}</Notice>}
        <Button type="submit" look="primary" busy={saving.isPending && 'Saving...'}>
          Save
        </Button>
      </form>
    </Dialog>
  )
}
