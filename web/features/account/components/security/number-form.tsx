import { SignInByWhatsappForm } from '#core/contracts/forms/account.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { Form, useContractForm } from '#web/components/ui/form.tsx'

type Props = { label: string; busy: boolean; onNumber(number: string): void }

/** The number that a code goes to. */
export function NumberForm({ label, busy, onNumber }: Props) {
  const form = useContractForm(SignInByWhatsappForm, { number: '' })
  return (
    <Form form={form} onSend={({ number }) => onNumber(number)}>
      <TextField
        label={label}
        hint="For example 082 123 4567"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.field('number')}
      />
      <Button type="submit" look="primary" busy={busy && 'Sending code...'}>
        Send code
      </Button>
    </Form>
  )
}
