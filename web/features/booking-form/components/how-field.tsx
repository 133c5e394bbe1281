import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { formatRand } from '#core/rules/format.ts'
import { useDevicePosition } from '#web/lib/device/device-position.ts'
import { Button } from '../../../components/ui/button.tsx'
import { CheckField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'

type Props = {
  shop: ShopProfile
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
  isMobile: boolean
  onShared(point: Point | undefined): void
}

/** Waiting, dropping off, or the shop coming out where it does so. */
export function HowField({ shop, register, errors, isMobile, onShared }: Props) {
  const comesOut = shop.services.some(({ service }) => service === 'mobile')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">How would you like it done?</legend>
      <CheckField type="radio" label="I wait at the shop" value="wait" {...register('locationType')} />
      <CheckField type="radio" label="I drop the car off" value="drop_off" {...register('locationType')} />
      {comesOut && (
        <CheckField
          type="radio"
          label="The shop comes to me"
          hint={terms(shop)}
          value="mobile"
          {...register('locationType')}
        />
      )}
      {isMobile && <Address register={register} errors={errors} onShared={onShared} />}
    </fieldset>
  )
}

const terms = ({ callOutCents, serviceRadiusKm }: ShopProfile): string =>
  [
    callOutCents ? `Call-out ${formatRand(callOutCents)}` : 'No call-out fee',
    serviceRadiusKm && `up to ${serviceRadiusKm} km from the shop`,
  ]
    .filter(Boolean)
    .join(', ')

function Address({ onShared, ...form }: Pick<Props, 'register' | 'errors' | 'onShared'>) {
  const { ask, loading, error } = useDevicePosition()
  const [shared, setShared] = useState<string>()
  const share = async () => {
    const found = await ask()
    onShared(found && { lat: found.latitude, lng: found.longitude })
    setShared(found && (found.city ? `Your location is shared: near ${found.city}.` : 'Your location is shared.'))
  }
  return (
    <div className="mt-2 grid gap-2">
      <TextField
        label="Address"
        hint="Street, suburb and town"
        autoComplete="street-address"
        {...fieldOf(form, 'address')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" onClick={() => void share()} disabled={loading}>
          <LocateFixed aria-hidden size={18} /> {loading ? 'Locating...' : 'I am there now: share my location'}
        </Button>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {shared ?? error}
        </p>
      </div>
    </div>
  )
}
