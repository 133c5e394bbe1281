import { useState } from 'react'
import type { CodeSent, SendNumberCode } from '#core/contracts/auth.ts'
import { formatPhone } from '#core/rules/format.ts'
import { call } from '#web/lib/api/call.ts'
import { wordsFor } from '#web/lib/api/form-errors.ts'
import { useSend, useSendWith } from '#web/lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

type Asked = { input: SendNumberCode; number: string }

/** Two numbers proven one after the other: the one in use, whose proof is kept for the second step, and the new one. */
export function useNumberChange() {
  const [sent, setSent] = useState<Asked & { code: CodeSent }>()
  const [present, setPresent] = useState<string>()
  const [changedTo, setChangedTo] = useState<string>()
  const [askedFor, setAskedFor] = useState<string>()
  const sending = useSendWith(
    async (asked: Asked) => ({ ...asked, code: await call('POST /auth/number/code', { body: asked.input }) }),
    {
      onDone: (next) => {
        setSent(next)
        toast({ type: 'success', title: 'OTP Sent!' })
      },
    },
  )
  const checking = useSend('POST /auth/number/check', {
    onDone: ({ changed, asked, phone }, { body: { session } }) => {
      setSent(undefined)
      if (asked) return setAskedFor(phone)
      if (!changed) return setPresent(session)
      toast({ type: 'success', title: 'Number confirmed', message: formatPhone(phone) })
      setChangedTo(phone)
    },
  })
  const problem = checking.error
    ? wordsFor(checking.error, 'Failed to verify OTP')
    : sending.error && wordsFor(sending.error, 'Failed to send OTP. Please try again.')
  const send = (asked: Asked) => {
    checking.reset()
    sending.mutate(asked)
  }
  return {
    problem,
    /** The number that is the account's now, once it is. */
    changedTo,
    /** The number that a person of ours was asked for, because the phone in use is gone. */
    askedFor,
    /** The mailbox was proven in place of the number in use. */
    proveByMail: setPresent,
    sent,
    isSending: sending.isPending,
    isChecking: checking.isPending,
    isPresentProven: present !== undefined,
    sendToPresent: (number: string) => send({ input: { which: 'present' }, number }),
    sendToNew: (number: string) => send({ input: { which: 'new', number }, number }),
    sendAgain: () => sent && send({ input: sent.input, number: sent.number }),
    startOver: () => {
      checking.reset()
      setSent(undefined)
    },
    check: (code: string) =>
      sent &&
      checking.mutate({ body: { session: sent.code.session, code, ...(present !== undefined && { present }) } }),
  }
}
