import { useState } from 'react'
import type { CodeSent, SendCode, SendCodeInput } from '#core/contracts/auth.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { forgetDraft } from '../../lib/drafts/store.ts'
import { toast } from '../../lib/toast.ts'
import { wordsFor } from './form-errors.ts'

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
  const entered = () => {
    if (purpose === 'sign_up') forgetDraft('visitor', 'sign-up:number')
    toast({ type: 'success', title: words.entered })
    onEntered()
  }
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
      if (leadsNowhere.has(error.code)) setStep(undefined)
      if (isFailure(error)) toast({ type: 'error', title: words.checkToast })
    },
  })
  const beginning = () => {
    setProblem(undefined)
    setIsUnavailable(false)
  }
  return {
    problem,
    setProblem,
    isUnavailable,
    step,
    entered,
    isSending: sending.isPending,
    isChecking: checking.isPending,
    send: (body: SendCodeInput) => {
      beginning()
      sending.mutate({ body })
    },
    check: (session: string, code: string) => {
      beginning()
      checking.mutate({ body: { session, code } })
    },
    startOver: () => {
      beginning()
      setStep(undefined)
    },
  }
}

const isFailure = ({ status }: ApiError): boolean => status === 0 || status >= 500

const leadsNowhere = new Set(['NOT_REGISTERED', 'ALREADY_REGISTERED', 'NOT_VERIFIED'])
