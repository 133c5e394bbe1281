import { LogOut } from 'lucide-react'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { quietButton } from '../styles.ts'

/** Ends the session and leads to the home page. */
export function LogoutButton() {
  const { signOut, isPending } = useSignOut()
  return (
    <button type="button" className={quietButton} disabled={isPending} onClick={signOut}>
      <LogOut aria-hidden size={18} /> {isPending ? 'Logging out...' : 'Logout'}
    </button>
  )
}
