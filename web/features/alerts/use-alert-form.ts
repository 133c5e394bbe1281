import { zodResolver } from '@hookform/resolvers/zod'
import { type AlertForm, alertForm } from '#core/contracts/forms/alerts.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { filtersOf, settingsOf } from '#web/lib/page/search-address.ts'
import { newAlertOf } from './new-alert.ts'

/** An alert's form, filled in with what was searched for. */
export function useAlertForm(size: string) {
  const { params } = useAddress()
  const settings = settingsOf(params)
  const filters = filtersOf(params)
  const place = settings.near ? (settings.place ?? 'My location') : ''
  const form = useDraftForm<AlertForm>(`alert:${size}`, {
    resolver: zodResolver(alertForm),
    defaultValues: {
      name: '',
      size,
      place,
      quantity: settings.quantity,
      radiusKm: settings.radiusKm,
      maxPrice: filters.maxPrice ?? '',
      dealsOnly: filters.dealsOnly,
    },
  })
  const create = useSend('POST /alerts', {
    invalidates: ['GET /alerts'],
    onDone: form.forget,
    onFailed: ({ fields }) => fields.size && form.setError('size', { message: fields.size }),
  })
  const submit = form.handleSubmit(async (filled) => {
    const body = await newAlertOf(filled, { place: settings.place, near: settings.near, filters })
    if (body) create.mutate({ body })
    else
      form.setError(
        'place',
        { message: 'We do not know this place. Try a bigger town near it.' },
        { shouldFocus: true },
      )
  })
  const also = [...filters.brands, ...(filters.runFlat ? ['run-flat'] : [])]
  return { ...form, create, submit, also, radiusKm: settings.radiusKm }
}
