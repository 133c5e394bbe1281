import { CircleCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { Notice } from '../../../components/ui/states.tsx'
import { useRenew, useSend } from '../../../lib/use-api.ts'
import { confirmEmail } from '../api/account.ts'
import { AuthCard } from './auth-card.tsx'

/** Where the link of a mail leads. A press confirms, because programs open links too. */
export function VerifyEmailScreen() {
  const token = useLocation().hash.slice(1)
  const renew = useRenew()
  const confirming = useSend({ send: confirmEmail, onDone: () => renew('/api/') })
  const { data, error, isPending } = confirming
  return (
    <AuthCard title="Confirm your e-mail address">
      {data ? (
        <div role="status" className="grid justify-items-center gap-2 py-4 text-center">
          <CircleCheck aria-hidden size={40} className="text-verified" />
          <p className="font-bold text-xl">Confirmed</p>
          <p className="text-ink-soft">
            <span className="break-all">{data.email}</span> is yours. What you booked with it as a guest is in your
            account now.
          </p>
          <Link to="/profile" className={`${primaryButton} mt-3`}>
            Go to my profile
          </Link>
        </div>
      ) : (
        <div className="grid gap-4">
          <p>Press the button to confirm that this address is yours.</p>
          {error && <Notice tone="error">{error.message}</Notice>}
          <button type="button" className={primaryButton} disabled={isPending} onClick={() => confirming.mutate(token)}>
            {isPending ? 'Confirming...' : 'Confirm my e-mail address'}
          </button>
          {error?.code === 'LINK_GONE' && (
            <Link to="/profile" className={quietButton}>
              Get a new link in my profile
            </Link>
          )}
        </div>
      )}
    </AuthCard>
  )
}
