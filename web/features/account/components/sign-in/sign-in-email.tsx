import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SignInByEmail } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { primaryButton } from '#web/components/styles.ts'
import { TextField } from '#web/components/ui/field.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'

type Props = {
  onEntered(): void
  /** The way to a new password. */
  onForgot(): void
}

const fields = ['email', 'password'] as const

function problemOf(error: ApiError): string | undefined {
  if (isAbout(error, fields)) return undefined
  const isDown = error.status === 0 || error.status >= 500
  return isDown ? 'Authentication service unavailable.' : error.message || 'Login failed'
}

export function SignInEmail({ onEntered, onForgot }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<SignInByEmail>({
    resolver: zodResolver(SignInByEmail),
    defaultValues: { email: '', password: '' },
  })
  const entering = useSend('POST /auth/sign-in', {
    onDone: () => {
      toast({ type: 'success', title: 'Login Successful!' })
      onEntered()
    },
    onFailed: (error) => showFields(error, fields, setError),
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit((body) => entering.mutate({ body }))} className="grid gap-4">
      <AuthError>{entering.error && problemOf(entering.error)}</AuthError>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <button type="submit" className={primaryButton} disabled={entering.isPending}>
        {entering.isPending ? 'Signing in...' : 'Sign in'}
      </button>
      <button type="button" className="min-h-11 justify-self-center font-semibold underline" onClick={onForgot}>
        Forgot your password?
      </button>
    </form>
  )
}
