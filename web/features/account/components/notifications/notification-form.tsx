import { useState } from 'react'
import type { PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { usePreferencesForm } from '#web/features/account/use-preferences-form.ts'
import { useWho } from '#web/lib/session.ts'
import { PushSwitches } from './push-switches.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { SwitchGroup } from './switch-group.tsx'
import { WhatsappSwitches } from './whatsapp-switches.tsx'

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
