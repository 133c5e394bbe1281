import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { CodeForm } from '#core/contracts/forms/account.ts'
import { formatPhone } from '#core/rules/format.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { quietButton } from '#web/components/styles.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useNumberChange } from '#web/features/account/use-number-change.ts'
import { usePresence } from '#web/features/account/use-presence.ts'
import { CodeStep } from '../../../../components/entry/code-step.tsx'
import type { AccountDialogProps } from './account-dialog.ts'
import { EndOthers } from './end-others.tsx'
import { NumberForm } from './number-form.tsx'

/** A number, with proof: a code from the one in use, where there is one, and then a code from the new one. */
export default function NumberDialog({ profile, onClose, onDone }: AccountDialogProps) {
  const inUse = profile.phoneVerified ? profile.phone : null
  const change = useNumberChange()
  const [isLost, setIsLost] = useState(false)
  const { sent, changedTo } = change
  const mustProve = inUse !== null && !change.isPresentProven
  const title = inUse ? 'Change number' : 'Add number'
  if (changedTo)
    return (
      <Dialog open onClose={onDone} title={title}>
        <Changed to={changedTo} onDone={onDone} />
      </Dialog>
    )
  if (change.askedFor)
    return (
      <Dialog open onClose={onDone} title={title}>
        <Asked number={change.askedFor} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="grid gap-4">
        {inUse && (
          <p className="text-ink-soft text-sm">
            Step {mustProve ? 1 : 2} of 2: {mustProve ? 'the number that you use now' : 'the new number'}
          </p>
        )}
        <AuthError>{change.problem}</AuthError>
        {sent ? (
          <CodeStep
            schema={CodeForm}
            key={sent.code.session}
            number={sent.number}
            sent={sent.code}
            busy={change.isChecking || change.isSending}
            does="Confirm"
            doing="Checking..."
            onCode={change.check}
            onResend={change.sendAgain}
            onStartOver={change.startOver}
          />
        ) : mustProve && isLost ? (
          <ByMail email={profile.email ?? ''} onProven={change.proveByMail} />
        ) : mustProve ? (
          <>
            <PresentNumber number={inUse} busy={change.isSending} onSend={() => change.sendToPresent(inUse)} />
            <Lost isMailed={profile.emailVerified} onLost={() => setIsLost(true)} />
          </>
        ) : (
          <NumberForm label="New WhatsApp number" busy={change.isSending} onNumber={change.sendToNew} />
        )}
      </div>
    </Dialog>
  )
}

const PresentNumber = ({ number, busy, onSend }: { number: string; busy: boolean; onSend(): void }) => (
  <>
    <p>
      To keep others from taking your account, we first send a code on WhatsApp to{' '}
      <strong className="whitespace-nowrap">{formatPhone(number)}</strong>.
    </p>
    <Button look="primary" busy={busy && 'Sending code...'} onClick={onSend}>
      Send code
    </Button>
  </>
)

/** Somebody whose phone is gone shows the mailbox instead; then a person of ours decides. */
const Lost = ({ isMailed, onLost }: { isMailed: boolean; onLost(): void }) =>
  isMailed ? (
    <Button look="text" className="justify-self-center" onClick={onLost}>
      I no longer have this phone
    </Button>
  ) : (
    <p className="text-ink-soft text-sm">
      No longer have this phone? Confirm your e-mail address first: with it we can move your account.
    </p>
  )

function ByMail({ email, onProven }: { email: string; onProven(session: string): void }) {
  const presence = usePresence()
  const { sent, proven } = presence
  useEffect(() => {
    if (proven) onProven(proven)
  }, [proven, onProven])
  if (!sent)
    return (
      <>
        <AuthError>{presence.problem}</AuthError>
        <p>
          We send a code to <strong className="break-all">{email}</strong> and one to your new number. Then a person of
          Spoor looks at it and moves your account.
        </p>
        <Button look="primary" busy={presence.isBusy && 'Sending code...'} onClick={() => presence.send('email')}>
          Send code
        </Button>
      </>
    )
  return (
    <>
      <AuthError>{presence.problem}</AuthError>
      <CodeStep
        schema={CodeForm}
        key={sent.session}
        mailbox={email}
        sent={sent}
        busy={presence.isBusy}
        does="Confirm"
        doing="Checking..."
        onCode={presence.check}
        onResend={() => presence.send('email')}
        onStartOver={presence.startOver}
      />
    </>
  )
}

const Asked = ({ number, onDone }: { number: string; onDone(): void }) => (
  <div className="grid gap-4">
    <p role="status">
      We have asked a person of Spoor to move your account to{' '}
      <strong className="whitespace-nowrap">{formatPhone(number)}</strong>. The answer comes in your messages.
    </p>
    <Link to="/messages" className={quietButton}>
      Open my messages
    </Link>
    <Button look="primary" onClick={onDone}>
      Done
    </Button>
  </div>
)

const Changed = ({ to, onDone }: { to: string; onDone(): void }) => (
  <div className="grid gap-4">
    <p role="status">
      <strong className="whitespace-nowrap">{formatPhone(to)}</strong> is confirmed and signs in to your account now.
    </p>
    <EndOthers />
    <Button look="primary" onClick={onDone}>
      Done
    </Button>
  </div>
)
