import type { Operator } from '#core/contracts/admin/revenue.ts'
import { OperatorForm } from '#core/contracts/forms/billing.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { Form, FormProblem, useContractForm } from '#web/components/ui/form.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { toast } from '#web/lib/toast.ts'

/** Who sends the invoices, as it stands on those that are made from now on. */
export function OperatorDialog({ operator, onClose }: { operator: Operator; onClose(): void }) {
  const form = useContractForm(OperatorForm, { ...operator, vatNumber: operator.vatNumber ?? '' })
  const saving = useAdminSend('PATCH /admin/revenue/operator', {
    invalidates: ['GET /admin/revenue'],
    onDone: () => {
      toast({ type: 'success', title: 'Saved for the next invoices' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who sends the invoices"
      description="Stands on invoices that are made from now on; those that were made stay as they are. Only a platform owner can change it."
    >
      <Form form={form} sending={saving} onSend={(_, body) => saving.mutate({ body })}>
        <TextField label="Name of the company" {...form.field('name')} />
        <TextAreaField label="Address" rows={3} {...form.field('address')} />
        <TextField
          label="VAT number"
          optional
          inputMode="numeric"
          hint="Without it, invoices claim no VAT"
          {...form.field('vatNumber')}
        />
        <TextAreaField label="Bank details" optional rows={3} {...form.field('bankDetails')} />
        <FormProblem form={form} sending={saving} />
        <Button type="submit" look="primary" busy={saving.isPending && 'Saving...'}>
          Save
        </Button>
      </Form>
    </Dialog>
  )
}
