import type { AccountView } from '#core/contracts/auth.ts'
import { quietButton } from '../../components/styles.ts'
import { useSend } from '../../lib/api/use-send.ts'
import { toast } from '../../lib/toast.ts'

/** Over each page of a shop that an admin looks at. */
export function LookStrip({ looking }: { looking: NonNullable<AccountView['looking']> }) {
  const ending = useSend('POST /admin/look/end', {
    // Everything that was read as the shop is forgotten.
    onDone: () => window.location.assign(`/admin/businesses/${looking.id}`),
    onFailed: ({ message }) => toast({ type: 'error', title: message }),
  })
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-ink px-4 py-2 text-paper text-sm print:hidden"
    >
      <p className="grow">
        <strong>You see this shop as its people do. Nothing can be changed.</strong> Conversations and drivers stay
        hidden.
      </p>
      <button type="button" className={quietButton} disabled={ending.isPending} onClick={() => ending.mutate()}>
        End
      </button>
    </div>
  )
}
