import type { ReactNode } from 'react'
import type { ProfileView } from '#core/contracts/profile.ts'
import { formatPhone } from '#core/rules/format.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { useSend } from '#web/lib/api/use-send.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { toast, toastError } from '#web/lib/toast.ts'
import { Panel } from '../profile/panel.tsx'
import type { AccountDialogName } from '../security/opened-dialog.tsx'

/** The ways in: e-mail, password, WhatsApp number. Which one is being changed stands in the address. */
export function SignInPanel({ profile }: { profile: ProfileView }) {
  const { go } = useAddress()
  const open = (change: AccountDialogName) => () => go({ change }, 'push')
  return (
    <Panel title="Signing in">
      <Lost email={profile.lostEmail} />
      <Unconfirmed profile={profile} />
      <ul className="divide-y divide-line">
        <Way
          name="E-mail"
          value={profile.email}
          action={profile.email ? 'Change e-mail' : 'Add e-mail'}
          onPress={open('email')}
        />
        <Way
          name="Password"
          value={profile.hasPassword ? 'Set' : null}
          action={profile.hasPassword ? 'Change password' : 'Set password'}
          onPress={open('password')}
        />
        <Way
          name="WhatsApp number"
          value={profile.phoneVerified && profile.phone ? formatPhone(profile.phone) : null}
          action={profile.phoneVerified ? 'Change number' : 'Add number'}
          onPress={open('number')}
        />
      </ul>
    </Panel>
  )
}

type WayProps = { name: string; value: ReactNode; action: string; onPress(): void }

const Way = ({ name, value, action, onPress }: WayProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <div className="min-w-0">
      <p className="text-ink-soft text-sm">{name}</p>
      <p className="break-all font-medium">{value ?? <span className="font-normal text-ink-soft">None</span>}</p>
    </div>
    <Button look="quiet" onClick={onPress}>
      {action}
    </Button>
  </li>
)

/** An address that somebody else has shown to be theirs. */
const Lost = ({ email }: { email: string | undefined }) =>
  email && (
    <Notice tone="warning" className="mb-3">
      Somebody else has confirmed that <span className="break-all">{email}</span> is theirs. Your account and your
      bookings are kept. Please add another address: until then you sign in with the old one and your own password.
    </Notice>
  )

/** An address that waits for its link to be followed. */
function Unconfirmed({ profile: { email, emailVerified, pendingEmail } }: { profile: ProfileView }) {
  const waiting = pendingEmail ?? (emailVerified ? null : email)
  const sending = useSend('POST /auth/email/resend', {
    onDone: () => toast({ type: 'success', title: 'Link sent', message: `Please look into ${waiting}.` }),
    onFailed: toastError,
  })
  if (!waiting) return null
  return (
    <Notice tone="warning" className="mb-3">
      <p>
        <span className="break-all">{waiting}</span> is not confirmed yet. Open the link that we sent there.
      </p>
      <Button look="text" busy={sending.isPending && 'Sending...'} onClick={() => sending.mutate()}>
        Send the link again
      </Button>
    </Notice>
  )
}
