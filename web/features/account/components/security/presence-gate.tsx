import type { ReactNode } from 'react'
import { CodeForm } from '#core/contracts/forms/account.ts'
import type { ProfileView } from '#core/contracts/profile.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { usePresence } from '#web/features/account/use-presence.ts'
import { CodeStep } from '../../../../components/entry/code-step.tsx'

type Props = { profile: ProfileView; children(presence: string | undefined): ReactNode }

/** Asks for a code before what follows, unless the account's password is asked for there. */
export function PresenceGate({ profile, children }: Props) {
  const presence = usePresence()
  const { sent, proven } = presence
  if (profile.hasPassword || proven) return children(proven)
  return (
    <div className="grid gap-4">
      <AuthError>{presence.problem}</AuthError>
      {sent ? (
        <CodeStep
          schema={CodeForm}
          key={sent.session}
          {...(sent.by === 'email' ? { mailbox: profile.email ?? '' } : { number: profile.phone ?? '' })}
          sent={sent}
          busy={presence.isBusy}
          does="Confirm"
          doing="Checking..."
          onCode={presence.check}
          onResend={() => presence.send(sent.by === 'email' ? 'email' : undefined)}
          onStartOver={presence.startOver}
        />
      ) : (
        <>
          <p>To keep others from taking your account, we first send you a code to show that it is you.</p>
          <Button look="primary" busy={presence.isBusy && 'Sending code...'} onClick={() => presence.send()}>
            Send code
          </Button>
          {profile.phoneVerified && profile.emailVerified && (
            <Button
              look="text"
              className="justify-self-center"
              disabled={presence.isBusy}
              onClick={() => presence.send('email')}
            >
              Send it to my e-mail instead
            </Button>
          )}
        </>
      )}
    </div>
  )
}
