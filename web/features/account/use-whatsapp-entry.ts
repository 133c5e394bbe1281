import { useState } from 'react'
import type { CodeSent, SendCode, SendCodeInput } from '#core/contracts/auth.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { wordsFor } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { forgetDraft } from '../../lib/drafts/store.ts'
import { toast } from '../../lib/toast.ts'

const says = {
  sign_in: {
    entered: 'Login Successful!',
    send: 'Failed to send login OTP. Please try again.',
    check: 'Database error. Please try again.',
    checkToast: 'Failed to verify login OTP',
  },
  sign_up: {
    entered: 'Registration Successful!',
    send: 'Failed to send OTP. Please try again.',
    check: 'Failed to create user account',
    checkToast: 'Failed to verify OTP',
  },
} as const

/** A code that was sent to a number, tried, and what went wrong with either. */
export function useWhatsappEntry(purpose: SendCode['purpose'], onEntered: () => void) {
  const words = says[purpose]
  const [problem, setProblem] = useState<string>()
  const [step, setStep] = useState<{ input: SendCodeInput; sent: CodeSent }>()
  const [isUnavailable, setIsUnavailable] = useState(false)
  const [wayOn, setWayOn] = useState<'signin' | 'signup'>()
  const entered = () => {
    if (purpose === 'sign_up') forgetDraft('visitor', 'sign-up')
    toast({ type: 'success', title: words.entered })
    onEntered()
  }
  const refused = ({ code }: ApiError) => setWayOn(ways[code])
  const sending = useSend('POST /auth/code', {
    onDone: (sent, { body }) => {
      setStep({ input: body, sent })
      toast({ type: 'success', title: 'OTP Sent!' })
    },
    onFailed: (error) => {
      setIsUnavailable(error.code === 'CODES_UNAVAILABLE')
      setProblem(error.code === 'CODES_UNAVAILABLE' ? error.message : wordsFor(error, words.send))
      if (isFailure(error)) toast({ type: 'error', title: 'Failed to send OTP' })
    },
  })
  const checking = useSend('POST /auth/code/check', {
    onDone: entered,
    onFailed: (error) => {
      setProblem(wordsFor(error, words.check))
      // The code is spent: the way on is another number, or the other tab.
      if (error.code in ways) setStep(undefined)
      refused(error)
      if (isFailure(error)) toast({ type: 'error', title: words.checkToast })
    },
  })
  /** Another try begins without what was said of the one before. */
  const fresh =
    <Given extends unknown[]>(begin: (...given: Given) => void) =>
    (...given: Given) => {
      setProblem(undefined)
      setWayOn(undefined)
      setIsUnavailable(false)
      begin(...given)
    }
  return {
    problem,
    setProblem,
    /** The other tab, for a number that has no account yet, or has one already. */
    wayOn,
    refused,
    isUnavailable,
    step,
    entered,
    isSending: sending.isPending,
    isChecking: checking.isPending,
    send: fresh((body: SendCodeInput) => sending.mutate({ body })),
    check: fresh((session: string, code: string) => checking.mutate({ body: { session, code } })),
    startOver: fresh(() => setStep(undefined)),
  }
}

const isFailure = ({ status }: ApiError): boolean => status === 0 || status >= 500

const ways: Readonly<Record<string, 'signin' | 'signup'>> = {
  NOT_REGISTERED: 'signup',
  NOT_VERIFIED: 'signup',
  ALREADY_REGISTERED: 'signin',
}
