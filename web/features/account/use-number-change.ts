import { useState } from 'react'
import type { CodeSent, SendNumberCode } from '#core/contracts/auth.ts'
import { formatPhone } from '#core/rules/format.ts'
import { useSend } from '#web/lib/api/use-api.ts'
import { toast } from '../../lib/toast.ts'
import { checkNumberCode, sendNumberCode } from './api/account.ts'
import { useFadingError, wordsFor } from './form-errors.ts'

type Asked = { wish: SendNumberCode; number: string }

/** Two numbers proven one after the other: the one in use, whose proof is kept for the second step, and the new one. */
export function useNumberChange(onDone: () => void) {
  const [problem, setProblem] = useFadingError()
  const [sent, setSent] = useState<Asked & { code: CodeSent }>()
  const [present, setPresent] = useState<string>()
  const sending = useSend({
    send: async (asked: Asked) => ({ ...asked, code: await sendNumberCode(asked.wish) }),
    onDone: (next) => {
      setSent(next)
      toast({ type: 'success', title: 'OTP Sent!' })
    },
    onFailed: (error) => setProblem(wordsFor(error, 'Failed to send OTP. Please try again.')),
  })
  const checking = useSend({
    send: checkNumberCode,
    onDone: ({ changed, phone }, { session }) => {
      setSent(undefined)
      if (!changed) return setPresent(session)
      toast({ type: 'success', title: 'Number confirmed', message: formatPhone(phone) })
      onDone()
    },
    onFailed: (error) => setProblem(wordsFor(error, 'Failed to verify OTP')),
  })
  return {
    ...{ problem, sent, isSending: sending.isPending, isChecking: checking.isPending },
    isPresentProven: present !== undefined,
    sendToPresent: (number: string) => sending.mutate({ wish: { which: 'present' }, number }),
    sendToNew: (number: string) => sending.mutate({ wish: { which: 'new', number }, number }),
    sendAgain: () => sent && sending.mutate({ wish: sent.wish, number: sent.number }),
    startOver: () => setSent(undefined),
    check: (code: string) =>
      sent && checking.mutate({ session: sent.code.session, code, ...(present !== undefined && { present }) }),
  }
}
