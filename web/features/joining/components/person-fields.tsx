import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'

type PersonInputs = { fullName: string; email: string; password: string; confirm: string }

export function NameField() {
  const form = useFormContext<PersonInputs>()
  return <TextField label="Full name" autoComplete="name" {...fieldOf(form, 'fullName')} />
}

/** What signs in to a new account. */
export function SignInFields() {
  const form = useFormContext<PersonInputs>()
  return (
    <>
      <TextField
        label="E-mail"
        hint="You sign in with it, and drivers see it as the shop's"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...fieldOf(form, 'email')}
      />
      <TextField
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        {...fieldOf(form, 'password')}
      />
      <TextField label="Confirm password" type="password" autoComplete="new-password" {...fieldOf(form, 'confirm')} />
    </>
  )
}
