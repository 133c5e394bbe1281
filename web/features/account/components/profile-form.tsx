import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChangeProfile } from '#core/contracts/forms/account.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/vehicle-years.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { CheckField, TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../lib/toast.ts'
import { useRenew, useSend } from '../../../lib/use-api.ts'
import { SESSION_PATH } from '../../../lib/who.ts'
import { changeProfile, PREFERENCES_PATH, PROFILE_PATH } from '../api/account.ts'
import { showFields } from '../form-errors.ts'
import { Panel } from './panel.tsx'

const FLOATS_AFTER = 100

const asTyped = (profile: ProfileView) => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phone: profile.phone ? formatPhone(profile.phone) : '',
  address: profile.address ?? '',
  city: profile.city ?? '',
  postalCode: profile.postalCode ?? '',
  vehicleMake: profile.vehicleMake ?? '',
  vehicleModel: profile.vehicleModel ?? '',
  vehicleYear: profile.vehicleYear === null ? '' : String(profile.vehicleYear),
  tyreSize: profile.tyreSize ?? '',
  tyreBrand: profile.tyreBrand ?? '',
  marketingOptIn: profile.marketingOptIn,
})
const fields = [
  ...(['firstName', 'lastName', 'phone', 'address', 'city', 'postalCode'] as const),
  ...(['vehicleMake', 'vehicleModel', 'vehicleYear', 'tyreSize', 'tyreBrand'] as const),
]

/** The profile as it is changed. */
export function ProfileForm({ profile, onDone }: { profile: ProfileView; onDone(): void }) {
  const client = useQueryClient()
  const renew = useRenew()
  const isFloating = useScrolledBeyond(FLOATS_AFTER)
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(ChangeProfile),
    defaultValues: asTyped(profile),
  })
  const saving = useSend({
    send: changeProfile,
    onDone: (saved) => {
      client.setQueryData([PROFILE_PATH], saved)
      for (const path of [SESSION_PATH, PREFERENCES_PATH]) renew(path)
      toast({ type: 'success', title: 'Profile saved' })
      onDone()
    },
    onFailed: (error) => {
      if (!showFields(error, fields, setError))
        toast({ type: 'error', title: 'Failed to save your profile', message: error.message })
    },
  })
  const { errors } = formState
  // A proven number is changed with codes, not here.
  const save = handleSubmit(({ phone, ...wish }) =>
    saving.mutate({ ...wish, ...(!profile.phoneVerified && phone !== undefined && { phone }) }),
  )
  return (
    <form noValidate onSubmit={save} className="grid gap-6">
      <Panel title="Personal Information">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Email"
            value={profile.email ?? ''}
            readOnly
            hint={profile.email ? 'Change it under Signing in below.' : 'Add one under Signing in below.'}
          />
          <TextField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            readOnly={profile.phoneVerified}
            hint={profile.phoneVerified && 'Confirmed. Change it under Signing in below.'}
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...register('lastName')}
          />
          <TextField
            label="Address"
            autoComplete="street-address"
            className="sm:col-span-2"
            error={errors.address?.message}
            {...register('address')}
          />
          <TextField label="City" autoComplete="address-level2" error={errors.city?.message} {...register('city')} />
          <TextField
            label="Postal code"
            inputMode="numeric"
            autoComplete="postal-code"
            error={errors.postalCode?.message}
            {...register('postalCode')}
          />
        </div>
      </Panel>
      {profile.role === 'customer' && (
        <Panel title="Vehicle Information">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Make" error={errors.vehicleMake?.message} {...register('vehicleMake')} />
            <TextField label="Model" error={errors.vehicleModel?.message} {...register('vehicleModel')} />
            <TextField
              label="Year"
              type="number"
              inputMode="numeric"
              min={FIRST_VEHICLE_YEAR}
              max={lastVehicleYear()}
              error={errors.vehicleYear?.message}
              {...register('vehicleYear')}
            />
            <TextField label="Preferred tyre brand" error={errors.tyreBrand?.message} {...register('tyreBrand')} />
            <TextField
              label="Tyre size"
              hint="Format: Width/Aspect Ratio/Rim Diameter (e.g., 205/55R16)"
              className="sm:col-span-2"
              error={errors.tyreSize?.message}
              {...register('tyreSize')}
            />
          </div>
        </Panel>
      )}
      <Panel title="Preferences">
        <CheckField label="Send me offers and news" {...register('marketingOptIn')} />
      </Panel>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={quietButton} onClick={onDone} disabled={saving.isPending}>
          Cancel
        </button>
        <button
          type="submit"
          disabled={saving.isPending}
          className={`${primaryButton} ${isFloating ? 'fixed top-3 right-4 z-40 shadow-card md:top-20 md:right-8' : ''}`}
        >
          {saving.isPending ? 'Saving...' : 'Save Changes'}
        </button>
      </div>
    </form>
  )
}

function useScrolledBeyond(pixels: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false)
  useEffect(() => {
    const look = () => setIsBeyond(window.scrollY > pixels)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [pixels])
  return isBeyond
}
