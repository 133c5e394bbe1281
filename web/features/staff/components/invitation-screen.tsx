import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { MyInvitation } from '#core/contracts/seller/joining.ts'
import { formatPhone } from '#core/rules/format.ts'
import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { primaryButton, quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { roles } from '../roles.ts'

/** Where an invitation to a shop is answered: that of the mail's link, or those to addresses of the account. */
export function InvitationScreen() {
  const who = useWho()
  const token = useInvitationToken()
  const fromLink = useFromLink(token)
  const mine = useRead('GET /my-invitations', {}, { enabled: who.state === 'in' })
  const linked = fromLink.data
  const others = (mine.data?.invitations ?? []).filter(({ id }) => id !== linked?.id)
  const isReading =
    who.state === 'loading' || (token && !linked && !fromLink.error) || (who.state === 'in' && mine.isPending)
  return (
    <AuthCard title="Invitation to a shop">
      {isReading ? (
        <Spinner>Loading...</Spinner>
      ) : (
        <div className="grid gap-6">
          {fromLink.error && others.length === 0 && <Notice tone="error">{fromLink.error.message}</Notice>}
          {linked && <Invitation invitation={linked} token={token} isIn={who.state === 'in'} />}
          {others.map((one) => (
            <Invitation key={one.id} invitation={one} isIn />
          ))}
          {!linked && others.length === 0 && <Nothing isIn={who.state === 'in'} />}
        </div>
      )}
    </AuthCard>
  )
}

/** Asked for once; the token stays out of addresses. */
function useFromLink(token: string) {
  const reading = useSend('POST /invitations/read')
  const [asked, setAsked] = useState('')
  const { mutate } = reading
  useEffect(() => {
    if (!token || token === asked) return
    setAsked(token)
    mutate({ body: { token } })
  }, [token, asked, mutate])
  return reading
}

type Props = { invitation: MyInvitation; token?: string; isIn: boolean }

function Invitation({ invitation: { id, shop, role, from, to }, token, isIn }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const body = token ? { token } : {}
  const accepting = useSend('POST /my-invitations/:id/accept', {
    onDone: ({ shop }) => {
      enterAccount(client)
      void navigate(`/business/seller-dashboard?shop=${shop.slug}`, { replace: true })
    },
  })
  const declining = useSend('POST /my-invitations/:id/decline', {
    onDone: () => void navigate('/', { replace: true }),
  })
  const isBusy = accepting.isPending || declining.isPending
  const error = accepting.error ?? declining.error
  return (
    <section className="grid gap-3" aria-labelledby={`shop-${id}`}>
      <h2 id={`shop-${id}`} className="font-bold text-lg">
        {shop.name}
      </h2>
      <p>
        {from ?? 'The shop'} invites you as <strong>{roles[role].name}</strong>. {roles[role].may}.
      </p>
      <p className="break-all text-ink-soft text-sm">Sent to {to.startsWith('+') ? formatPhone(to) : to}</p>
      {error && <Notice tone="error">{error.message}</Notice>}
      {isIn ? (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" disabled={isBusy} onClick={() => accepting.mutate({ params: { id }, body })}>
            {accepting.isPending ? 'Joining...' : 'Accept'}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={() => declining.mutate({ params: { id }, body })}>
            Decline
          </Button>
        </div>
      ) : (
        <SignIn />
      )}
    </section>
  )
}

/** With the invited address; coming back leads here. */
const SignIn = () => (
  <div className="grid gap-3">
    <p>Sign in with the address that was invited, or create an account with it. Then accept here.</p>
    <Link to={signInLink('/invitation')} className={primaryButton}>
      Sign in
    </Link>
    <Link to={signInLink('/invitation', 'signup')} className={quietButton}>
      Create an account
    </Link>
  </div>
)

const Nothing = ({ isIn }: { isIn: boolean }) =>
  isIn ? (
    <p>There is no open invitation to the addresses of your account. Please ask the shop for another one.</p>
  ) : (
    <SignIn />
  )

const name = 'invitation-token'

/** The token behind the # of the mail's link, which no server sees; kept in this tab while its holder signs in. */
function useInvitationToken(): string {
  const here = useLocation().hash.slice(1)
  useEffect(() => {
    if (!here) return
    try {
      sessionStorage.setItem(name, here)
    } catch {
      // Without storage the person opens the link of the mail once more.
    }
  }, [here])
  return here || kept()
}

function kept(): string {
  try {
    return sessionStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
