import type { AdminView } from '#core/contracts/admin/admins.ts'
import { Badge } from '#web/components/console/badge.tsx'
import type { Column } from '#web/components/console/column.ts'
import { ConsolePage } from '#web/components/console/console-page.tsx'
import { ListScreen } from '#web/components/console/list-screen.tsx'
import { Empty } from '#web/components/ui/states.tsx'
import { useRead } from '#web/lib/api/use-read.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { AdminPanel, roleWords } from './admin-panel.tsx'

const moment = (instant: string | null): string => (instant ? `${dayOfInstant(instant)}, ${clockOf(instant)}` : 'Never')

const factors = ({ hasAuthenticator, passkeys }: AdminView): string =>
  [
    ...(hasAuthenticator ? ['Authenticator'] : []),
    ...(passkeys > 0 ? [`${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`] : []),
  ].join(', ')

const columns: readonly Column<AdminView>[] = [
  {
    id: 'name',
    head: 'Name',
    onCard: 'title',
    cell: ({ name, email, isMe }) => (
      <>
        <span className="font-semibold">{name}</span>
        {isMe && <span className="text-ink-soft"> (you)</span>}
        <span className="block break-all font-normal text-ink-soft text-sm">{email}</span>
      </>
    ),
  },
  {
    id: 'roles',
    head: 'Roles',
    onCard: 'aside',
    cell: ({ roles, endedAt }) => (
      <span className="flex flex-wrap gap-1">
        {endedAt ? (
          <Badge tone="quiet">Ended {dayOfInstant(endedAt)}</Badge>
        ) : (
          roles.map((role) => (
            <Badge key={role} tone={role === 'owner' ? 'calm' : 'quiet'}>
              {roleWords[role].name}
            </Badge>
          ))
        )}
      </span>
    ),
  },
  {
    id: 'factors',
    head: 'Second factor',
    cell: (admin) => (admin.endedAt ? '' : factors(admin) || <Badge tone="warning">Waits for the first sign-in</Badge>),
  },
  { id: 'seen', head: 'Last seen', cell: ({ lastSeenAt }) => moment(lastSeenAt) },
  { id: 'sessions', head: 'Signed in', isNumber: true, from: 'lg', cell: ({ sessions }) => sessions },
]

/** Who works in the console, as what, and how well their sign-in is guarded. */
export function AdminsScreen() {
  const { params, go } = useAddress()
  const read = useRead('GET /admin/admins', {}, { onFocus: true })
  const open = read.data?.admins.find(({ id }) => id === params.get('admin'))
  return (
    <ConsolePage
      title="Admins"
      about={
        <>
          New admins are made on the server: <code className="font-mono text-sm">npm run admin:create</code>
        </>
      }
    >
      <ListScreen
        read={read}
        failed="Failed to load the admins"
        label="Admins"
        columns={columns}
        rows={read.data?.admins}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={({ id }) => go({ admin: id })}
        open={open?.id}
        empty={<Empty title="No admins" />}
      />
      {open && <AdminPanel key={open.id} admin={open} onClose={() => go({ admin: undefined })} />}
    </ConsolePage>
  )
}
