import { Link, useLocation } from 'react-router-dom'
import { signInLink, useWho } from '#web/lib/session.ts'
import { linkLook } from './styles.ts'
import { Button } from './ui/button.tsx'

type Props = {
  /** Whose it is by now. */
  inAccount: 'none' | 'mine' | 'another'
  /** Where an account has such things. */
  place: { name: string; to: string }
  isKeeping: boolean
  onKeep(): void
}

/** Puts what a guest's private link opens into the account of whoever holds the link, once they are signed in. */
export function KeepInAccount({ inAccount, place, isKeeping, onKeep }: Props) {
  const who = useWho()
  const { pathname } = useLocation()
  if (inAccount === 'another' || who.state === 'loading') return null
  if (inAccount === 'mine')
    return (
      <p className="text-center">
        It stands in{' '}
        <Link to={place.to} className={linkLook}>
          {place.name}
        </Link>{' '}
        as well.
      </p>
    )
  if (who.state === 'out')
    return (
      <p className="text-center">
        <Link to={signInLink(pathname)} className={linkLook}>
          Sign in
        </Link>{' '}
        or{' '}
        <Link to={signInLink(pathname, 'signup')} className={linkLook}>
          create an account
        </Link>{' '}
        to keep it in {place.name}.
      </p>
    )
  if (who.account.role !== 'customer') return null
  return (
    <Button look="quiet" className="self-center justify-self-center" busy={isKeeping && 'Keeping...'} onClick={onKeep}>
      {`Keep it in ${place.name}`}
    </Button>
  )
}
