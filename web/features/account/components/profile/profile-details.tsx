import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Panel } from './panel.tsx'

/** The profile as it is read. */
export const ProfileDetails = ({ profile }: { profile: ProfileView }) => (
  <>
    <Panel title="Personal Information">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact name="E-mail" proven={profile.emailVerified}>
          {profile.email}
        </Fact>
        <Fact name="Phone" proven={profile.phoneVerified}>
          {profile.phone && formatPhone(profile.phone)}
        </Fact>
        <Fact name="First name">{profile.firstName}</Fact>
        <Fact name="Last name">{profile.lastName}</Fact>
        <Fact name="Address">{profile.address}</Fact>
        <Fact name="City">{profile.city}</Fact>
        <Fact name="Postal code">{profile.postalCode}</Fact>
      </dl>
    </Panel>
    {profile.role === 'customer' && (
      <Panel title="Vehicle Information">
        <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name="Make">{profile.vehicleMake}</Fact>
          <Fact name="Model">{profile.vehicleModel}</Fact>
          <Fact name="Year">{profile.vehicleYear}</Fact>
          <Fact name="Tyre size">{profile.tyreSize && <span className="lettering">{profile.tyreSize}</span>}</Fact>
          <Fact name="Preferred tyre brand">{profile.tyreBrand}</Fact>
        </dl>
      </Panel>
    )}
    <Panel title="Preferences">
      <p>
        {profile.marketingOptIn
          ? 'You get offers and news from us.'
          : 'You get no offers and news from us. Choose Edit Profile to change that.'}
      </p>
    </Panel>
  </>
)

const Fact = ({ name, proven = false, children }: { name: string; proven?: boolean; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere font-medium">
      {children || <span className="font-normal text-ink-soft">Not given</span>}
      {proven && (
        <span className="inline-flex items-center gap-1 text-sm text-verified">
          <BadgeCheck aria-hidden size={16} /> Confirmed
        </span>
      )}
    </dd>
  </div>
)
