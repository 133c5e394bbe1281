import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { Alert } from '#core/contracts/alerts.ts'
import { type AlertForm, alertForm } from '#core/contracts/forms/alerts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { filtersOf } from '#web/lib/page/search-address.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { CheckField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { toast } from '../../../lib/toast.ts'
import { newAlertOf } from '../new-alert.ts'
import { What, Where } from './alert-fields.tsx'

const usualRadiusKm = 50
/** What else the alert was narrowed to stays as it is. */
const none = filtersOf(new URLSearchParams())

/** What is watched, changed in place: it goes on telling, of what it says from now on. */
export default function ChangeAlert({ alert, onClose }: { alert: Alert; onClose(): void }) {
  const radiusKm = alert.near?.radiusKm ?? usualRadiusKm
  const form = useForm<AlertForm>({
    resolver: zodResolver(alertForm),
    defaultValues: {
      name: alert.name,
      size: alert.size,
      quantity: alert.quantity,
      maxPrice: alert.maxCents === undefined ? '' : String(alert.maxCents / 100),
      place: alert.near?.label ?? '',
      radiusKm,
      dealsOnly: alert.dealsOnly,
    },
  })
  const change = useSend('PATCH /alerts/:id', {
    invalidates: ['GET /alerts'],
    onDone: () => {
      toast({ type: 'success', title: 'Alert changed' })
      onClose()
    },
    onFailed: ({ fields }) => fields.size && form.setError('size', { message: fields.size }),
  })
  const submit = form.handleSubmit(async (filled) => {
    const query = await newAlertOf(filled, { place: alert.near?.label, near: alert.near, filters: none })
    if (!query) {
      const message = 'We do not know this place. Try a bigger town near it.'
      return form.setError('place', { message }, { shouldFocus: true })
    }
    const { name, size, quantity, maxCents = null, near = null, dealsOnly = false } = query
    change.mutate({ params: { id: alert.id }, body: { name, size, quantity, maxCents, near, dealsOnly } })
  })
  return (
    <Dialog open onClose={onClose} title="Change the alert">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <What form={form} covers={alert.maxCovers} />
        <Where form={form} radiusKm={radiusKm} />
        <CheckField label="Only deals" {...form.register('dealsOnly')} />
        {change.isError && !form.formState.errors.size && <Notice tone="error">{change.error.message}</Notice>}
        <Button type="submit" busy={change.isPending && 'Saving…'} look="primary">
          Save
        </Button>
      </form>
    </Dialog>
  )
}
