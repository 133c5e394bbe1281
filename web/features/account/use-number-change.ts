import { useState } from 'react'
import type { CodeSent, SendNumberCode } from '#core/contracts/auth.ts'
import { formatPhone } from '#core/rules/format.ts'
import { call } from '#web/lib/api/call.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'
import { useFadingError, wordsFor } from './form-errors.ts'

type Asked = { input: SendNumberCode; number: string }

/** Two numbers proven one after the other: the one in use, whose proof is kept for the second step, and the new one. */
export function useNumberChange(onDone: () => void) {
  const [problem, setProblem] = useFadingError()
  const [sent, setSent] = useState<Asked & { code: CodeSent }>()
  const [present, setPresent] = useState<string>()
  const sending = useSendWith(
    async (asked: Asked) => ({ ...asked, code: await call('POST /auth/number/code', { body: asked.input }) }),
    {
      onDone: (next) => {
        setSent(next)
        toast({ type: 'success', title: 'OTP Sent!' })
      },
      onFailed: (error) => setProblem(wordsFor(error, 'Failed to send OTP. Please try again.')),
    },
  )
  const checking = useSend('POST /auth/number/check', {
    onDone: ({ changed, phone }, { body: { session } }) => {
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
    sendToPresent: (number: string) => sending.mutate({ input: { which: 'present' }, number }),
    sendToNew: (number: string) => sending.mutate({ input: { which: 'new', number }, number }),
    sendAgain: () => sent && sending.mutate({ input: sent.input, number: sent.number }),
    startOver: () => setSent(undefined),
    check: (code: string) =>
      sent &&
      checking.mutate({ body: { session: sent.code.session, code, ...(present !== undefined && { present }) } }),
  }
}
