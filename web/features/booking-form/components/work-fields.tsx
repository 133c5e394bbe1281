import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import { SelectField } from '../../../components/ui/field.tsx'
import { fieldOf } from '../../../components/ui/form.tsx'
import { type Choice, whatItContains } from '../choices.ts'

type Props = {
  choices: readonly Choice[]
  /** The value of the one that is chosen. */
  chosen: string
  shop: ShopProfile
  most: number
  tyres: string
  register: UseFormRegister<BookingForm>
  errors: FieldErrors<BookingForm>
}

/** What is done, and to how many tyres. */
export const WorkFields = ({ choices, chosen, shop, most, tyres, ...form }: Props) => (
  <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
    <SelectField label="Service type" hint={whatItContains(shop, chosen)} {...fieldOf(form, 'services')}>
      {choices.map(({ name, value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      label={tyres}
      error={form.errors.quantity?.message}
      {...form.register('quantity', { setValueAs: (value) => Number(value) })}
    >
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  </div>
)
