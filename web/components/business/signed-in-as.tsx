import { LogOut } from 'lucide-react'
import { useWho } from '#web/lib/session.ts'
import { useSignOut } from '#web/lib/sign-out.ts'
import { quietButton } from '../styles.ts'

/** The address of whoever is signed in; nothing while it is not known, or without one. */
export function OwnEmail() {
  const who = useWho()
  return who.state === 'in' && who.account.email ? <span className="break-all">{who.account.email}</span> : null
}

export function LogOutButton() {
  const signOut = useSignOut()
  return (
    <button type="button" className={quietButton} disabled={signOut.isPending} onClick={() => signOut.mutate()}>
      <LogOut aria-hidden size={18} /> Logout
    </button>
  )
}
