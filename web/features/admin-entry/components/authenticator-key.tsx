import type { NewAuthenticator } from '#core/contracts/admin/entry/sign-in.ts'
import { CodeForm } from '#core/contracts/forms/account.ts'
import { AuthError } from '#web/components/entry/auth-error.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'
import { QrCode } from '#web/components/ui/qr-code.tsx'

type Props = {
  made: NewAuthenticator
  /** What the button says. */
  does: string
  isPending: boolean
  problem: string | undefined
  onCode(code: string): void
}

const groups = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key

/** The key of a new authenticator, to scan or to type, and its first code. */
export function AuthenticatorKey({ made, does, isPending, problem, onCode }: Props) {
  const form = useContractForm(CodeForm, { code: '' })
  return (
    <Form form={form} onSend={({ code }) => onCode(code)}>
      <div className="grid justify-items-center gap-3 rounded-xl bg-sunk p-5 text-center">
        <p>Scan this with an authenticator app, or type the key into it.</p>
        <QrCode text={made.address} label="QR code for an authenticator app" />
        <p>
          <span className="text-ink-soft text-sm">Key</span>
          <br />
          <code className="select-all break-words font-mono font-semibold">{groups(made.key)}</code>
        </p>
      </div>
      <AuthError>{problem}</AuthError>
      <TextField
        label="Code of your authenticator"
        hint="The six digits that the app shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        {...form.field('code')}
      />
      <Button type="submit" look="primary" busy={isPending && 'Checking...'}>
        {does}
      </Button>
    </Form>
  )
}
