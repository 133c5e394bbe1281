import { Keyboard } from 'lucide-react'
import type { AccountView } from '#core/contracts/auth.ts'
import { Button } from '#web/components/ui/button.tsx'
import { later } from '../../lib/code/later.tsx'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { Finder } from '../console/finder/finder.tsx'

const FinderDialog = later(() => import('./finder/finder-dialog.tsx'))

/** Who works here, the one search, and the way out. */
export function AdminTopBar({ account, onShortcuts }: { account: AccountView; onShortcuts(): void }) {
  const { signOut, isPending } = useSignOut('/admin-login')
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-x-3 border-line border-b bg-surface px-4 py-1">
      <p className="min-w-0 truncate font-bold">
        {account.name} <span className="font-normal text-ink-soft max-sm:hidden">· Platform admin</span>
      </p>
      <div className="ml-auto flex items-center gap-1">
        <Finder dialog={FinderDialog} />
        <Button
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          look="icon"
          className="max-md:hidden"
          onClick={onShortcuts}
        >
          <Keyboard aria-hidden size={20} />
        </Button>
        <Button look="quiet" busy={isPending && 'Logging out...'} onClick={signOut}>
          Log out
        </Button>
      </div>
    </header>
  )
}
