import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '#web/components/ui/field.tsx'
import { fieldOf } from '#web/components/ui/form.tsx'

type Name = 'password' | 'confirm'
type Props = {
  label: string
  hint: string
  register(name: Name): UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined } | undefined>>
}

/** What a password that replaces another has to have. */
export const newPasswordHint = 'At least 8 characters, with a lowercase letter, an uppercase letter and a number'

/** A password as it is chosen: twice. */
export const NewPasswordFields = ({ label, hint, ...form }: Props) => (
  <>
    <TextField label={label} hint={hint} type="password" autoComplete="new-password" {...fieldOf(form, 'password')} />
    <TextField
      label={`Confirm ${label.toLowerCase()}`}
      type="password"
      autoComplete="new-password"
      {...fieldOf(form, 'confirm')}
    />
  </>
)
