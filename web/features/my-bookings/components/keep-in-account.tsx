import { Link, useLocation } from 'react-router-dom'
import type { GuestBookingView } from '#core/contracts/web-bookings.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { signInLink, useWho } from '#web/lib/session.ts'
import { linkLook, quietButton } from '../../../components/styles.ts'
import { toast } from '../../../lib/toast.ts'

/** Puts a guest's booking into the account of whoever holds its private link, once they are signed in. */
export function KeepInAccount({ booking, token }: { booking: GuestBookingView; token: string }) {
  const who = useWho()
  const { pathname } = useLocation()
  const keeping = useSend('POST /guest-bookings/:token/keep', {
    invalidates: ['GET /guest-bookings/:token', 'GET /bookings'],
    onDone: () => toast({ type: 'success', title: 'The booking stands in My Bookings' }),
    onFailed: ({ message }) => toast({ type: 'error', title: 'The booking was not kept', message }),
  })
  if (booking.inAccount === 'another' || who.state === 'loading') return null
  if (booking.inAccount === 'mine')
    return (
      <p className="text-center">
        It stands in{' '}
        <Link to="/booking" className={linkLook}>
          My Bookings
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
        to keep it in My Bookings.
      </p>
    )
  if (who.account.role !== 'customer') return null
  return (
    <button
      type="button"
      className={`${quietButton} justify-self-center`}
      disabled={keeping.isPending}
      onClick={() => keeping.mutate({ params: { token } })}
    >
      {keeping.isPending ? 'Keeping...' : 'Keep it in My Bookings'}
    </button>
  )
}
