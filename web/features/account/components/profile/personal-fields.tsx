import type { ProfileView } from '#core/contracts/profile.ts'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import type { ProfileFields } from '#web/features/account/use-profile-form.ts'
import { Panel } from './panel.tsx'

/** Who somebody is, and where. What signs them in is changed elsewhere. */
export const PersonalFields = ({ profile, ...form }: ProfileFields & { profile: ProfileView }) => (
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
