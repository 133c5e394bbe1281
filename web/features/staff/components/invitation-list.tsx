import type { InvitationView } from '#core/contracts/seller/staff.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { roles } from '../roles.ts'

/** The invitations that nobody has answered. */
export function InvitationList({ shopId }: { shopId: string }) {
  const read = useRead('GET /shops/:shopId/invitations', { params: { shopId } }, { onFocus: true })
  const { data } = read
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="mb-2 font-bold text-lg">
        Invitations
      </h2>
      {data ? (
        data.invitations.length === 0 ? (
          <p className="text-ink-soft">Nobody is invited at the moment.</p>
        ) : (
          <ul className={`${card} divide-y divide-line`}>
            {data.invitations.map((one) => (
              <Invitation key={one.id} invitation={one} />
            ))}
          </ul>
        )
      ) : read.error ? (
        <Failed title="Failed to load the invitations" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </section>
  )
}

function Invitation({ invitation }: { invitation: InvitationView }) {
  const { id, to, by, role, sentAt, expiresAt, expired } = invitation
  const invalidates = ['GET /shops/:shopId/invitations'] as const
  const resending = useSend('POST /invitations/:id/resend', {
    invalidates,
    onDone: () => toast({ type: 'success', title: 'Invitation sent again' }),
    onFailed: toastError,
  })
  const withdrawing = useSend('DELETE /invitations/:id', { invalidates, onFailed: toastError })
  const shown = by === 'whatsapp' ? formatPhone(to) : to
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="break-all font-medium">{shown}</p>
        <p className="text-ink-soft text-sm">
          {roles[role].name}, by {by === 'whatsapp' ? 'WhatsApp' : 'email'} on {dayOfInstant(sentAt)},{' '}
          {expired ? 'no longer open' : `open until ${dayOfInstant(expiresAt)}`}
        </p>
      </div>
      {expired && <Badge tone="warning">Expired</Badge>}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" disabled={resending.isPending} onClick={() => resending.mutate({ params: { id } })}>
          Send again<span className="sr-only"> to {shown}</span>
        </Button>
        <Button look="quiet" disabled={withdrawing.isPending} onClick={() => withdrawing.mutate({ params: { id } })}>
          Withdraw<span className="sr-only"> the invitation of {shown}</span>
        </Button>
      </div>
    </li>
  )
}
