import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Panel } from './panel.tsx'

/** The profile as it is read. */
export const ProfileDetails = ({ profile }: { profile: ProfileView }) => (
  <>
    <Panel title="Personal Information">
      <Facts
        facts={[
          ['E-mail', profile.email, profile.emailVerified],
          ['Phone', profile.phone && formatPhone(profile.phone), profile.phoneVerified],
          ['First name', profile.firstName],
          ['Last name', profile.lastName],
          ['Address', profile.address],
          ['City', profile.city],
          ['Postal code', profile.postalCode],
        ]}
      />
    </Panel>
    {profile.role === 'customer' && (
      <Panel title="Vehicle Information">
        <Facts
          facts={[
            ['Make', profile.vehicleMake],
            ['Model', profile.vehicleModel],
            ['Year', profile.vehicleYear],
            ['Tyre size', profile.tyreSize && <span className="lettering">{profile.tyreSize}</span>],
            ['Preferred tyre brand', profile.tyreBrand],
          ]}
        />
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

/** Name, value, and whether it is proven. */
type Fact = readonly [name: string, value: ReactNode, proven?: boolean]

/** What is given, each by itself; what is not, in one line. */
function Facts({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(([, value]) => value)
  const missing = facts.filter(([, value]) => !value).map(([name]) => name.toLowerCase())
  return (
    <>
      {given.length > 0 && (
        <dl className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          {given.map(([name, value, proven = false]) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="flex flex-wrap items-center gap-x-2 wrap-anywhere font-medium">
                {value}
                {proven && (
                  <span className="inline-flex items-center gap-1 text-sm text-verified">
                    <BadgeCheck aria-hidden size={16} /> Confirmed
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <p className={`text-ink-soft ${given.length > 0 ? 'mt-4' : ''}`}>Not given yet: {listed(missing)}.</p>
      )}
    </>
  )
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-ZA').format(names)
