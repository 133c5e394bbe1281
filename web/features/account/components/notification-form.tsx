import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { CheckField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { useAddress } from '../../../lib/address.ts'
import { useRenew, useSend } from '../../../lib/use-api.ts'
import { changePreferences, PREFERENCES_PATH, PROFILE_PATH } from '../api/account.ts'
import { SwitchGroup } from './switch-group.tsx'

const SAVED_MS = 3000

type Props = { stored: PreferencesView; profile: ProfileView }

/** What was changed stands over what is stored until it is saved. */
export function NotificationForm({ stored, profile }: Props) {
  const client = useQueryClient()
  const renew = useRenew()
  const { go } = useAddress()
  const [changes, setChanges] = useState<ChangePreferences>({})
  const saving = useSend({
    send: changePreferences,
    onDone: (saved) => {
      client.setQueryData([PREFERENCES_PATH], saved)
      setChanges({})
      renew(PROFILE_PATH)
    },
  })
  useForgotten(saving.isSuccess, saving.reset)
  const shown = laidOver(stored, changes)
  const change = <Group extends keyof ChangePreferences>(group: Group, next: ChangePreferences[Group]) =>
    setChanges((before) => ({ ...before, [group]: { ...before[group], ...next } }))
  const addNumber = () => go({ change: 'number' })
  const switchWhatsapp = (enabled: boolean) => {
    if (enabled && !profile.phoneVerified) return addNumber()
    change('whatsapp', { enabled, ...(enabled && { bookings: true, quotes: true }) })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(changes)
  }
  return (
    <form onSubmit={save} className="grid gap-6">
      <SwitchGroup
        title="Email"
        switches={shown.email}
        topics={['bookings', 'quotes', 'messages', 'deals', 'marketing']}
        onSwitch={(next) => change('email', next)}
        onMaster={(enabled) => change('email', { enabled })}
      />
      <SwitchGroup
        title="WhatsApp"
        switches={shown.whatsapp}
        topics={['bookings', 'quotes', 'messages', 'deals']}
        onSwitch={(next) => change('whatsapp', next)}
        onMaster={switchWhatsapp}
      >
        <div className="flex flex-wrap items-end gap-3 py-2">
          <TextField
            label="WhatsApp number"
            readOnly
            value={profile.phoneVerified && profile.phone ? formatPhone(profile.phone) : 'None yet'}
            className="grow"
          />
          <button type="button" className={`${quietButton} min-h-12`} onClick={addNumber}>
            {profile.phoneVerified ? 'Change number' : 'Add number'}
          </button>
        </div>
      </SwitchGroup>
      <SwitchGroup
        title="In-app"
        switches={shown.inApp}
        topics={['bookings', 'quotes', 'messages', 'deals']}
        onSwitch={(next) => change('inApp', next)}
        onMaster={(enabled) => change('inApp', { enabled })}
      />
      {stored.sms.available && (
        <CheckField
          label="SMS, where WhatsApp does not arrive"
          checked={shown.sms.enabled}
          onChange={({ target }) => change('sms', { enabled: target.checked })}
        />
      )}
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
            value={shown.quietHours.start}
            onChange={({ target }) => change('quietHours', { ...shown.quietHours, start: target.value })}
          />
          <TextField
            label="End time"
            type="time"
            required
            value={shown.quietHours.end}
            onChange={({ target }) => change('quietHours', { ...shown.quietHours, end: target.value })}
          />
        </div>
      </fieldset>
      {saving.isSuccess && <Notice tone="success">Notification preferences saved successfully!</Notice>}
      {saving.error && <Notice tone="error">{whyNotSaved(saving.error)}</Notice>}
      <button type="submit" className={`${primaryButton} justify-self-start`} disabled={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save Preferences'}
      </button>
    </form>
  )
}

const whyNotSaved = ({ status, message }: { status: number; message: string }): string =>
  status === 0 ? 'An error occurred while saving preferences' : message || 'Failed to save preferences'

const laidOver = (stored: PreferencesView, { email, whatsapp, inApp, sms, quietHours }: ChangePreferences) => ({
  email: { ...stored.email, ...email },
  whatsapp: { ...stored.whatsapp, ...whatsapp },
  inApp: { ...stored.inApp, ...inApp },
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
