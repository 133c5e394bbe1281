import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ShopMember } from '#core/contracts/members.ts'
import type { ShopRole } from '#core/contracts/shops.ts'
import { Badge } from '#web/components/console/badge.tsx'
import { card, field } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { roles } from '../roles.ts'

type ListProps = { members: readonly ShopMember[]; isOwner: boolean }

export const MemberList = ({ members, isOwner }: ListProps) => (
  <section aria-labelledby="members">
    <h2 id="members" className="mb-2 font-bold text-lg">
      Members
    </h2>
    <ul className={`${card} divide-y divide-line`}>
      {members.map((member) => (
        <Member key={member.id} member={member} isOwner={isOwner} />
      ))}
    </ul>
  </section>
)

function Member({ member, isOwner }: { member: ShopMember; isOwner: boolean }) {
  const { id, name, role, since, you } = member
  const change = useRole(id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-40 grow">
        <p className="break-words font-medium">
          {name || 'Somebody without a name'} {you && <span className="font-normal text-ink-soft">(you)</span>}
        </p>
        <p className="text-ink-soft text-sm">Since {dayOfInstant(since)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isOwner ? (
          <label className="flex items-center gap-2">
            <span className="sr-only">Role of {name}</span>
            <select
              className={`${field} w-auto min-w-28`}
              value={role}
              disabled={change.isPending}
              onChange={({ target }) =>
                change.mutate({ params: { id }, body: { role: target.value === 'owner' ? 'owner' : 'staff' } })
              }
            >
              {(Object.keys(roles) as ShopRole[]).map((one) => (
                <option key={one} value={one}>
                  {roles[one].name}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <Badge tone={role === 'owner' ? 'calm' : 'quiet'}>{roles[role].name}</Badge>
        )}
        {(isOwner || you) && <End member={member} />}
      </div>
    </li>
  )
}

const useRole = (id: string) =>
  useSend('PATCH /members/:id', {
    invalidates: ['GET /shops/:shopId/members', 'GET /my-shops'],
    onDone: ({ name, role }) =>
      toast({ type: 'success', title: `${name || id} is ${role === 'owner' ? 'an owner' : 'staff'} now` }),
    onFailed: toastError,
  })

/** Removing somebody, or leaving: asked once, for all rights end with it. */
function End({ member: { id, name, you } }: { member: ShopMember }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const ending = useSend('DELETE /members/:id', {
    invalidates: ['GET /shops/:shopId/members', 'GET /my-shops', 'GET /auth/session'],
    onDone: () => {
      setIsAsking(false)
      if (you) void navigate('/business/seller-dashboard')
    },
  })
  return (
    <>
      <Button look={you ? 'quiet' : 'danger'} onClick={() => setIsAsking(true)}>
        {you ? 'Leave' : 'Remove'}
        {!you && <span className="sr-only"> {name}</span>}
      </Button>
      <Confirm
        open={isAsking}
        title={you ? 'Leave this shop?' : `Remove ${name || 'this member'}?`}
        yes={you ? 'Leave' : 'Remove'}
        no="Cancel"
        destroys
        busy={ending.isPending}
        onYes={() => ending.mutate({ params: { id } })}
        onNo={() => setIsAsking(false)}
      >
        {ending.error && (
          <Notice tone="error" className="mb-3">
            {ending.error.message}
          </Notice>
        )}
        {you
          ? 'You no longer see its bookings, messages and stock. An owner can invite you again.'
          : 'They no longer see the bookings, messages and stock of the shop, here or on WhatsApp.'}
      </Confirm>
    </>
  )
}
