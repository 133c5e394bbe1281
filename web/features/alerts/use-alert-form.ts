import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { AlertMade, AlertWishInput } from '#core/contracts/alerts.ts'
import { type AlertForm, alertForm } from '#core/contracts/forms/alerts.ts'
import { api } from '#web/lib/api/api.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { filtersOf, settingsOf } from '#web/lib/page/search-address.ts'
import { alertWish } from './alert-wish.ts'

/** An alert's form, filled in with what was searched for. */
export function useAlertForm(size: string) {
  const { params } = useAddress()
  const settings = settingsOf(params)
  const filters = filtersOf(params)
  const place = settings.near ? (settings.place ?? 'My location') : ''
  const form = useForm<AlertForm>({
    resolver: zodResolver(alertForm),
    defaultValues: {
      ...{ size, place, quantity: settings.quantity, radiusKm: settings.radiusKm },
      ...{ maxPrice: filters.maxPrice ?? '', dealsOnly: filters.dealsOnly },
    },
  })
  const create = useSend({
    send: (wish: AlertWishInput, key) => api.post<AlertMade>('/api/alerts', wish, { key }),
    renews: ['/api/alerts'],
    onFailed: ({ fields }) => fields.size && form.setError('size', { message: fields.size }),
  })
  const submit = form.handleSubmit(async (filled) => {
    const wish = await alertWish(filled, { place: settings.place, near: settings.near, filters })
    if (wish) create.mutate(wish)
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
