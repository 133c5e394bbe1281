import { BillingForm } from '#core/contracts/forms/billing.ts'
import type { ShopBilling } from '#core/contracts/seller/billing.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { SaveBar } from '../../components/console/save-bar.tsx'
import { card } from '../../components/styles.ts'
import { TextField } from '../../components/ui/field.tsx'
import { useContractForm } from '../../components/ui/form.tsx'
import { Notice } from '../../components/ui/states.tsx'

/** To whom the next invoices are made out. */
export function BillingDetails({ shopId, billing }: { shopId: string; billing: ShopBilling }) {
  const saved = { billingName: billing.billingName ?? '', vatNumber: billing.vatNumber ?? '' }
  const form = useContractForm(BillingForm, saved)
  const { handleSubmit, formState, getValues, reset } = form
  const { isDirty } = formState
  const saving = useSend('PATCH /shops/:shopId/billing', {
    invalidates: ['GET /shops/:shopId/billing'],
    onDone: () => {
      reset(getValues())
      toast({ type: 'success', title: 'Saved for your next invoices' })
    },
  })
  const save = handleSubmit(() => saving.mutate({ params: { shopId }, body: getValues() }))
  return (
    <form noValidate aria-labelledby="made-out-to" onSubmit={save}>
      <section className={`${card} grid gap-4 p-4 md:grid-cols-2`}>
        <h2 id="made-out-to" className="font-bold text-lg md:col-span-2">
          Your details on invoices
        </h2>
        <TextField
          label="Name of the company"
          optional
          hint="If it is not the name of the shop"
          autoComplete="organization"
          {...form.field('billingName')}
        />
        <TextField
          label="VAT number"
          optional
          inputMode="numeric"
          hint="Ten digits, if your company is registered for VAT"
          {...form.field('vatNumber')}
        />
        {saving.error && (
          <Notice tone="error" className="md:col-span-2">
            {saving.error.message}
          </Notice>
        )}
      </section>
      <SaveBar isChanged={isDirty} isSaving={saving.isPending} onSave={() => void save()} onDiscard={() => reset()} />
    </form>
  )
}
