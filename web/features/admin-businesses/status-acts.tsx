import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadKey } from '#core/contracts/operations.ts'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { type ModeratedStatus, mayModerate, needsApproval } from '#core/rules/shops/business-life.ts'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { invalidate } from '#web/lib/api/cache.ts'
import { useShortcuts } from '#web/lib/keys.ts'
import { toast } from '#web/lib/toast.ts'
import { SayDialog } from '../../components/admin/say-dialog.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { useMayAdmin } from '../../lib/admin/use-may-admin.ts'

type Shop = { id: string; name: string; status: BusinessStatus; verified: boolean; openBookings: number }
type Props = {
  shop: Shop
  /** Only the act that is likely next. */
  inRow?: boolean
}

/** What an admin may make of the shop now. Hiding it asks once, blocking it for a reason; showing it is done at once. */
export function StatusActs({ shop, inRow = false }: Props) {
  const [asks, setAsks] = useState<'blocked' | 'unpublished'>()
  const { set, isSetting, failed } = useSetStatus(shop, () => setAsks(undefined))
  const mayAct = useMayAdmin('moderation')
  const { name, status } = shop
  const of = <span className="sr-only">{name}</span>
  const may = (to: ModeratedStatus) => mayModerate(status, to)
  if (!mayAct) return null
  return (
    <>
      {!inRow && <Keys shop={shop} set={set} ask={setAsks} />}
      {may('active') && (
        <Button look={inRow ? 'quiet' : 'primary'} disabled={isSetting} onClick={() => set('active')}>
          {wordToShow(shop)} {of}
        </Button>
      )}
      {may('unpublished') && !inRow && (
        <Button look="quiet" disabled={isSetting} onClick={() => setAsks('unpublished')}>
          Unpublish {of}
        </Button>
      )}
      {may('blocked') && !inRow && (
        <Button look="danger" disabled={isSetting} onClick={() => setAsks('blocked')}>
          Block {of}
        </Button>
      )}
      {asks === 'blocked' && (
        <SayDialog
          title={`Block ${name}?`}
          description={`Customers will not be able to see or contact them. ${whatEnds(shop)} This action can be reversed later.`}
          label="Reason, for the owners of the shop"
          blank="Please give a reason"
          send="Block"
          sending="Blocking..."
          destroys
          isSending={isSetting}
          failed={failed}
          onSend={(reason) => set('blocked', reason)}
          onClose={() => setAsks(undefined)}
        />
      )}
      <ConfirmUnpublish
        name={name}
        open={asks === 'unpublished'}
        busy={isSetting}
        onYes={() => set('unpublished')}
        onNo={() => setAsks(undefined)}
      />
    </>
  )
}

type ConfirmProps = { name: string; open: boolean; busy: boolean; onYes(): void; onNo(): void }

const ConfirmUnpublish = ({ name, ...asking }: ConfirmProps) => (
  <Confirm {...asking} title={`Unpublish ${name}?`} yes="Unpublish" no="Cancel">
    <p>
      This hides them temporarily from customers; the bookings that they have stand. This action can be reversed later.
    </p>
  </Confirm>
)

type KeysProps = {
  shop: Shop
  set(status: ModeratedStatus): void
  ask(about: 'blocked' | 'unpublished'): void
}

function Keys({ shop, set, ask }: KeysProps) {
  const { status } = shop
  useShortcuts([
    ...(mayModerate(status, 'active')
      ? [{ key: 'a', does: `${wordToShow(shop)} the open business`, run: () => set('active') }]
      : []),
    ...(mayModerate(status, 'unpublished') ? [{ key: 'u', does: 'Unpublish it', run: () => ask('unpublished') }] : []),
    ...(mayModerate(status, 'blocked') ? [{ key: 'b', does: 'Block it', run: () => ask('blocked') }] : []),
  ])
  return null
}

const wordToShow = (shop: Shop): string => {
  if (needsApproval(shop)) return 'Approve'
  return shop.status === 'blocked' ? 'Reinstate' : 'Republish'
}

function whatEnds({ openBookings }: Shop): string {
  if (openBookings === 0) return 'They have no open bookings.'
  const bookings = openBookings === 1 ? 'Their 1 open booking is' : `Their ${openBookings} open bookings are`
  return `${bookings} cancelled and the drivers are told; these do not come back.`
}

/** What shows a shop's status. */
const shown: readonly ReadKey[] = [
  'GET /admin/businesses',
  'GET /admin/businesses/counts',
  'GET /admin/businesses/:shopId',
  'GET /admin/businesses/:shopId/latest',
  'GET /admin/applications',
]

const done: Record<ModeratedStatus, string> = {
  pending: 'waits again',
  active: 'is visible to customers',
  blocked: 'is blocked',
  unpublished: 'is hidden for now',
}

/** Changes a shop's status; the list and the counts are read anew. */
function useSetStatus(shop: { id: string; name: string }, onDone: () => void) {
  const client = useQueryClient()
  const readAnew = async () => {
    try {
      await Promise.all(shown.map((key) => invalidate(client, { queryKey: [key] }, { throwOnError: true })))
    } catch {
      toast({
        type: 'warning',
        title: 'Status updated, but failed to refresh the list. Please reload the page.',
      })
    }
  }
  const sending = useAdminSend('POST /admin/businesses/:shopId/status', {
    onDone: ({ cancelledBookings }, { body }) => {
      const ended = cancelledBookings === 1 ? '1 booking is cancelled' : `${cancelledBookings} bookings are cancelled`
      toast({
        type: 'success',
        title: `${shop.name} ${done[body.status as ModeratedStatus]}`,
        ...(cancelledBookings > 0 && { message: `${ended}, and the drivers are told.` }),
      })
      onDone()
      void readAnew()
    },
    onFailed: ({ status, message }) =>
      toast({
        type: 'error',
        title:
          status >= 400 && status < 500
            ? `Failed to update business status: ${message}`
            : 'An unexpected error occurred. Please try again.',
      }),
  })
  return {
    set: (status: ModeratedStatus, reason?: string) =>
      sending.mutate({ params: { shopId: shop.id }, body: { status, ...(reason && { reason }) } }),
    isSetting: sending.isPending,
    failed: sending.error?.message,
  }
}
