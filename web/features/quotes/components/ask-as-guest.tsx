import { type FormEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { CodeSent } from '#core/contracts/auth.ts'
import type { AskShopsInput } from '#core/contracts/deal/quotes.ts'
import { CodeForm } from '#core/contracts/forms/account.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { signInLink } from '#web/lib/session.ts'
import { CodeStep } from '../../../components/entry/code-step.tsx'
import { linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { WhatsappLink } from '../../../components/whatsapp-link.tsx'

type Props = { body: Omit<AskShopsInput, 'notes'> }

/** A guest names a number and shows by a code that it is theirs; the prices come to it, and to a page of its own. */
export function AskAsGuest({ body }: Props) {
  const navigate = useNavigate()
  const [sent, setSent] = useState<{ notes: string; number: string; code: CodeSent }>()
  const sending = useSend('POST /guest-rounds/code', {
    onDone: (code, { body: { notes = '', number } }) => setSent({ notes, number, code }),
  })
  const asking = useSend('POST /guest-rounds', {
    onDone: ({ token }) => void navigate(`/quotes/${token}`, { replace: true }),
  })
  const problem = asking.error ?? sending.error
  const ask = (number: string, notes: string) => {
    asking.reset()
    sending.mutate({ body: { ...body, notes, number } })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    ask(String(form.get('number') ?? ''), String(form.get('notes') ?? ''))
  }
  return (
    <div className="mt-3 grid gap-3 sm:max-w-lg">
      {problem && !problem.fields.number && <Notice tone="warning">{problem.message}</Notice>}
      {sent ? (
        <CodeStep
          schema={CodeForm}
          key={sent.code.session}
          number={sent.number}
          sent={sent.code}
          busy={asking.isPending || sending.isPending}
          does="Ask them"
          doing="Asking..."
          onCode={(code) => asking.mutate({ body: { ...body, notes: sent.notes, session: sent.code.session, code } })}
          onResend={() => ask(sent.number, sent.notes)}
          onStartOver={() => {
            asking.reset()
            sending.reset()
            setSent(undefined)
          }}
        />
      ) : (
        <Begin busy={sending.isPending} error={sending.error?.fields.number} onSubmit={submit} body={body} />
      )}
    </div>
  )
}

type BeginProps = Props & {
  busy: boolean
  error: string | undefined
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

function Begin({ busy, error, onSubmit, body: { quantity, size, place } }: BeginProps) {
  const { pathname, search } = useLocation()
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextField
        label="Your WhatsApp number"
        name="number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="The prices come to it. We send a code first, to be sure that it is yours."
        error={error}
      />
      <TextField label="What the shops should know" name="notes" maxLength={500} optional />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy && 'Sending...'} look="primary">
          Send me the code
        </Button>
        <WhatsappLink text={`${quantity} x ${size} in ${place}`}>Ask on WhatsApp instead</WhatsappLink>
      </div>
      <p className="text-ink-soft">
        You have an account?{' '}
        <Link to={signInLink(`${pathname}${search}`)} className={linkLook}>
          Sign in
        </Link>{' '}
        to keep the prices there.
      </p>
    </form>
  )
}
