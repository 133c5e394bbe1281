import { AuthError } from '#web/components/entry/auth-error.tsx'
import { TermsBox } from '#web/components/entry/terms-box.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'
import { useSignUp } from '#web/features/account/use-sign-up.ts'
import { VehicleFields } from '../profile/vehicle-fields.tsx'
import { NewPasswordFields } from '../security/new-password-fields.tsx'

export function SignUpEmail({ onEntered, onTerms }: { onEntered(): void; onTerms(): void }) {
  const { problem, hasAccepted, submit, isSending, ...form } = useSignUp(onEntered)
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <AuthError>{problem}</AuthError>
      <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'name')} />
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...fieldOf(form, 'email')}
      />
      <TextField label="Phone" optional type="tel" inputMode="tel" autoComplete="tel" {...fieldOf(form, 'phone')} />
      <NewPasswordFields label="Password" hint="At least 8 characters" {...form} />
      <VehicleFields {...form} />
      <TermsBox field={form.register('terms')} error={form.errors.terms?.message} onRead={onTerms} />
      <Button type="submit" look="primary" disabled={!hasAccepted} busy={isSending && 'Creating account...'}>
        Create account
      </Button>
    </form>
  )
}
