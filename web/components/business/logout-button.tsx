import { LogOut } from 'lucide-react'
import { useSignOut } from '#web/lib/use-sign-out.ts'
import { Button } from '../ui/button.tsx'

/** Ends the session and leads to the home page. */
export function LogoutButton() {
  const { signOut, isPending } = useSignOut()
  return (
    <Button look="quiet" disabled={isPending} onClick={signOut}>
      <LogOut aria-hidden size={18} /> {isPending ? 'Logging out...' : 'Logout'}
    </Button>
  )
}
