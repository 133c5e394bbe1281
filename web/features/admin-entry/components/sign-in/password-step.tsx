import { KeyRound } from 'lucide-react'
import type { AdminChallenge } from '#core/contracts/admin/entry/sign-in.ts'
import { SignInByEmail } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { SignInFields, signInFields } from '#web/components/entry/sign-in-fields.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { isAbout, saidOr, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { usePasskeySignIn } from '../../use-passkey-sign-in.ts'

type Props = {
  /** Why a sign-in begins again. */
  problem: string | undefined
  onTry(): void
  onRight(challenge: AdminChallenge): void
  onEntered(): void
  onForgot(): void
}

export function PasswordStep({ problem, onTry, onRight, onEntered, onForgot }: Props) {
  const form = useContractForm(SignInByEmail, { email: '', password: '' })
  const trying = useSend('POST /admin/sign-in', {
    onDone: onRight,
    onFailed: (error) => showFields(error, signInFields, form.setError),
  })
  const passkey = usePasskeySignIn({ onEntered })
  const refusal = trying.error && !isAbout(trying.error, signInFields) && saidOr(trying.error, 'Login failed')
  return (
    <Form
      form={form}
      onSend={(body) => {
        onTry()
        trying.mutate({ body })
      }}
    >
      <AuthError>{problem ?? passkey.problem ?? refusal}</AuthError>
      <SignInFields form={form} />
      <Button type="submit" look="primary" busy={trying.isPending && 'Checking...'}>
        Continue
      </Button>
      <Button
        look="quiet"
        disabled={passkey.isPending}
        onClick={() => {
          onTry()
          passkey.start()
        }}
      >
        <KeyRound aria-hidden size={18} /> {passkey.isPending ? 'Waiting for your device...' : 'Sign in with a passkey'}
      </Button>
      <Button look="text" className="justify-self-center" onClick={onForgot}>
        Forgot password?
      </Button>
    </Form>
  )
}
