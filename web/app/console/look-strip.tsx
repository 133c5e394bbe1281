import type { ReactNode } from 'react'
import type { AccountView } from '#core/contracts/auth.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useSend } from '../../lib/api/use-send.ts'
import { toastError } from '../../lib/toast.ts'

type Props = { looking: NonNullable<AccountView['looking']>; children: ReactNode }

/** Over each page while an admin looks at a shop, in both consoles: what that means here, and its end. */
export function LookStrip({ looking, children }: Props) {
  const ending = useSend('POST /admin/look/end', {
    // Everything that was read as the shop is forgotten.
    onDone: () => window.location.assign(`/admin/businesses/${looking.id}`),
    onFailed: toastError,
  })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-ink px-4 py-2 text-paper text-sm print:hidden"
    >
      <p className="min-w-0 grow break-words">{children}</p>
      <Button look="quiet" disabled={ending.isPending} onClick={() => ending.mutate()}>
        End
      </Button>
    </div>
  )
}
