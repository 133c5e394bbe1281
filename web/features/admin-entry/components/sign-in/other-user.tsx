import { AuthCard } from '#web/components/entry/auth-card.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useSignOut } from '#web/lib/use-sign-out.ts'

/** Somebody who is signed in, and works in no console. */
export function OtherUser({ role }: { role: string }) {
  const { signOut, isPending } = useSignOut('/admin-login')
  return (
    <AuthCard title="Platform Admin Login" lead="Admin Access">
      <div className="grid gap-4">
        <Notice tone="warning">
          You are logged in as a {role} user. Please log out and sign in with a platform admin account.
        </Notice>
        <Button look="primary" busy={isPending && 'Logging out...'} onClick={signOut}>
          Log Out
        </Button>
      </div>
    </AuthCard>
  )
}
