import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CodeSent, SendNumberCode } from '#core/contracts/auth.ts'
import { SignInByWhatsappForm } from '#core/contracts/forms/account.ts'
import { formatPhone } from '#core/rules/format.ts'
import { primaryButton } from '../../../components/styles.ts'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { toast } from '../../../lib/toast.ts'
import { useSend } from '../../../lib/use-api.ts'
import { checkNumberCode, sendNumberCode } from '../api/account.ts'
import { useFadingError, wordsFor } from '../form-errors.ts'
import { AuthError } from './auth-error.tsx'
import { CodeStep } from './code-step.tsx'
import type { AccountDialogProps } from './sign-in-panel.tsx'

type Sent = { wish: SendNumberCode; number: string; code: CodeSent }

/** A number, with proof: a code from the one in use, where there is one, and then a code from the new one. */
export default function NumberDialog({ profile, onClose, onDone }: AccountDialogProps) {
  const inUse = profile.phoneVerified ? profile.phone : null
  const [problem, setProblem] = useFadingError()
  const [sent, setSent] = useState<Sent>()
  const [proof, setProof] = useState<string>()
  const sending = useSend({
    send: async ({ wish, number }: Omit<Sent, 'code'>): Promise<Sent> => ({
      ...{ wish, number },
      code: await sendNumberCode(wish),
    }),
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
      if (!changed) return setProof(session)
      toast({ type: 'success', title: 'Number confirmed', message: formatPhone(phone) })
      onDone()
    },
    onFailed: (error) => setProblem(wordsFor(error, 'Failed to verify OTP')),
  })
  const mustProve = inUse !== null && proof === undefined
  return (
    <Dialog open onClose={onClose} title={inUse ? 'Change number' : 'Add number'}>
      <div className="grid gap-4">
        {inUse && (
          <p className="text-ink-soft text-sm">
            Step {mustProve ? 1 : 2} of 2: {mustProve ? 'the number that you use now' : 'the new number'}
          </p>
        )}
        <AuthError>{problem}</AuthError>
        {sent ? (
          <CodeStep
            key={sent.code.session}
            number={sent.number}
            sent={sent.code}
            busy={checking.isPending || sending.isPending}
            does="Confirm"
            doing="Checking..."
            onCode={(code) =>
              checking.mutate({ session: sent.code.session, code, ...(proof !== undefined && { present: proof }) })
            }
            onResend={() => sending.mutate(sent)}
            onStartOver={() => setSent(undefined)}
          />
        ) : mustProve ? (
          <>
            <p>
              To keep others from taking your account, we first send a code on WhatsApp to{' '}
              <strong className="whitespace-nowrap">{formatPhone(inUse)}</strong>.
            </p>
            <button
              type="button"
              className={primaryButton}
              disabled={sending.isPending}
              onClick={() => sending.mutate({ wish: { which: 'present' }, number: inUse })}
            >
              {sending.isPending ? 'Sending code...' : 'Send code'}
            </button>
          </>
        ) : (
          <NewNumber
            busy={sending.isPending}
            onNumber={(number) => sending.mutate({ wish: { which: 'new', number }, number })}
          />
        )}
      </div>
    </Dialog>
  )
}

function NewNumber({ busy, onNumber }: { busy: boolean; onNumber(number: string): void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(SignInByWhatsappForm),
    defaultValues: { number: '' },
  })
  return (
    <form noValidate onSubmit={handleSubmit(({ number }) => onNumber(number))} className="grid gap-4">
      <TextField
        label="New WhatsApp number"
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
