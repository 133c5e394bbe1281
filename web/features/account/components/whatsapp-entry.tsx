import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CodeSent } from '#core/contracts/auth.ts'
import { SignInByWhatsappForm } from '#core/contracts/forms/account.ts'
import { primaryButton } from '../../../components/styles.ts'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import type { ApiError } from '../../../lib/api.ts'
import { toast } from '../../../lib/toast.ts'
import { useSend } from '../../../lib/use-api.ts'
import { checkCode, sendCode } from '../api/account.ts'
import { useFadingError, wordsFor } from '../form-errors.ts'
import { AuthError } from './auth-error.tsx'
import { CodeStep } from './code-step.tsx'
import { NumberProof } from './number-proof.tsx'
import { SignUpWhatsappForm, type WhatsappNewcomer } from './sign-up-whatsapp-form.tsx'

export type WhatsappWish = { purpose: 'sign_in'; number: string } | ({ purpose: 'sign_up' } & WhatsappNewcomer)
const says = {
  sign_in: {
    send: 'Failed to send login OTP. Please try again.',
    sendToast: 'Failed to send OTP',
    check: 'Database error. Please try again.',
    checkToast: 'Failed to verify login OTP',
  },
  sign_up: {
    send: 'Failed to send OTP. Please try again.',
    sendToast: 'Failed to send OTP',
    check: 'Failed to create user account',
    checkToast: 'Failed to verify OTP',
  },
} as const

type Props = {
  purpose: 'sign_in' | 'sign_up'
  onEntered(wish: WhatsappWish | undefined): void
  onTerms(): void
}

/** Signing in or up with a number: the number, then the code that was sent there. */
export function WhatsappEntry({ purpose, onEntered, onTerms }: Props) {
  const [problem, setProblem] = useFadingError()
  const [step, setStep] = useState<{ wish: WhatsappWish; sent: CodeSent }>()
  const [isUnavailable, setIsUnavailable] = useState(false)
  const words = says[purpose]
  const entered = (wish?: WhatsappWish) => {
    toast({ type: 'success', title: purpose === 'sign_in' ? 'Login Successful!' : 'Registration Successful!' })
    onEntered(wish)
  }
  const sending = useSend({
    send: async (wish: WhatsappWish) => ({ wish, sent: await sendCode(wireForm(wish)) }),
    onDone: (next) => {
      setStep(next)
      toast({ type: 'success', title: 'OTP Sent!' })
    },
    onFailed: (error) => {
      setIsUnavailable(error.code === 'CODES_UNAVAILABLE')
      setProblem(error.code === 'CODES_UNAVAILABLE' ? error.message : wordsFor(error, words.send))
      if (isFailure(error)) toast({ type: 'error', title: words.sendToast })
    },
  })
  const checking = useSend({
    send: checkCode,
    onDone: () => entered(step?.wish),
    onFailed: (error) => {
      setProblem(wordsFor(error, words.check))
      if (isFailure(error)) toast({ type: 'error', title: words.checkToast })
    },
  })
  return (
    <div className="grid gap-4">
      {isUnavailable && <Notice tone="warning">WhatsApp authentication temporarily unavailable</Notice>}
      <AuthError>{problem}</AuthError>
      {step ? (
        <CodeStep
          key={step.sent.session}
          number={step.wish.number}
          sent={step.sent}
          busy={checking.isPending || sending.isPending}
          does={purpose === 'sign_in' ? 'Sign in' : 'Create account'}
          doing="Checking..."
          onCode={(code) => checking.mutate({ session: step.sent.session, code })}
          onResend={() => sending.mutate(step.wish)}
          onStartOver={() => setStep(undefined)}
        />
      ) : purpose === 'sign_in' ? (
        <NumberForm busy={sending.isPending} onNumber={(number) => sending.mutate({ purpose: 'sign_in', number })} />
      ) : (
        <SignUpWhatsappForm
          busy={sending.isPending}
          onTerms={onTerms}
          onWish={(wish) => sending.mutate({ purpose: 'sign_up', ...wish })}
        />
      )}
      {(step || purpose === 'sign_in') && (
        <>
          <p className="flex items-center gap-3 text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            or
          </p>
          <NumberProof
            wish={
              step?.wish.purpose === 'sign_up' ? { purpose: 'sign_up', name: step.wish.name } : { purpose: 'sign_in' }
            }
            onEntered={() => entered(step?.wish)}
            onFailed={setProblem}
          />
        </>
      )}
    </div>
  )
}

const isFailure = ({ status }: ApiError): boolean => status === 0 || status >= 500

const wireForm = (wish: WhatsappWish) =>
  wish.purpose === 'sign_in'
    ? { purpose: wish.purpose, number: wish.number }
    : { purpose: wish.purpose, number: wish.number, name: wish.name }

function NumberForm({ busy, onNumber }: { busy: boolean; onNumber(number: string): void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(SignInByWhatsappForm),
    defaultValues: { number: '' },
  })
  return (
    <form noValidate onSubmit={handleSubmit(({ number }) => onNumber(number))} className="grid gap-4">
      <TextField
        label="WhatsApp number"
        hint="For example 082 123 4567"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={formState.errors.number?.message}
        {...register('number')}
      />
      <button type="submit" className={primaryButton} disabled={busy}>
        {busy ? 'Sending code...' : 'Send code'}
      </button>
    </form>
  )
}
