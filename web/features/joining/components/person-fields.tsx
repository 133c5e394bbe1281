import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/components/ui/field.tsx'

type PersonInputs = { fullName: string; email: string; password: string; confirm: string }

export function NameField() {
  const { register, formState } = useFormContext<PersonInputs>()
  return (
    <TextField
      label="Full name"
      autoComplete="name"
      error={formState.errors.fullName?.message}
      {...register('fullName')}
    />
  )
}

/** What signs in to a new account. */
export function SignInFields() {
  const { register, formState } = useFormContext<PersonInputs>()
  const { errors } = formState
  return (
    <>
      <TextField
        label="E-mail"
        hint="You sign in with it, and drivers see it as the shop's"
        type="email"
        inputMode="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Confirm password"
        type="password"
        autoComplete="new-password"
        error={errors.confirm?.message}
        {...register('confirm')}
      />
    </>
  )
}
