import { Link, useLocation } from 'react-router-dom'
import { formIn, withoutForm } from '../lib/page/forms.ts'
import { keepPendingAction } from '../lib/page/pending-action.ts'
import { signInLink } from '../lib/session.ts'
import { linkLook } from './styles.ts'

/** For a guest's form: with an account the answers come into the messages; the form opens again afterwards. */
export function SignInBeside() {
  const { pathname, search } = useLocation()
  const back = `${pathname}${search}`
  const leave = () => {
    const opened = formIn(new URLSearchParams(search))
    if (opened) keepPendingAction(opened.form, opened.subject, `${pathname}${withoutForm(search)}`)
  }
  return (
    <p className="rounded-lg bg-sunk px-4 py-3 text-sm">
      With an account every answer comes into your messages:{' '}
      <Link to={signInLink(back)} className={linkLook} onClick={leave}>
        Sign in
      </Link>{' '}
      or{' '}
      <Link to={signInLink(back, 'signup')} className={linkLook} onClick={leave}>
        Create account
      </Link>
    </p>
  )
}
