import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ShopMember } from '#core/contracts/members.ts'
import { useChosenShop } from '#web/components/business/chosen-shop.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Empty, Failed, Spinner } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
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
