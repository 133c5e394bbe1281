import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { AdminChallenge } from '#core/contracts/admin/entry/sign-in.ts'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { RecoveryCodesShown } from '../recovery-codes-shown.tsx'
import { FactorStep } from './factor-step.tsx'
import { ForgotDialog } from './forgot-dialog.tsx'
import { OtherUser } from './other-user.tsx'
import { PasswordStep } from './password-step.tsx'
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
