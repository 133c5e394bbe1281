import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { SignUpByWhatsappForm } from '#core/contracts/forms/account.ts'
import { TermsBox } from '#web/components/entry/terms-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { VehicleFields } from '../profile/vehicle-fields.tsx'

type WhatsappNewcomer = Omit<z.output<typeof SignUpByWhatsappForm>, 'terms'>

type Props = { busy: boolean; onInput(options: WhatsappNewcomer): void; onTerms(): void }

/** The first step of signing up with a number. */
export function SignUpWhatsappForm({ busy, onInput, onTerms }: Props) {
  const form = useDraftForm<z.input<typeof SignUpByWhatsappForm>, z.output<typeof SignUpByWhatsappForm>>('sign-up', {
    resolver: zodResolver(SignUpByWhatsappForm),
    defaultValues: { name: '', number: '', terms: false, vehicleMake: '', vehicleModel: '', vehicleYear: '' },
    never: ['terms'],
  })
  const { register, handleSubmit, formState, watch } = form
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(({ terms: _, ...options }) => onInput(options))} className="grid gap-4">
      <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="WhatsApp number"
        hint="For example 082 123 4567. We send a code there."
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...fieldOf(form, 'number')}
      />
      <VehicleFields register={register} errors={errors} />
      <TermsBox field={register('terms')} error={errors.terms?.message} onRead={onTerms} />
      <Button type="submit" look="primary" disabled={!watch('terms')} busy={busy && 'Sending code...'}>
        Send code
      </Button>
    </form>
  )
}
