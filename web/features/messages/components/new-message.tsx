import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { type ComponentProps, type Ref, useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import { NewThreadForm } from '#core/contracts/forms/messages.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'
import { FirstFiles, useFirstFiles } from '../../../components/files/first-files.tsx'
import { Button } from '../../../components/ui/button.tsx'
import { FieldError, SelectField, TextAreaField, TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { Notice } from '../../../components/ui/states.tsx'
import { CentrePicker } from './centre-picker.tsx'

/** What is said when it did not go out. */
const problem = ({ status, code, message }: ApiError): string => {
  if (status === 0) return 'An error occurred. Please try again.'
  if (status >= 500 || code === 'THREAD_CREATION_FAILED') return 'Failed to create conversation. Please try again.'
  return message
}

type Tied = { bookingId: string | undefined; quoteReference: string | undefined }

/** What the address says that the message is about, and the type that follows from it. */
function tiedTo(params: URLSearchParams) {
  const tied: Tied = {
    bookingId: params.get('booking') ?? undefined,
    quoteReference: params.get('quote') ?? undefined,
  }
  return { tied, locked: tied.bookingId ? ('booking' as const) : tied.quoteReference ? ('quote' as const) : undefined }
}

/** Begins it, and opens it. */
function useStart(tied: Tied, files: { files?: string[] }, onSent: () => void) {
  const { go } = useAddress()
  const starting = useSend('POST /threads', {
    invalidates: ['GET /threads'],
    onDone: ({ id }) => {
      onSent()
      go({ thread: id, compose: undefined, businessId: undefined, booking: undefined, quote: undefined }, 'replace')
    },
  })
  const start = ({ shopId, subject, ...typed }: NewThreadForm) => {
    const to = typed.type === 'support' ? {} : { shopId, ...tied }
    starting.mutate({ body: { ...typed, ...to, ...files, ...(subject && { subject }) } })
  }
  return { ...starting, start }
}

/** The centre that is written to, by its id in the form; the server says its name unless it was chosen here. */
function useCentre({ control, clearErrors }: Pick<UseFormReturn<NewThreadForm>, 'control' | 'clearErrors'>) {
  const { field } = useController({ control, name: 'shopId' })
  const [chosen, setChosen] = useState<{ id: string; name: string }>()
  const isKnown = chosen?.id === field.value
  const { data } = useRead('GET /shops/:shop', field.value && !isKnown ? { params: { shop: field.value } } : null)
  const choose = (centre: { id: string; name: string }) => {
    setChosen(centre)
    field.onChange(centre.id)
    clearErrors('shopId')
  }
  return { ref: field.ref, name: isKnown ? chosen?.name : data?.name, choose }
}

/** A new conversation: with a fitment centre, or with us. */
export function NewMessage({ onBack }: { onBack(): void }) {
  const { params } = useAddress()
  const who = useWho()
  const [opened] = useState(params.get('businessId') ?? '')
  const [picks, setPicks] = useState(false)
  const { tied, locked } = tiedTo(params)
  const draft = ['new-message', opened, tied.bookingId, tied.quoteReference].join(':')
  const files = useFirstFiles(draft)
  const form = useDraftForm<NewThreadForm>(draft, {
    resolver: zodResolver(NewThreadForm),
    reValidateMode: 'onSubmit',
    defaultValues: { shopId: opened, type: locked ?? 'general', subject: '', message: '' },
  })
  const centre = useCentre(form)
  const sending = useStart(tied, files.sent, () => {
    form.forget()
    files.clear()
  })
  if (who.state === 'in' && who.account.role === 'business') return <Refused onBack={onBack} />
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
        <Fields form={form} centre={centre} locked={locked} onPick={() => setPicks(true)} />
        <FirstFiles files={files} />
        {sending.error && <Notice tone="error">{problem(sending.error)}</Notice>}
        <Button type="submit" look="primary" disabled={files.isOpen} busy={sending.isPending && 'Sending...'}>
          Send Message
        </Button>
      </form>
      {picks && (
        <CentrePicker
          onPick={(picked) => {
            centre.choose(picked)
            setPicks(false)
          }}
          onClose={() => setPicks(false)}
        />
      )}
    </div>
  )
}

type FieldsProps = {
  form: UseFormReturn<NewThreadForm>
  centre: ReturnType<typeof useCentre>
  locked: 'booking' | 'quote' | undefined
  onPick(): void
}

function Fields({ form, centre, locked, onPick }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TypeField locked={locked} {...form.register('type')} />
      {form.watch('type') !== 'support' && (
        <Recipient ref={centre.ref} name={centre.name} error={errors.shopId?.message} onPress={onPick} />
      )}
      <TextField label="Subject" optional {...fieldOf(form, 'subject')} />
      <TextAreaField
        label="Message"
        most={MAX_WORDS}
        length={form.watch('message').length}
        {...fieldOf(form, 'message')}
      />
    </>
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
    <Button aria-label="Back to conversations" look="icon" onClick={onBack}>
      <ArrowLeft aria-hidden size={20} />
    </Button>
    <h2 className="font-bold text-xl">New Message</h2>
  </div>
)

const Refused = ({ onBack }: { onBack(): void }) => (
  <div className="p-4">
    <Notice tone="warning">Business accounts cannot message other businesses directly</Notice>
    <Button look="quiet" className="mt-4" onClick={onBack}>
      Back to conversations
    </Button>
  </div>
)

type RecipientProps = {
  ref: Ref<HTMLButtonElement>
  name: string | undefined
  error: string | undefined
  onPress(): void
}

const Recipient = ({ ref, name, error, onPress }: RecipientProps) => (
  <div>
    <p className="mb-1 font-semibold" id="recipient">
      Fitment Centre
    </p>
    <Button
      ref={ref}
      aria-labelledby="recipient chosen"
      aria-describedby={error && 'recipient-error'}
      look="quiet"
      className={`w-full justify-start ${error ? 'border-danger!' : ''}`}
      onClick={onPress}
    >
      <span id="chosen">{name || 'Select Fitment Centre'}</span>
    </Button>
    <FieldError id="recipient-error">{error}</FieldError>
  </div>
)
