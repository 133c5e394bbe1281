import { useState } from 'react'
import type { PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { usePreferencesForm } from '#web/features/account/use-preferences-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { PushSwitches } from './push-switches.tsx'
import { SwitchGroup, type Topic } from './switch-group.tsx'

type Props = { stored: PreferencesView; profile: ProfileView }

const usual = ['bookings', 'quotes', 'messages', 'deals'] as const
const ofShops = ['bookings', 'quotes', 'messages', 'stock', 'day', 'deals'] as const

/** What somebody is told on which channel, and when not. */
export function NotificationForm({ stored, profile }: Props) {
  const { shown, change, save, isSaving, isSaved, problem } = usePreferencesForm(stored)
  const who = useWho()
  // Who asked for text messages while joining sees it, also before there are any, and after switching them off here.
  const [hadSms] = useState(stored.sms.enabled)
  const topics = who.state === 'in' && who.account.hasShop ? ofShops : usual
  return (
    <form onSubmit={save} className="grid gap-6">
      <SwitchGroup
        title="E-mail"
        channel="email"
        switches={shown.email}
        topics={[...topics, 'marketing']}
        onSwitch={(next) => change('email', next)}
        onMaster={(enabled) => change('email', { enabled })}
      />
      <WhatsappSwitches
        switches={shown.whatsapp}
        topics={topics}
        profile={profile}
        onChange={(next) => change('whatsapp', next)}
      />
      <SwitchGroup
        title="In-app"
        channel="in_app"
        switches={shown.inApp}
        topics={topics}
        onSwitch={(next) => change('inApp', next)}
        onMaster={(enabled) => change('inApp', { enabled })}
      />
      <PushSwitches switches={shown.push} onChange={(next) => change('push', next)} />
      {(stored.sms.available || hadSms) && (
        <CheckField
          label="SMS, where WhatsApp does not arrive"
          hint={stored.sms.available ? undefined : 'We send no text messages yet. Your choice is kept.'}
          checked={shown.sms.enabled}
          onChange={({ target }) => change('sms', { enabled: target.checked })}
        />
      )}
      <QuietHours hours={shown.quietHours} onChange={(hours) => change('quietHours', hours)} />
      {isSaved && <Notice tone="success">Notification preferences saved successfully!</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button type="submit" look="primary" className="justify-self-start" busy={isSaving && 'Saving...'}>
        Save Preferences
      </Button>
    </form>
  )
}

type Hours = PreferencesView['quietHours']

/** Between which times nothing comes that can wait. */
const QuietHours = ({ hours, onChange }: { hours: Hours; onChange(hours: Hours): void }) => (
  <fieldset>
    <legend className="font-bold">Quiet Hours</legend>
    <p className="text-ink-soft text-sm">
      Nothing but bookings, codes and direct answers reaches you between these times.
    </p>
    <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-sm">
      <TextField
        label="Start time"
        type="time"
        required
        value={hours.start}
        onChange={({ target }) => onChange({ ...hours, start: target.value })}
      />
      <TextField
        label="End time"
        type="time"
        required
        value={hours.end}
        onChange={({ target }) => onChange({ ...hours, end: target.value })}
      />
    </div>
  </fieldset>
)

type Switches = PreferencesView['whatsapp']

type Shown = Exclude<Topic, 'marketing'>

type WhatsappSwitchesProps = {
  switches: Switches
  topics: readonly Shown[]
  profile: ProfileView
  onChange(next: Partial<Switches>): void
}

/** What comes on WhatsApp, and to which number: without a proven one, switching it on asks for one. */
function WhatsappSwitches({ switches, topics, profile, onChange }: WhatsappSwitchesProps) {
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
