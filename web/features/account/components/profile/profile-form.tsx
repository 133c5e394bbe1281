import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import { ChangeProfile } from '#core/contracts/forms/account.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { FIRST_VEHICLE_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast } from '../../../../lib/toast.ts'
import { Panel } from './panel.tsx'

const FLOATS_AFTER = 100

/** The profile as it is changed. */
export function ProfileForm({ profile, onDone }: { profile: ProfileView; onDone(): void }) {
  const { register, errors, save, isSaving, forget } = useProfileForm(profile, onDone)
  const cancel = () => {
    forget()
    onDone()
  }
  const isFloating = useScrolledBeyond(FLOATS_AFTER)
  return (
    <form noValidate onSubmit={save} className="grid gap-6 min-[90rem]:grid-cols-2 min-[90rem]:items-start">
      <PersonalFields profile={profile} register={register} errors={errors} />
      {profile.role === 'customer' && <VehiclePanel register={register} errors={errors} />}
      <Panel title="Preferences">
        <CheckField label="Send me offers and news" {...register('marketingOptIn')} />
      </Panel>
      <div className="col-span-full flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={cancel} disabled={isSaving}>
          Cancel
        </Button>
        <Button
          type="submit"
          busy={isSaving && 'Saving...'}
          look="primary"
          className={`${isFloating ? 'fixed top-3 right-4 z-40 shadow-card md:top-20 md:right-8' : ''}`}
        >
          Save Changes
        </Button>
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

/** What a driver drives, and on which tyres. */
const VehiclePanel = (form: ProfileFields) => (
  <Panel title="Vehicle Information">
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="Make" {...fieldOf(form, 'vehicleMake')} />
      <TextField label="Model" {...fieldOf(form, 'vehicleModel')} />
      <TextField
        label="Year"
        type="number"
        inputMode="numeric"
        min={FIRST_VEHICLE_YEAR}
        max={lastVehicleYear()}
        {...fieldOf(form, 'vehicleYear')}
      />
      <TextField label="Preferred tyre brand" {...fieldOf(form, 'tyreBrand')} />
      <TextField
        label="Tyre size"
        hint="Format: Width/Aspect Ratio/Rim Diameter (e.g., 205/55R16)"
        className="sm:col-span-2"
        {...fieldOf(form, 'tyreSize')}
      />
    </div>
  </Panel>
)

/** Who somebody is, and where. What signs them in is changed elsewhere. */
const PersonalFields = ({ profile, ...form }: ProfileFields & { profile: ProfileView }) => (
  <Panel title="Personal Information">
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="E-mail"
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
        {...fieldOf(form, 'phone')}
      />
      <TextField label="First name" autoComplete="given-name" {...fieldOf(form, 'firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...fieldOf(form, 'lastName')} />
      <TextField
        label="Address"
        autoComplete="street-address"
        className="sm:col-span-2"
        {...fieldOf(form, 'address')}
      />
      <TextField label="City" autoComplete="address-level2" {...fieldOf(form, 'city')} />
      <TextField label="Postal code" inputMode="numeric" autoComplete="postal-code" {...fieldOf(form, 'postalCode')} />
    </div>
  </Panel>
)

type Typed = z.input<typeof ChangeProfile>

/** What a part of the form needs of it. */
type ProfileFields = { register: UseFormRegister<Typed>; errors: FieldErrors<Typed> }

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

/** A profile as it is changed. */
function useProfileForm(profile: ProfileView, onDone: () => void) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const { register, handleSubmit, formState, setError, forget } = useDraftForm<Typed, z.output<typeof ChangeProfile>>(
    'profile',
    {
      resolver: zodResolver(ChangeProfile),
      defaultValues: asTyped(profile),
    },
  )
  const saving = useSend('PATCH /profile', {
    onDone: (saved) => {
      forget()
      showAnswer(client, queryKeyOf('GET /profile'), saved)
      invalidate('GET /auth/session', 'GET /preferences', 'GET /garage')
      toast({ type: 'success', title: 'Profile saved' })
      onDone()
    },
    onFailed: (error) => {
      if (isAbout(error, fields)) showFields(error, fields, setError)
      else toast({ type: 'error', title: 'Failed to save your profile', message: error.message })
    },
  })
  // A proven number is changed with codes, not here.
  const save = handleSubmit(({ phone, ...changes }) =>
    saving.mutate({ body: { ...changes, ...(!profile.phoneVerified && phone !== undefined && { phone }) } }),
  )
  return { register, errors: formState.errors, save, isSaving: saving.isPending, forget }
}
