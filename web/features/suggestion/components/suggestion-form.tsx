import { zodResolver } from '@hookform/resolvers/zod'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { Suggestion } from '#core/contracts/forms/messages.ts'
import { sendProblem } from '#web/lib/api/send-problem.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useWho } from '#web/lib/session.ts'
import { SentPanel } from '../../../components/sent-panel.tsx'
import { container, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice, Spinner } from '../../../components/ui/states.tsx'

type Typed = z.input<typeof Suggestion>
type Person = { name: string; email: string; phone: string }

/** Names a fitment centre that is missing. */
export function SuggestFitmentCentre() {
  const who = useWho()
  const account = who.state === 'in' ? who.account : undefined
  const person = { name: account?.name ?? '', email: account?.email ?? '', phone: account?.phone ?? '' }
  return (
    <main className={`${container} max-w-2xl! py-6`}>
      <h1 className="font-bold text-2xl">Suggest a Fitment Centre</h1>
      <p className="mt-1 mb-6 text-ink-soft">Which shop do you miss? We ask it to join.</p>
      {who.state === 'loading' ? <Spinner>Loading...</Spinner> : <Fields person={person} />}
    </main>
  )
}

function Fields({ person }: { person: Person }) {
  const form = useDraftForm<Typed, Suggestion>('suggestion', {
    resolver: zodResolver(Suggestion),
    reValidateMode: 'onSubmit',
    defaultValues: { shop: '', place: '', notes: '', ...person },
  })
  const sending = useSend('POST /suggestions', { invalidates: ['GET /threads'], onDone: form.forget })
  if (sending.data)
    return (
      <SentPanel title="Thank you!" onDone={() => {}}>
        <p className="text-ink-soft">We have your suggestion and write back once we know more.</p>
        <Link to="/fitment-centres" className={quietButton}>
          Back to fitment centres
        </Link>
      </SentPanel>
    )
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((typed) => sending.mutate({ body: typed }))}
      onChange={() => {
        form.clearErrors()
        sending.reset()
      }}
    >
      <TextField label="Fitment centre" {...fieldOf(form, 'shop')} />
      <TextField label="Where is it?" placeholder="Street, suburb or town" {...fieldOf(form, 'place')} />
      <TextAreaField label="Anything else" optional {...fieldOf(form, 'notes')} />
      <Contact form={form} />
      {sending.error && <Notice tone="error">{sendProblem(sending.error)}</Notice>}
      <Button type="submit" look="primary" busy={sending.isPending && 'Sending...'}>
        Send suggestion
      </Button>
    </form>
  )
}

function Contact({ form }: { form: UseFormReturn<Typed, unknown, Suggestion> }) {
  return (
    <>
      <TextField label="Your name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...fieldOf(form, 'email')} />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="A phone number or an e-mail address is enough."
        {...fieldOf(form, 'phone')}
      />
    </>
  )
}
