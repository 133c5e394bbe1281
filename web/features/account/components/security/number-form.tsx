import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { SignInByWhatsappForm } from '#core/contracts/forms/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'

type Props = { label: string; busy: boolean; onNumber(number: string): void }

/** The number that a code goes to. */
export function NumberForm({ label, busy, onNumber }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(SignInByWhatsappForm),
    defaultValues: { number: '' },
  })
  return (
    <form noValidate onSubmit={handleSubmit(({ number }) => onNumber(number))} className="grid gap-4">
      <TextField
        label={label}
        hint="For example 082 123 4567"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={formState.errors.number?.message}
        {...register('number')}
      />
      <Button type="submit" look="primary" busy={busy && 'Sending code...'}>
        Send code
      </Button>
    </form>
  )
}
