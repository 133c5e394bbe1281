import { useState } from 'react'
import type { PresenceCodeSent } from '#core/contracts/auth.ts'
import { wordsFor } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

/** A code that shows that it is still the account's person who sits here; `proven` is what the change then carries. */
export function usePresence() {
  const [sent, setSent] = useState<PresenceCodeSent>()
  const [proven, setProven] = useState<string>()
  const sending = useSend('POST /auth/presence', {
    onDone: (next) => {
      setSent(next)
      toast({ type: 'success', title: 'OTP Sent!' })
    },
  })
  const checking = useSend('POST /auth/presence/check', {
    onDone: (_, { body: { session } }) => setProven(session),
  })
  const problem = checking.error
    ? wordsFor(checking.error, 'Failed to verify OTP')
    : sending.error && wordsFor(sending.error, 'Failed to send OTP. Please try again.')
  return {
    problem,
    sent,
    proven,
    isBusy: sending.isPending || checking.isPending,
    send: (by?: 'email') => {
      checking.reset()
      sending.mutate({ body: by ? { by } : {} })
    },
    check: (code: string) => sent && checking.mutate({ body: { session: sent.session, code } }),
    startOver: () => {
      checking.reset()
      setSent(undefined)
    },
  }
}
