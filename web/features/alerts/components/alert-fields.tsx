import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { AlertMade, AlertWishInput } from '#core/contracts/alerts.ts'
import { type AlertForm, alertForm } from '#core/contracts/forms/alerts.ts'
import { formatRand } from '#core/rules/format.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { CheckField, SelectField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { useAddress } from '../../../lib/address.ts'
import { api } from '../../../lib/api.ts'
import { filtersOf, settingsOf } from '../../../lib/search-address.ts'
import { useSend } from '../../../lib/use-api.ts'
import { alertWish } from '../alert-wish.ts'

type Props = { size: string; onClose(): void }

/** Filled in with what was searched for. */
export function AlertFields({ size, onClose }: Props) {
  const { params } = useAddress()
  const settings = settingsOf(params)
  const filters = filtersOf(params)
  const place = settings.near ? (settings.place ?? 'My location') : ''
  const { register, handleSubmit, setError, formState, watch } = useForm<AlertForm>({
    resolver: zodResolver(alertForm),
    defaultValues: {
      ...{ size, place, quantity: settings.quantity, radiusKm: settings.radiusKm },
      ...{ maxPrice: filters.maxPrice ?? '', dealsOnly: filters.dealsOnly },
    },
  })
  const create = useSend({
    send: (wish: AlertWishInput, key) => api.post<AlertMade>('/api/alerts', wish, { key }),
    renews: ['/api/alerts'],
    onFailed: ({ fields }) => fields.size && setError('size', { message: fields.size }),
  })
  const submit = handleSubmit(async (form) => {
    const wish = await alertWish(form, { place: settings.place, near: settings.near, filters })
    if (wish) create.mutate(wish)
    else setError('place', { message: 'We do not know this place. Try a bigger town near it.' }, { shouldFocus: true })
  })
  if (create.data) return <Made made={create.data} onClose={onClose} />
  const { errors } = formState
  const also = [...filters.brands, ...(filters.runFlat ? ['run-flat'] : [])]
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="flex gap-3">
        <TextField className="min-w-0 flex-1" label="Tyre size" error={errors.size?.message} {...register('size')} />
        <SelectField className="w-24 shrink-0" label="Tyres" {...register('quantity', { valueAsNumber: true })}>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
            <option key={count}>{count}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        label="Maximum price a tyre (R)"
        optional
        inputMode="decimal"
        placeholder="1500"
        hint="Without fitting"
        error={errors.maxPrice?.message}
        {...register('maxPrice')}
      />
      <div className="flex gap-3">
        <TextField
          className="min-w-0 flex-1"
          label="Near"
          optional
          placeholder="Anywhere"
          autoComplete="address-level2"
          error={errors.place?.message}
          {...register('place')}
        />
        {watch('place') !== '' && (
          <SelectField className="w-28 shrink-0" label="Within" {...register('radiusKm', { valueAsNumber: true })}>
            {[...new Set([5, 10, 25, 50, 100, settings.radiusKm])]
              .sort((one, other) => one - other)
              .map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
          </SelectField>
        )}
      </div>
      <CheckField label="Only deals" {...register('dealsOnly')} />
      {also.length > 0 && <p className="text-ink-soft text-sm">As in your search: {also.join(', ')}.</p>}
      {create.isError && !errors.size && <Notice tone="error">{create.error.message}</Notice>}
      <button type="submit" disabled={create.isPending} className={primaryButton}>
        {create.isPending ? 'Creating…' : 'Create alert'}
      </button>
      <p className="text-ink-soft text-sm">
        By creating it you agree to deal messages on WhatsApp, one an hour at most. “STOP” or your alerts page ends
        them.
      </p>
    </form>
  )
}

function Made({ made: { existed, present }, onClose }: { made: AlertMade; onClose(): void }) {
  const now =
    present.offers === 0
      ? 'Nothing fits it yet.'
      : `${present.offers === 1 ? 'One offer fits' : `${present.offers} offers fit`} it already${
          present.cheapestCents === null ? '' : `, from ${formatRand(present.cheapestCents)} a tyre`
        }.`
  return (
    <div className="grid gap-4">
      <Notice tone="success">{existed ? 'You had this alert; it is on again.' : 'Your alert is on.'}</Notice>
      <p>{now} We tell you on WhatsApp when a shop offers something new.</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={onClose} className={primaryButton}>
          Done
        </button>
        <a href="/alerts" className={quietButton}>
          My alerts
        </a>
      </div>
    </div>
  )
}
