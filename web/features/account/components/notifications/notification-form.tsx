import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { showAnswer } from '#web/lib/api/cache.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
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

const SAVED_MS = 3000

/** Preferences as they are changed: what was changed stands over what is stored until it is saved. */
function usePreferencesForm(stored: PreferencesView) {
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const [changes, setChanges] = useState<ChangePreferences>({})
  const saving = useSend('PATCH /preferences', {
    onDone: (saved) => {
      showAnswer(client, queryKeyOf('GET /preferences'), saved)
      setChanges({})
      invalidate('GET /profile')
    },
  })
  useForgotten(saving.isSuccess, saving.reset)
  const change = <Group extends keyof ChangePreferences>(group: Group, next: ChangePreferences[Group]) =>
    setChanges((before) => ({ ...before, [group]: { ...before[group], ...next } }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ body: changes })
  }
  return {
    shown: laidOver(stored, changes),
    change,
    save,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    problem: saving.error && whyNotSaved(saving.error),
  }
}

/** What the server says, or our own words where it says nothing of its own. */
function whyNotSaved(error: ApiError): string {
  const isLost = error.status === 0 || error.code === 'UNREADABLE'
  return isLost ? 'An error occurred while saving preferences' : saidOr(error, 'Failed to save preferences')
}

const laidOver = (stored: PreferencesView, { email, whatsapp, inApp, push, sms, quietHours }: ChangePreferences) => ({
  email: { ...stored.email, ...email },
  whatsapp: { ...stored.whatsapp, ...whatsapp },
  inApp: { ...stored.inApp, ...inApp },
  push: { ...stored.push, ...push },
  sms: { ...stored.sms, ...sms },
  quietHours: { ...stored.quietHours, ...quietHours },
})

/** Says that it is saved for a moment. */
function useForgotten(isSaved: boolean, forget: () => void): void {
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(forget, SAVED_MS)
    return () => clearTimeout(timer)
  }, [isSaved, forget])
}
