import type { NewAuthenticator } from '#core/contracts/admin/entry/sign-in.ts'
import { SetUpForm } from '#core/contracts/forms/admin-entry.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { AuthenticatorKey } from '../authenticator-key.tsx'

type Props = { challenge: string; onDone(recoveryCodes: readonly string[]): void; onStartAgain(why?: string): void }

/** The first sign-in: the code that was printed on the server, then an authenticator of one's own. */
export function SetUpStep({ challenge, onDone, onStartAgain }: Props) {
  const onFailed = ({ code, message, fields }: ApiError) => {
    if (code === 'SIGN_IN_OVER' || fields.attemptsLeft === '0') onStartAgain(message)
  }
  const form = useContractForm(SetUpForm, { setUpCode: '' })
  const starting = useSend('POST /admin/sign-in/set-up', { onFailed })
  if (starting.data) return <NewKey challenge={challenge} made={starting.data} onDone={onDone} onFailed={onFailed} />
  return (
    <Form form={form} onSend={({ setUpCode }) => starting.mutate({ body: { challenge, setUpCode } })}>
      <p>
        You sign in for the first time, or your second factor was reset. Type the set-up code that was printed on the
        server.
      </p>
      <AuthError>{starting.error?.message}</AuthError>
      <TextField
        label="Set-up code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        {...form.field('setUpCode')}
      />
      <Button type="submit" look="primary" busy={starting.isPending && 'Checking...'}>
        Continue
      </Button>
      <Button look="quiet" onClick={() => onStartAgain()}>
        Start Over
      </Button>
    </Form>
  )
}

type KeyProps = {
  challenge: string
  made: NewAuthenticator
  onDone(recoveryCodes: readonly string[]): void
  onFailed(error: ApiError): void
}

function NewKey({ challenge, made, onDone, onFailed }: KeyProps) {
  const finishing = useSend('POST /admin/sign-in/set-up/finish', {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailed,
  })
  return (
    <AuthenticatorKey
      made={made}
      does="Sign in"
      isPending={finishing.isPending}
      problem={finishing.error?.message}
      onCode={(code) => finishing.mutate({ body: { challenge, code } })}
    />
  )
}
