import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import type { AlertMade, NewAlert } from '#core/contracts/alerts.ts'
import { type AlertForm, alertForm } from '#core/contracts/forms/alerts.ts'
import { formatRand } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { focusOn } from '#web/lib/device/focus-on.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { filtersOf, settingsOf } from '#web/lib/page/search-address.ts'
import { quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { newAlertOf } from '../new-alert.ts'

type Props = { size: string; onClose(): void }

/** Filled in with what was searched for. */
export function AlertFields({ size, onClose }: Props) {
  const form = useAlertForm(size)
  const { create, also, submit } = form
  if (create.data) return <Made made={create.data} onClose={onClose} />
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <What form={form} covers="tyre" />
      <Where form={form} radiusKm={form.radiusKm} />
      <CheckField label="Only deals" {...form.register('dealsOnly')} />
      {also.length > 0 && <p className="text-ink-soft text-sm">As in your search: {also.join(', ')}.</p>}
      {create.isError && !form.formState.errors.size && <Notice tone="error">{create.error.message}</Notice>}
      <Button type="submit" busy={create.isPending && 'Creating…'} look="primary">
        Create alert
      </Button>
      <p className="text-ink-soft text-sm">
        By creating it you agree to deal messages on WhatsApp, one an hour at most. “STOP” or your alerts page ends
        them.
      </p>
    </form>
  )
}

type Form = { form: Pick<UseFormReturn<AlertForm>, 'register' | 'formState' | 'watch'> }

const limits: Record<NewAlert['maxCovers'], { label: string; hint: string }> = {
  tyre: { label: 'Maximum price a tyre (R)', hint: 'Without fitting' },
  fitted: { label: 'Maximum price a tyre (R)', hint: 'With fitting' },
  total: { label: 'Maximum price in all (R)', hint: 'For all tyres, with fitting' },
}

export const What = ({ form, covers }: Form & { covers: NewAlert['maxCovers'] }) => (
  <>
    <div className="flex gap-3">
      <TextField className="min-w-0 flex-1" label="Tyre size" {...fieldOf(form, 'size')} />
      <SelectField className="w-24 shrink-0" label="Tyres" {...form.register('quantity', { valueAsNumber: true })}>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
    </div>
    <TextField
      label={limits[covers].label}
      optional
      inputMode="decimal"
      placeholder="1500"
      hint={limits[covers].hint}
      {...fieldOf(form, 'maxPrice')}
    />
    <TextField label="What you call it" optional placeholder="Bakkie, before winter" {...fieldOf(form, 'name')} />
  </>
)

export const Where = ({ form, radiusKm }: Form & { radiusKm: number }) => (
  <div className="flex gap-3">
    <TextField
      className="min-w-0 flex-1"
      label="Near"
      optional
      placeholder="Anywhere"
      autoComplete="address-level2"
      {...fieldOf(form, 'place')}
    />
    {form.watch('place') !== '' && (
      <SelectField className="w-28 shrink-0" label="Within" {...form.register('radiusKm', { valueAsNumber: true })}>
        {[...new Set([5, 10, 25, 50, 100, radiusKm])]
          .sort((one, other) => one - other)
          .map((km) => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
      </SelectField>
    )}
  </div>
)

function Made({ made: { existed, present }, onClose }: { made: AlertMade; onClose(): void }) {
  const now =
    present.offers === 0
      ? 'Nothing fits it yet.'
      : `${present.offers === 1 ? 'One offer fits' : `${present.offers} offers fit`} it already${
          present.cheapestCents === null ? '' : `, from ${formatRand(present.cheapestCents)} a tyre`
        }.`
  return (
    <div ref={focusOn} tabIndex={-1} className="grid gap-4 outline-none">
      <Notice tone="success">{existed ? 'You had this alert; it is on again.' : 'Your alert is on.'}</Notice>
      <p>{now} We tell you on WhatsApp when a shop offers something new.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose} look="primary">
          Done
        </Button>
        <a href="/alerts" className={quietButton}>
          My alerts
        </a>
      </div>
    </div>
  )
}

/** An alert's form, filled in with what was searched for. */
function useAlertForm(size: string) {
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
