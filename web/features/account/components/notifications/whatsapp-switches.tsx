import type { PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { SwitchGroup, type Topic } from './switch-group.tsx'

type Switches = PreferencesView['whatsapp']
type Shown = Exclude<Topic, 'marketing'>
type Props = {
  switches: Switches
  topics: readonly Shown[]
  profile: ProfileView
  onChange(next: Partial<Switches>): void
}

/** What comes on WhatsApp, and to which number: without a proven one, switching it on asks for one. */
export function WhatsappSwitches({ switches, topics, profile, onChange }: Props) {
  const { go } = useAddress()
  const askForNumber = () => go({ change: 'number' })
  const switchAll = (enabled: boolean) => {
    if (enabled && !profile.phoneVerified) return askForNumber()
    onChange({ enabled, ...(enabled && { bookings: true, quotes: true }) })
  }
  return (
    <SwitchGroup
      title="WhatsApp"
      channel="whatsapp"
      switches={switches}
      topics={topics}
      onSwitch={onChange}
      onMaster={switchAll}
    >
      <div className="flex flex-wrap items-end gap-3 py-2">
        <TextField
          label="WhatsApp number"
          readOnly
          value={profile.phoneVerified && profile.phone ? formatPhone(profile.phone) : 'None yet'}
          className="grow"
        />
        <Button look="quiet" className="min-h-12" onClick={askForNumber}>
          {profile.phoneVerified ? 'Change number' : 'Add number'}
        </Button>
      </div>
    </SwitchGroup>
  )
}
