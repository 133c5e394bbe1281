import { formatPhone } from '#core/rules/format.ts'
import { primaryButton } from '#web/components/styles.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { useNumberChange } from '#web/features/account/use-number-change.ts'
import { AuthError } from '../sign-in/auth-error.tsx'
import { CodeStep } from '../sign-in/code-step.tsx'
import type { AccountDialogProps } from './account-dialog.ts'
import { EndOthers } from './end-others.tsx'
import { NumberForm } from './number-form.tsx'

/** A number, with proof: a code from the one in use, where there is one, and then a code from the new one. */
export default function NumberDialog({ profile, onClose, onDone }: AccountDialogProps) {
  const inUse = profile.phoneVerified ? profile.phone : null
  const change = useNumberChange()
  const { sent, changedTo } = change
  const mustProve = inUse !== null && !change.isPresentProven
  const title = inUse ? 'Change number' : 'Add number'
  if (changedTo)
    return (
      <Dialog open onClose={onDone} title={title}>
        <Changed to={changedTo} onDone={onDone} />
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
        ) : mustProve ? (
          <PresentNumber number={inUse} busy={change.isSending} onSend={() => change.sendToPresent(inUse)} />
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
    <button type="button" className={primaryButton} disabled={busy} onClick={onSend}>
      {busy ? 'Sending code...' : 'Send code'}
    </button>
  </>
)

const Changed = ({ to, onDone }: { to: string; onDone(): void }) => (
  <div className="grid gap-4">
    <p role="status">
      <strong className="whitespace-nowrap">{formatPhone(to)}</strong> is confirmed and signs in to your account now.
    </p>
    <EndOthers />
    <button type="button" className={primaryButton} onClick={onDone}>
      Done
    </button>
  </div>
)
