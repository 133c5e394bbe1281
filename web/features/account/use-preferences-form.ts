import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import { useRenew, useSend } from '#web/lib/api/use-api.ts'
import { changePreferences, PREFERENCES_PATH, PROFILE_PATH } from './api/account.ts'

const SAVED_MS = 3000

/** Preferences as they are changed: what was changed stands over what is stored until it is saved. */
export function usePreferencesForm(stored: PreferencesView) {
  const client = useQueryClient()
  const renew = useRenew()
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
  const change = <Group extends keyof ChangePreferences>(group: Group, next: ChangePreferences[Group]) =>
    setChanges((before) => ({ ...before, [group]: { ...before[group], ...next } }))
  const save = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate(changes)
  }
  return {
    ...{ shown: laidOver(stored, changes), change, save },
    ...{ isSaving: saving.isPending, isSaved: saving.isSuccess },
    problem: saving.error && whyNotSaved(saving.error),
  }
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
