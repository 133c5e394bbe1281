import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { MOST_WORDS, NewThreadForm } from '#core/contracts/forms/messages.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import { FieldError, SelectField, TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { CentrePicker } from './centre-picker.tsx'

/** What is said when it did not go out. */
const problem = ({ status, code, message }: ApiError): string => {
  if (status === 0) return 'An error occurred. Please try again.'
  if (status >= 500 || code === 'THREAD_CREATION_FAILED') return 'Failed to create conversation. Please try again.'
  return message
}

type Tied = { bookingId: string | undefined; quoteReference: string | undefined }

/** Begins it, and opens it. */
function useStart(tied: Tied, files: { files?: string[] }, onSent: () => void) {
  const { go } = useAddress()
  const starting = useSend('POST /threads', {
    invalidates: ['GET /threads'],
    onDone: ({ id }) => {
      onSent()
      const done = { businessId: undefined, businessName: undefined, booking: undefined, quote: undefined }
      go({ thread: id, compose: undefined, ...done }, 'replace')
    },
  })
  const start = ({ shopId, subject, ...typed }: NewThreadForm) => {
    const to = typed.type === 'support' ? {} : { shopId, ...tied }
    starting.mutate({ body: { ...typed, ...to, ...files, ...(subject && { subject }) } })
  }
  return { ...starting, start }
}

/** A new conversation: with a fitment centre, or with us. */
export function NewMessage({ onBack }: { onBack(): void }) {
  const { params } = useAddress()
  const who = useWho()
  const [centre, setCentre] = useState({ id: params.get('businessId') ?? '', name: params.get('businessName') ?? '' })
  const [picks, setPicks] = useState(false)
  const tied = { bookingId: params.get('booking') ?? undefined, quoteReference: params.get('quote') ?? undefined }
  const locked = tied.bookingId ? 'booking' : tied.quoteReference ? 'quote' : undefined
  const draft = ['new-message', centre.id, tied.bookingId, tied.quoteReference].join(':')
  const files = useFirstFiles(draft)
  const form = useDraftForm<NewThreadForm>(draft, {
    resolver: zodResolver(NewThreadForm),
    reValidateMode: 'onSubmit',
    defaultValues: { shopId: centre.id, type: locked ?? 'general', subject: '', message: '' },
  })
  const sending = useStart(tied, files.sent, () => {
    form.forget()
    files.clear()
  })
  if (who.state === 'in' && who.account.role === 'business') return <Refused onBack={onBack} />
  const { errors } = form.formState
  const choose = (chosen: { id: string; name: string }) => {
    setCentre(chosen)
    form.setValue('shopId', chosen.id)
    form.clearErrors('shopId')
    setPicks(false)
  }
  return (
    <div className="overflow-y-auto p-4">
      <Heading onBack={onBack} />
      <form
        noValidate
        className="grid max-w-xl gap-4"
        onSubmit={form.handleSubmit((typed) => sending.start(typed))}
        onChange={() => {
          form.clearErrors()
          sending.reset()
        }}
      >
        <TypeField locked={locked} {...form.register('type')} />
        {form.watch('type') !== 'support' && (
          <Recipient name={centre.name} error={errors.shopId?.message} onPress={() => setPicks(true)} />
        )}
        <TextField label="Subject" optional error={errors.subject?.message} {...form.register('subject')} />
        <TextAreaField
          label="Message"
          most={MOST_WORDS}
          length={form.watch('message').length}
          error={errors.message?.message}
          {...form.register('message')}
        />
        <FirstFiles files={files} />
        {sending.error && <Notice tone="error">{problem(sending.error)}</Notice>}
        <button type="submit" className={primaryButton} disabled={sending.isPending || files.isOpen}>
          {sending.isPending ? 'Sending...' : 'Send Message'}
        </button>
      </form>
      {picks && <CentrePicker onPick={choose} onClose={() => setPicks(false)} />}
    </div>
  )
}

type TypeProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'> & {
  locked: 'booking' | 'quote' | undefined
}

const TypeField = ({ locked, ...field }: TypeProps) => (
  <SelectField label="Type" disabled={locked !== undefined} {...field}>
    <option value="general">General</option>
    {locked === 'booking' && <option value="booking">Booking</option>}
    {locked === 'quote' && <option value="quote">Quote</option>}
    <option value="support">Support</option>
  </SelectField>
)

const Heading = ({ onBack }: { onBack(): void }) => (
  <div className="mb-4 flex items-center gap-1">
    <button
      type="button"
      aria-label="Back to conversations"
      className="grid size-11 place-items-center rounded-lg hover:bg-sunk"
      onClick={onBack}
    >
      <ArrowLeft aria-hidden size={20} />
    </button>
    <h2 className="font-bold text-xl">New Message</h2>
  </div>
)

const Refused = ({ onBack }: { onBack(): void }) => (
  <div className="p-4">
    <Notice tone="warning">Business accounts cannot message other businesses directly</Notice>
    <button type="button" className={`${quietButton} mt-4`} onClick={onBack}>
      Back to conversations
    </button>
  </div>
)

const Recipient = ({ name, error, onPress }: { name: string; error: string | undefined; onPress(): void }) => (
  <div>
    <p className="mb-1 font-semibold" id="recipient">
      Fitment Centre
    </p>
    <button
      type="button"
      aria-labelledby="recipient chosen"
      className={`${quietButton} w-full justify-start`}
      onClick={onPress}
    >
      <span id="chosen">{name || 'Select Fitment Centre'}</span>
    </button>
    <FieldError id="recipient-error">{error}</FieldError>
  </div>
)
