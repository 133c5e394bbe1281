import { useState } from 'react'
import type { AdminView } from '#core/contracts/admin/admins.ts'
import { type AdminRole, adminRoles } from '#core/rules/admin/admin-areas.ts'
import { Detail, SidePanel } from '#web/components/console/side-panel.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Confirm } from '#web/components/ui/confirm.tsx'
import { CheckField } from '#web/components/ui/field.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { clockOf, dayOfInstant } from '#web/lib/dates.ts'
import { toast, toastError } from '#web/lib/toast.ts'

export const roleWords: Record<AdminRole, { name: string; does: string }> = {
  support: { name: 'Support', does: 'Applications, businesses, deals, reports, the support inbox, announcements' },
  catalogue: { name: 'Catalogue', does: 'Deals, tyres, fitment, places, what people said' },
  finance: { name: 'Finance', does: 'Businesses, fees, invoices and payments' },
  owner: { name: 'Owner', does: 'Everything, and who else is an admin' },
}

const invalidates = ['GET /admin/admins'] as const

/** One admin beside the list: roles, sign-in, and the end of both. */
export const AdminPanel = ({ admin, onClose }: { admin: AdminView; onClose(): void }) => (
  <SidePanel
    title={admin.name}
    onClose={onClose}
    footer={!admin.endedAt && !admin.isMe ? <Acts admin={admin} /> : undefined}
  >
    <div className="grid gap-4">
      <Facts admin={admin} />
      {!admin.endedAt && <RolesForm key={admin.roles.join()} admin={admin} />}
    </div>
  </SidePanel>
)

function Acts({ admin: { id, name, email, sessions } }: { admin: AdminView }) {
  const [isEnding, setIsEnding] = useState(false)
  const params = { id }
  const ending = useAdminSend('DELETE /admin/admins/:id', {
    invalidates,
    onDone: () => toast({ type: 'success', title: `${name} is no admin any more` }),
    onFailed: toastError,
  })
  const signingOut = useAdminSend('POST /admin/admins/:id/sign-out', {
    invalidates,
    onDone: () => toast({ type: 'success', title: `${name} is signed out` }),
    onFailed: toastError,
  })
  return (
    <>
      {sessions > 0 && (
        <Button look="quiet" disabled={signingOut.isPending} onClick={() => signingOut.mutate({ params })}>
          Sign out
        </Button>
      )}
      <Button look="danger" disabled={ending.isPending} onClick={() => setIsEnding(true)}>
        End admin
      </Button>
      <Confirm
        open={isEnding}
        title={`End ${name} as an admin?`}
        yes="End admin"
        destroys
        onYes={() => {
          setIsEnding(false)
          ending.mutate({ params })
        }}
        onNo={() => setIsEnding(false)}
      >
        {email} is signed out everywhere and loses every role and second factor.
      </Confirm>
    </>
  )
}

const Facts = ({ admin }: { admin: AdminView }) => (
  <dl>
    <Detail name="E-mail">{admin.email}</Detail>
    <Detail name="Admin since">{dayOfInstant(admin.since)}</Detail>
    {admin.endedAt && <Detail name="Ended">{dayOfInstant(admin.endedAt)}</Detail>}
    <Detail name="Last seen">
      {admin.lastSeenAt ? `${dayOfInstant(admin.lastSeenAt)} at ${clockOf(admin.lastSeenAt)}` : 'Never'}
    </Detail>
    {!admin.endedAt && (
      <>
        <Detail name="Signed in">
          {admin.sessions} {admin.sessions === 1 ? 'browser' : 'browsers'}
        </Detail>
        <Detail name="Authenticator">{admin.hasAuthenticator ? 'Set up' : 'None'}</Detail>
        <Detail name="Passkeys">{admin.passkeys}</Detail>
        <Detail name="Recovery codes">{admin.recoveryCodesLeft} left</Detail>
      </>
    )}
  </dl>
)

function RolesForm({ admin: { id, name, roles, isMe } }: { admin: AdminView }) {
  const [chosen, setChosen] = useState<readonly AdminRole[]>(roles)
  const changing = useAdminSend('PATCH /admin/admins/:id', {
    invalidates,
    onDone: () => toast({ type: 'success', title: `The roles of ${name} count from now on` }),
    onFailed: toastError,
  })
  const isChanged = adminRoles.some((role) => roles.includes(role) !== chosen.includes(role))
  const flip = (role: AdminRole) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role])
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">Roles</legend>
      {adminRoles.map((role) => (
        <CheckField
          key={role}
          label={roleWords[role].name}
          hint={roleWords[role].does}
          checked={chosen.includes(role)}
          onChange={() => flip(role)}
        />
      ))}
      {isMe && isChanged && !chosen.includes('owner') && (
        <Notice tone="warning">You will no longer see this page.</Notice>
      )}
      {isChanged && (
        <Button
          look="primary"
          className="mt-2"
          disabled={chosen.length === 0}
          busy={changing.isPending && 'Saving...'}
          onClick={() => changing.mutate({ params: { id }, body: { roles: [...chosen] } })}
        >
          {chosen.length === 0 ? 'Choose a role' : 'Save roles'}
        </Button>
      )}
    </fieldset>
  )
}
