import type { UseFormReturn } from 'react-hook-form'
import type { SignInByEmail } from '#core/contracts/forms/account.ts'
import { TextField } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.tsx'

/** The names that a refusal may be about. */
export const signInFields = ['email', 'password'] as const

/** What somebody signs in with; a password manager fills both. */
export const SignInFields = ({ form }: { form: UseFormReturn<SignInByEmail> }) => {
  return (
    <>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="username"
        {...fieldOf(form, 'email')}
      />
      <TextField label="Password" type="password" autoComplete="current-password" {...fieldOf(form, 'password')} />
    </>
  )
}
