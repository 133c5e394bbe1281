import type { UseFormReturn } from 'react-hook-form'
import type { SignInByEmail } from '#core/contracts/forms/account.ts'
import { TextField } from '../ui/field.tsx'

/** The names that a refusal may be about. */
export const signInFields = ['email', 'password'] as const

/** What somebody signs in with; a password manager fills both. */
export const SignInFields = ({ form }: { form: UseFormReturn<SignInByEmail> }) => {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  )
}
