import { useEffect, useState } from 'react'
import type { CodeSent } from '#core/contracts/auth.ts'
import type { CodeForm } from '#core/contracts/forms/account.ts'
import { formatPhone } from '#core/rules/format.ts'
import { CODE_MINUTES } from '#core/rules/people/one-time-code.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'

type Props = {
  /** The form of the contract: CodeForm. */
  schema: typeof CodeForm
  /** Where it went: a number on WhatsApp, or a mailbox. */
  number?: string
  mailbox?: string
  sent: CodeSent
  busy: boolean
  /** What the button says, and while it works. */
  does: string
  doing: string
  onCode(code: string): void
  onResend(): void
  onStartOver(): void
}

/** The code that was sent: typed, asked for once more, or given up. */
export function CodeStep({ schema, number, mailbox, sent, busy, does, doing, onCode, onResend, onStartOver }: Props) {
  const form = useContractForm(schema, { code: '' })
  const wait = useSecondsUntilAgain(sent)
  return (
    <Form form={form} onSend={({ code }) => onCode(code)}>
      <p>
        We sent a 6-digit code {mailbox ? 'by e-mail' : 'on WhatsApp'}
        {(mailbox || number) && (
          <>
            {' '}
            to <strong className="whitespace-nowrap">{mailbox || formatPhone(number ?? '')}</strong>
          </>
        )}
        . It is valid for {CODE_MINUTES} minutes.
      </p>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={11}
        autoFocus
        {...form.field('code')}
      />
      <Button type="submit" look="primary" disabled={busy}>
        {busy ? doing : does}
      </Button>
      <div className="flex flex-wrap gap-3 *:grow">
        <Button look="quiet" disabled={busy || wait > 0} onClick={onResend}>
          {wait > 0 ? `Resend code in ${wait} s` : 'Resend code'}
        </Button>
        <Button look="quiet" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </Form>
  )
}

/** Seconds until another code may be asked for, by no clock but the server's. */
function useSecondsUntilAgain({ againAt, expiresAt }: CodeSent): number {
  const [since] = useState(Date.now)
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const waitMs = Date.parse(againAt) - Date.parse(expiresAt) + CODE_MINUTES * 60_000
  return Math.max(0, Math.ceil((waitMs - (now - since)) / 1000))
}
