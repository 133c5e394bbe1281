import { useState } from 'react'
import type { PresenceCodeSent } from '#core/contracts/auth.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { toast } from '../../lib/toast.ts'
import { checkPresenceCode, sendPresenceCode } from './api/account.ts'
import { useFadingError, wordsFor } from './form-errors.ts'

/** A code that shows that it is still the account's person who sits here; `proven` is what the change then carries. */
export function usePresence() {
  const [problem, setProblem] = useFadingError()
  const [sent, setSent] = useState<PresenceCodeSent>()
  const [proven, setProven] = useState<string>()
  const sending = useSend({
    send: sendPresenceCode,
    onDone: (next) => {
      setSent(next)
      toast({ type: 'success', title: 'OTP Sent!' })
    },
    onFailed: (error) => setProblem(wordsFor(error, 'Failed to send OTP. Please try again.')),
  })
  const checking = useSend({
    send: checkPresenceCode,
    onDone: (_, { session }) => setProven(session),
    onFailed: (error) => setProblem(wordsFor(error, 'Failed to verify OTP')),
  })
  return {
    ...{ problem, sent, proven },
    isBusy: sending.isPending || checking.isPending,
    send: () => sending.mutate(),
    check: (code: string) => sent && checking.mutate({ session: sent.session, code }),
    startOver: () => setSent(undefined),
  }
}
