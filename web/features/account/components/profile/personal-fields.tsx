import type { ProfileView } from '#core/contracts/profile.ts'
import { TextField } from '#web/components/ui/field.tsx'
import type { ProfileFields } from '#web/features/account/use-profile-form.ts'
import { Panel } from './panel.tsx'

/** Who somebody is, and where. What signs them in is changed elsewhere. */
export const PersonalFields = ({ profile, register, errors }: ProfileFields & { profile: ProfileView }) => (
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
)
