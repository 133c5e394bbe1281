import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { AccountView } from '#core/contracts/auth.ts'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import { formatPhone } from '#core/rules/format.ts'
import { TextField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'

type Props = {
  account: AccountView | undefined
  needsEmail: boolean
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
}

/** Who books: everything of a guest, and of who is signed in what the profile lacks. */
export function CustomerFields({ account, needsEmail, ...form }: Props) {
  const known = account && [account.name, account.email, account.phone && formatPhone(account.phone)].filter(Boolean)
  return (
    <div className="grid gap-4">
      {known && (
        <p>
          Booking as <strong className="break-words">{known.join(', ')}</strong>
        </p>
      )}
      {!account?.name && <TextField label="Full name" autoComplete="name" aria-required {...fieldOf(form, 'name')} />}
      {!account?.phone && (
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint="The shop may call you on it"
          aria-required
          {...fieldOf(form, 'phone')}
        />
      )}
      {!account?.email && (
        <TextField
          label="E-mail"
          type="text"
          inputMode="email"
          autoComplete="email"
          hint="We tell you there what the shop answers"
          optional={!needsEmail}
          aria-required={needsEmail}
          {...fieldOf(form, 'email')}
        />
      )}
    </div>
  )
}
