import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { AnnouncementForm } from '#core/contracts/forms/announcement.ts'
import { announcementLimits, paceLimits } from '#core/rules/announcements/announcement.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { primaryButton } from '#web/components/styles.ts'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { CheckField, FieldError, SelectField, TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { Failed, Notice, Spinner } from '#web/components/ui/states.tsx'
import { useAdminSend } from '#web/lib/admin/use-admin-send.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { audiences, channels } from './words.ts'

type Typed = z.input<typeof AnnouncementForm>
const usual: Typed = {
  title: '',
  words: '',
  path: '',
  audience: 'owners',
  channels: ['whatsapp', 'email', 'in_app'],
  province: null,
  language: null,
  pace: paceLimits.usual,
}

type Props = { id: string | undefined; onClose(): void; onSaved(id: string): void }

/** Writes a new announcement, or changes a draft. */
export function AnnouncementDialog({ id, onClose, onSaved }: Props) {
  const read = useRead('GET /admin/announcements/:id', id ? { params: { id } } : null)
  const known = read.data?.announcement
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={id ? 'Change the announcement' : 'New announcement'}
      description="Saving sends nothing. You see whom it reaches and how it looks first."
    >
      {!id ? (
        <Form id={undefined} from={usual} onSaved={onSaved} />
      ) : known && known.audience !== 'accounts' ? (
        <Form id={id} from={fieldsOf(known)} onSaved={onSaved} />
      ) : read.error ? (
        <Failed
          title="Failed to load the announcement"
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      ) : (
        <Spinner>Loading...</Spinner>
      )}
    </Dialog>
  )
}

const fieldsOf = (known: { [Name in keyof Typed]: unknown }): Typed => {
  const { title, words, path, audience, channels: by, province, language, pace } = known
  return { title, words, path: path ?? '', audience, channels: by, province, language, pace } as Typed
}

type FormProps = { id: string | undefined; from: Typed; onSaved(id: string): void }

function Form({ id, from, onSaved }: FormProps) {
  const { register, handleSubmit, formState, watch, forget } = useDraftForm<Typed, AnnouncementForm>(
    `announcement-${id ?? 'new'}`,
    { resolver: zodResolver(AnnouncementForm), defaultValues: from },
  )
  const done = ({ id: saved }: { id: string }) => {
    forget()
    onSaved(saved)
  }
  const invalidates = ['GET /admin/announcements', 'GET /admin/announcements/:id'] as const
  const writing = useAdminSend('POST /admin/announcements', { invalidates, onDone: done })
  const changing = useAdminSend('PATCH /admin/announcements/:id', { invalidates, onDone: done })
  const submit = handleSubmit((body) => (id ? changing.mutate({ params: { id }, body }) : writing.mutate({ body })))
  const { errors } = formState
  const isBusy = writing.isPending || changing.isPending
  const failed = writing.error ?? changing.error
  const toDrivers = watch('audience') === 'drivers'
  const orNull = { setValueAs: (value: string | null) => value || null }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 md:grid-cols-2">
      <TextField
        label="Title"
        hint="Stands in a sentence on WhatsApp: ‘prices with fitting’"
        className="md:col-span-2"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextAreaField
        label="Words"
        className="md:col-span-2"
        most={announcementLimits.words}
        length={watch('words').length}
        error={errors.words?.message}
        {...register('words')}
      />
      <SelectField label="To" error={errors.audience?.message} {...register('audience')}>
        {AnnouncementForm.shape.audience.options.map((one) => (
          <option key={one} value={one}>
            {audiences[one]}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="mb-1 font-semibold">By</legend>
        {(['whatsapp', 'email', 'in_app'] as const).map((one) => (
          <CheckField
            key={one}
            value={one}
            label={channels[one]}
            disabled={toDrivers && one === 'in_app'}
            {...register('channels')}
          />
        ))}
        <p className="text-ink-soft text-sm">
          Each person once: WhatsApp first, e-mail to the others, and the app beside it.
        </p>
        <FieldError id="announcement-channels">{errors.channels?.message}</FieldError>
      </fieldset>
      <SelectField
        label="Province"
        hint={toDrivers ? 'Where they booked' : 'Where the shop is'}
        error={errors.province?.message}
        {...register('province', orNull)}
      >
        <option value="">All provinces</option>
        {provinceNames.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <SelectField label="Language" error={errors.language?.message} {...register('language', orNull)}>
        <option value="">All languages</option>
        <option value="en">English</option>
        <option value="af">Afrikaans</option>
      </SelectField>
      <TextField
        label="Page it leads to"
        optional
        hint="Of our own, such as /alerts"
        error={errors.path?.message}
        {...register('path')}
      />
      <TextField
        label="Pace (people a minute)"
        type="number"
        inputMode="numeric"
        hint="Quiet hours and WhatsApp’s limit of the day hold besides"
        error={errors.pace?.message}
        {...register('pace', { valueAsNumber: true })}
      />
      {failed && (
        <Notice tone="error" className="md:col-span-2">
          {failed.message}
        </Notice>
      )}
      <button type="submit" className={`${primaryButton} md:col-span-2`} disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Save and look'}
      </button>
    </form>
  )
}
