import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'

const SAVED_MS = 3000

/** Preferences as they are changed: what was changed stands over what is stored until it is saved. */
export function usePreferencesForm(stored: PreferencesView) {
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
