import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { NewPasswordForm } from '#core/contracts/forms/account.ts'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { linkLook } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { NewPasswordFields, newPasswordHint } from './new-password-fields.tsx'

const TO_LOGIN_MS = 2000
const TO_HOME_MS = 3000

type Props = {
  /** Where one signs in. */
  login?: string
  /** Where it leads once the password is set. */
  home?: string
  done?: string
}

/** Where the link of a mail leads; its token stands behind the #. */
export function ResetPasswordScreen({
  login = '/login',
  home = '/',
  done = 'You are signed out everywhere. Sign in with your new password.',
}: Props) {
  const token = useLocation().hash.slice(1)
  const checking = useSend('POST /auth/password/reset/check')
  const check = checking.mutate
  useEffect(() => check({ body: { token } }), [check, token])
  const { error } = checking
  const isInvalid = error !== null && error.status >= 400 && error.status < 500 && error.status !== 429
  useGoLater(isInvalid ? login : undefined, TO_LOGIN_MS)
  return (
    <AuthCard title="Set New Password">
      {isInvalid ? (
        <Notice tone="error">Invalid password reset link. Please request a new password reset.</Notice>
      ) : error ? (
        <Failed title={error.message} onRetry={() => check({ body: { token } })} retrying={checking.isPending} />
      ) : checking.isSuccess ? (
        <NewPassword token={token} home={home} done={done} />
      ) : (
        <Spinner>Checking the link...</Spinner>
      )}
      <Link to={login} className={`${linkLook} mt-6 inline-flex min-h-11 items-center`}>
        Back to Login
      </Link>
    </AuthCard>
  )
}

function NewPassword({ token, home, done }: { token: string; home: string; done: string }) {
  const invalidate = useInvalidate()
  const form = useContractForm(NewPasswordForm, { password: '', confirm: '' })
  const setting = useSend('POST /auth/password/reset', {
    onDone: () => invalidate(),
    onFailed: (error) => showFields(error, ['password'], form.setError),
  })
  useGoLater(setting.isSuccess ? home : undefined, TO_HOME_MS)
  if (setting.isSuccess)
    return (
      <div role="status" className="grid justify-items-center gap-2 py-6 text-center">
        <CircleCheck aria-hidden size={40} className="text-verified" />
        <p className="font-bold text-xl">Password Updated!</p>
        <p className="text-ink-soft">{done}</p>
      </div>
    )
  const { error } = setting
  return (
    <Form form={form} onSend={({ password }) => setting.mutate({ body: { token, password } })}>
      <AuthError>{error && !isAbout(error, ['password']) && `Failed to update password: ${error.message}`}</AuthError>
      <NewPasswordFields
        label="New password"
        hint={newPasswordHint}
        register={form.register}
        errors={form.formState.errors}
      />
      <Button type="submit" look="primary" busy={setting.isPending && 'Updating...'}>
        Update password
      </Button>
    </Form>
  )
}

function useGoLater(to: string | undefined, afterMs: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => void navigate(to), afterMs)
    return () => clearTimeout(timer)
  }, [to, afterMs, navigate])
}
