import { CircleCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { EmailConfirmed } from '#core/contracts/auth.ts'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { EndOthers } from './end-others.tsx'

/** Where the link of a mail leads. It proves the address for the account that is signed in here. */
export function VerifyEmailScreen() {
  const who = useWho()
  const { token, keep, forget } = useMailedToken()
  const invalidate = useInvalidate()
  const confirming = useSend('POST /auth/email/confirm', {
    onDone: () => {
      forget()
      invalidate()
    },
  })
  return (
    <AuthCard title="Confirm your e-mail address">
      {confirming.data ? (
        <Confirmed {...confirming.data} />
      ) : who.state === 'loading' ? (
        <Spinner>Loading...</Spinner>
      ) : who.state === 'out' ? (
        <div className="grid gap-4">
          <p>Sign in to your account first, then confirm that this address is yours.</p>
          <Link to={signInLink('/verify-email')} onClick={keep} className={primaryButton}>
            Sign in
          </Link>
        </div>
      ) : (
        <Confirm
          error={confirming.error}
          busy={confirming.isPending}
          onConfirm={() => confirming.mutate({ body: { token: token() } })}
        />
      )}
    </AuthCard>
  )
}

type ConfirmProps = { error: { code: string; message: string } | null; busy: boolean; onConfirm(): void }

/** A press confirms, because programs open links too. */
const Confirm = ({ error, busy, onConfirm }: ConfirmProps) => (
  <div className="grid gap-4">
    <p>Press the button to confirm that this address is yours.</p>
    {error && <Notice tone="error">{error.message}</Notice>}
    <Button look="primary" busy={busy && 'Confirming...'} onClick={onConfirm}>
      Confirm my e-mail address
    </Button>
    {error?.code === 'LINK_GONE' && (
      <Link to="/profile" className={quietButton}>
        Get a new link in my profile
      </Link>
    )}
  </div>
)

const Confirmed = ({ email }: EmailConfirmed) => (
  <div role="status" className="grid justify-items-center gap-2 py-4 text-center">
    <CircleCheck aria-hidden size={40} className="text-verified" />
    <p className="font-bold text-xl">Confirmed</p>
    <p className="text-ink-soft">
      <span className="break-all">{email}</span> is yours. What you booked with it as a guest is in your account now.
    </p>
    <EndOthers />
    <Link to="/profile" className={`${primaryButton} mt-3`}>
      Go to my profile
    </Link>
  </div>
)

const name = 'mailed-token'

/**
 * The token behind the # of the address, which no server sees. Signing in leaves the page, so it can be kept in this tab
 * until then.
 */
function useMailedToken() {
  const here = useLocation().hash.slice(1)
  return { token: () => here || kept(), keep: () => keep(here), forget: () => keep('') }
}

function kept(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

function keep(token: string): void {
  try {
    if (token) sessionStorage.setItem(name, token)
    else sessionStorage.removeItem(name)
  } catch {
    // Without storage the person opens the link of the mail once more.
  }
}
