import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { AdminChallenge } from '#core/contracts/admin/entry/sign-in.ts'
import { ForgotPassword, SignInByEmail } from '#core/contracts/forms/account.ts'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { SignInFields, signInFields } from '#web/components/entry/sign-in-fields.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { isAbout, saidOr, showFields } from '#web/lib/api/form-errors.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { usePasskeySignIn } from '../../use-passkey-sign-in.ts'
import { RecoveryCodesShown } from '../recovery-codes-shown.tsx'
import { FactorStep } from './factor-step.tsx'
import { SetUpStep } from './set-up-step.tsx'

/** Signing in to the console: the password, then the second factor. `home` is where it leads. */
export function SignInScreen({ home }: { home: string }) {
  const { params, go } = useAddress()
  const who = useWho()
  const client = useQueryClient()
  const [challenge, setChallenge] = useState<AdminChallenge>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const [problem, setProblem] = useState<string>()
  const entered = () => enterAccount(client)
  const startAgain = (why?: string) => {
    setProblem(why)
    setChallenge(undefined)
  }
  if (recoveryCodes)
    return (
      <AuthCard title="Your recovery codes" lead="You are signed in">
        <RecoveryCodesShown codes={recoveryCodes} onKept={() => setRecoveryCodes(undefined)} />
      </AuthCard>
    )
  if (who.state === 'loading') return <ScreenSkeleton />
  if (who.state === 'in' && who.account.adminRoles) return <Navigate to={home} replace />
  if (who.state === 'in') return <OtherUser role={who.account.role} />
  return (
    <AuthCard title="Platform Admin Login" lead="Admin Access">
      {!challenge ? (
        <PasswordStep
          problem={problem}
          onTry={() => setProblem(undefined)}
          onRight={setChallenge}
          onEntered={entered}
          onForgot={() => go({ forgot: '1' }, 'push')}
        />
      ) : challenge.ways.length > 0 ? (
        <FactorStep challenge={challenge} onEntered={entered} onStartAgain={startAgain} />
      ) : (
        <SetUpStep
          challenge={challenge.challenge}
          onStartAgain={startAgain}
          onDone={(codes) => {
            setRecoveryCodes(codes)
            entered()
          }}
        />
      )}
      <ForgotDialog open={params.has('forgot')} onClose={() => go({ forgot: undefined }, 'replace')} />
    </AuthCard>
  )
}

const ScreenSkeleton = () => (
  <AuthCard title="Platform Admin Login" lead="Admin Access">
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading...</span>
      {['first', 'second', 'button'].map((part) => (
        <div key={part} className="skeleton h-12 rounded-lg" />
      ))}
    </div>
  </AuthCard>
)

/** Somebody who is signed in, and works in no console. */
function OtherUser({ role }: { role: string }) {
  const { signOut, isPending } = useSignOut('/admin-login')
  return (
    <AuthCard title="Platform Admin Login" lead="Admin Access">
      <div className="grid gap-4">
        <Notice tone="warning">
          You are logged in as a {role} user. Please log out and sign in with a platform admin account.
        </Notice>
        <Button look="primary" busy={isPending && 'Logging out...'} onClick={signOut}>
          Log Out
        </Button>
      </div>
    </AuthCard>
  )
}

const problemOf = ({ status, message }: ApiError): string =>
  status >= 400 && status < 500 && message
    ? `Failed to send password reset email: ${message}`
    : 'Failed to send reset email.'

/** Asks for the admin's address, to which a link to a new password goes. */
const ForgotDialog = ({ open, onClose }: { open: boolean; onClose(): void }) => (
  <Dialog open={open} onClose={onClose} title="Forgot password?">
    <ForgotForm />
  </Dialog>
)

function ForgotForm() {
  const form = useContractForm(ForgotPassword, { email: '' })
  const asking = useSend('POST /auth/password/forgot')
  if (asking.isSuccess)
    return (
      <div className="grid gap-3" role="alert">
        <Notice tone="success">Password reset link sent to your email address.</Notice>
        <p className="text-ink-soft">The link sets a new password. Your second factor stays as it is.</p>
      </div>
    )
  return (
    <Form form={form} onSend={(body) => asking.mutate({ body })}>
      <AuthError>{asking.error && problemOf(asking.error)}</AuthError>
      <TextField label="Admin email" type="email" inputMode="email" autoComplete="email" {...form.field('email')} />
      <Button type="submit" look="primary" busy={asking.isPending && 'Sending...'}>
        Send link
      </Button>
    </Form>
  )
}

type Props = {
  /** Why a sign-in begins again. */
  problem: string | undefined
  onTry(): void
  onRight(challenge: AdminChallenge): void
  onEntered(): void
  onForgot(): void
}

function PasswordStep({ problem, onTry, onRight, onEntered, onForgot }: Props) {
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
