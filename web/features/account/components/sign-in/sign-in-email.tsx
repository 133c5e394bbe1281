import { SignInByEmail } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { SignInFields, signInFields } from '#web/components/entry/sign-in-fields.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout, saidOr, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

type Props = {
  onEntered(): void
  /** The way to a new password. */
  onForgot(): void
}

function problemOf(error: ApiError): string | undefined {
  if (isAbout(error, signInFields)) return undefined
  const isDown = error.status === 0 || error.status >= 500
  return isDown ? 'Authentication service unavailable.' : saidOr(error, 'Login failed')
}

export function SignInEmail({ onEntered, onForgot }: Props) {
  const form = useContractForm(SignInByEmail, { email: '', password: '' })
  const entering = useSend('POST /auth/sign-in', {
    onDone: () => {
      toast({ type: 'success', title: 'Login Successful!' })
      onEntered()
    },
    onFailed: (error) => showFields(error, signInFields, form.setError),
  })
  return (
    <Form form={form} onSend={(body) => entering.mutate({ body })}>
      <AuthError>{entering.error && problemOf(entering.error)}</AuthError>
      <SignInFields form={form} />
      <Button type="submit" look="primary" busy={entering.isPending && 'Signing in...'}>
        Sign in
      </Button>
      <Button look="text" className="justify-self-center" onClick={onForgot}>
        Forgot your password?
      </Button>
    </Form>
  )
}
