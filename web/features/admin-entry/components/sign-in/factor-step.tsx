import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { AdminChallenge } from '#core/contracts/admin/entry/sign-in.ts'
import { CodeForm } from '#core/contracts/forms/account.ts'
import { RecoveryCodeForm } from '#core/contracts/forms/admin-entry.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '#web/lib/toast.ts'
import { usePasskeySignIn } from '../../use-passkey-sign-in.ts'

type Way = AdminChallenge['ways'][number]
type Props = { challenge: AdminChallenge; onEntered(): void; onStartAgain(why?: string): void }

const others: Record<Way, string> = {
  code: 'Use the authenticator instead',
  passkey: 'Use a passkey instead',
  recovery_code: 'Use a recovery code instead',
}

/** The password was right; the second factor opens the console. */
export function FactorStep({ challenge: { challenge, ways }, onEntered, onStartAgain }: Props) {
  const [way, setWay] = useState<Way>(ways[0] ?? 'code')
  const onFailed = ({ code, message, fields }: ApiError) => {
    if (code === 'SIGN_IN_OVER' || fields.attemptsLeft === '0') onStartAgain(message)
  }
  const props = { challenge, onEntered, onFailed }
  return (
    <div className="grid gap-4">
      {way === 'code' && <CodeStep {...props} />}
      {way === 'recovery_code' && <RecoveryStep {...props} />}
      {way === 'passkey' && <PasskeyStep challenge={challenge} onEntered={onEntered} onOver={onStartAgain} />}
      <div className="flex flex-wrap gap-2 *:grow">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} look="quiet" onClick={() => setWay(other)}>
              {others[other]}
            </Button>
          ))}
        <Button look="quiet" onClick={() => onStartAgain()}>
          Start Over
        </Button>
      </div>
    </div>
  )
}

type StepProps = { challenge: string; onEntered(): void; onFailed(error: ApiError): void }

function CodeStep({ challenge, onEntered, onFailed }: StepProps) {
  const form = useContractForm(CodeForm, { code: '' })
  const { reset } = form
  const trying = useSend('POST /admin/sign-in/code', {
    onDone: onEntered,
    onFailed: (error) => {
      reset()
      onFailed(error)
    },
  })
  return (
    <Form form={form} onSend={({ code }) => trying.mutate({ body: { challenge, code } })}>
      <AuthError>{trying.error?.message}</AuthError>
      <TextField
        label="Code of your authenticator"
        hint="The six digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" look="primary" busy={trying.isPending && 'Signing in...'}>
        Sign in
      </Button>
    </Form>
  )
}

function RecoveryStep({ challenge, onEntered, onFailed }: StepProps) {
  const form = useContractForm(RecoveryCodeForm, { code: '' })
  const trying = useSend('POST /admin/sign-in/recovery-code', {
    onDone: ({ recoveryCodesLeft }) => {
      const left = `${recoveryCodesLeft} left`
      toast({ type: 'warning', title: `Recovery codes: ${left}`, message: 'New ones are made under My sign-in.' })
      onEntered()
    },
    onFailed,
  })
  return (
    <Form form={form} onSend={({ code }) => trying.mutate({ body: { challenge, code } })}>
      <AuthError>{trying.error?.message}</AuthError>
      <TextField
        label="Recovery code"
        hint="Each of your codes works once"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" look="primary" busy={trying.isPending && 'Signing in...'}>
        Sign in
      </Button>
    </Form>
  )
}

type PasskeyProps = { challenge: string; onEntered(): void; onOver(why: string): void }

function PasskeyStep({ challenge, onEntered, onOver }: PasskeyProps) {
  const { start, isPending, problem } = usePasskeySignIn({ challenge, onEntered, onOver })
  return (
    <>
      <AuthError>{problem}</AuthError>
      <p>Confirm with the passkey of this device, of your phone or of a security key.</p>
      <Button look="primary" disabled={isPending} onClick={start}>
        <KeyRound aria-hidden size={18} /> {isPending ? 'Waiting for your device...' : 'Use a passkey'}
      </Button>
    </>
  )
}
