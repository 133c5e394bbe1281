import { zodResolver } from '@hookform/resolvers/zod'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { InviteForm, type InviteInput } from '#core/contracts/forms/staff.ts'
import type { ShopMember } from '#core/contracts/members.ts'
import type { InvitationView } from '#core/contracts/seller/joining.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { formatPhone } from '#core/rules/format.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { card } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { CheckField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { Empty, Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { roles } from '../roles.ts'
import { MemberList } from './member-list.tsx'

/** Who works at the chosen shop. Owners invite, change and remove; everybody may leave. */
export function StaffScreen() {
  const { chosen, areKnown } = useChosenShop()
  const [isInviting, setIsInviting] = useState(false)
  const read = useRead('GET /shops/:shopId/members', chosen ? { params: { shopId: chosen.id } } : null, {
    onFocus: true,
  })
  const isOwner = read.data?.members.some(({ you, role }) => you && role === 'owner') ?? false
  return (
    <ConsolePage
      title="Staff"
      about={chosen ? `Who works at ${chosen.name}` : undefined}
      actions={
        isOwner && (
          <Button look="primary" onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden size={20} /> Invite
          </Button>
        )
      }
    >
      {areKnown && !chosen ? (
        <Empty title="No business found for this user." />
      ) : read.error && !read.data ? (
        <Failed title="Failed to load the members" onRetry={() => void read.refetch()} retrying={read.isFetching} />
      ) : chosen && read.data ? (
        <Lists shopId={chosen.id} members={read.data.members} isOwner={isOwner} />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
      {chosen && isInviting && <InviteDialog shopId={chosen.id} onClose={() => setIsInviting(false)} />}
    </ConsolePage>
  )
}

type Props = { shopId: string; members: readonly ShopMember[]; isOwner: boolean }

const Lists = ({ shopId, members, isOwner }: Props) => (
  <div className={`grid items-start gap-6 ${isOwner ? '2xl:grid-cols-2' : ''}`}>
    <MemberList members={members} isOwner={isOwner} />
    {isOwner && <InvitationList shopId={shopId} />}
  </div>
)

/** Asks somebody to join, by the address that they are known by. */
function InviteDialog({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const form = useDraftForm<InviteInput, InviteForm>('invite', {
    resolver: zodResolver(InviteForm),
    defaultValues: { to: '', role: 'staff' },
  })
  const { register, handleSubmit, getValues, forget } = form
  const sending = useSend('POST /shops/:shopId/invitations', {
    invalidates: ['GET /shops/:shopId/invitations'],
    onDone: ({ to, by }) => {
      forget()
      toast({
        type: 'success',
        title: 'Invitation sent',
        message:
          by === 'email' ? `${to} gets a mail with a link.` : `${to} is asked on WhatsApp, and can answer there.`,
      })
      onClose()
    },
  })
  const submit = handleSubmit(() => sending.mutate({ params: { shopId }, body: getValues() }))
  return (
    <Dialog open onClose={onClose} title="Invite somebody" description="The invitation is open for seven days.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="E-mail or WhatsApp number"
          hint="For example 082 123 4567"
          autoComplete="off"
          {...fieldOf(form, 'to')}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">Role</legend>
          {(['staff', 'owner'] satisfies ShopRole[]).map((role) => (
            <CheckField
              key={role}
              type="radio"
              value={role}
              label={roles[role].name}
              hint={roles[role].may}
              {...register('role')}
            />
          ))}
        </fieldset>
        {sending.error && <Notice tone="error">{sending.error.message}</Notice>}
        <Button type="submit" look="primary" busy={sending.isPending && 'Sending...'}>
          Send invitation
        </Button>
      </form>
    </Dialog>
  )
}

/** The invitations that nobody has answered. */
function InvitationList({ shopId }: { shopId: string }) {
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
