import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { AnnouncementForm } from '#core/contracts/forms/announcement.ts'
import { announcementLimits } from '#core/rules/announcements/announcement.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { CheckField, FieldError, SelectField, TextAreaField, TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { audiences, channels } from './words.ts'

export type Typed = z.input<typeof AnnouncementForm>
type Props = { form: Pick<UseFormReturn<Typed, unknown, AnnouncementForm>, 'register' | 'watch' | 'formState'> }

export const WordFields = ({ form }: Props) => (
  <>
    <TextField
      label="Title"
      hint="Stands in a sentence on WhatsApp: ‘prices with fitting’"
      className="md:col-span-2"
      {...fieldOf(form, 'title')}
    />
    <TextAreaField
      label="Words"
      className="md:col-span-2"
      most={announcementLimits.words}
      length={form.watch('words').length}
      {...fieldOf(form, 'words')}
    />
    <TextField label="Page it leads to" optional hint="Of our own, such as /alerts" {...fieldOf(form, 'path')} />
    <TextField
      label="Pace (people a minute)"
      type="number"
      inputMode="numeric"
      hint="Quiet hours and WhatsApp’s limit of the day hold besides"
      error={form.formState.errors.pace?.message}
      {...form.register('pace', { valueAsNumber: true })}
    />
  </>
)

const orNull = { setValueAs: (value: string | null) => value || null }

export function GroupFields({ form }: Props) {
  const { register, formState, watch } = form
  const { errors } = formState
  return (
    <>
      <SelectField label="To" {...fieldOf(form, 'audience')}>
        {AnnouncementForm.shape.audience.options.map((one) => (
          <option key={one} value={one}>
            {audiences[one]}
          </option>
        ))}
      </SelectField>
      <Channels form={form} />
      <SelectField
        label="Province"
        hint={watch('audience') === 'drivers' ? 'Where they booked' : 'Where the shop is'}
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
    </>
  )
}

const Channels = ({ form: { register, watch, formState } }: Props) => (
  <fieldset>
    <legend className="mb-1 font-semibold">By</legend>
    {(['whatsapp', 'email', 'in_app'] as const).map((one) => (
      <CheckField
        key={one}
        value={one}
        label={channels[one]}
        disabled={watch('audience') === 'drivers' && one === 'in_app'}
        {...register('channels')}
      />
    ))}
    <p className="text-ink-soft text-sm">
      Each person once: WhatsApp first, e-mail to the others, and the app beside it.
    </p>
    <FieldError id="announcement-channels">{formState.errors.channels?.message}</FieldError>
  </fieldset>
)
