import type { OrderIn, ShopListing } from '#core/contracts/seller/stock.ts'
import { readQuantity } from '#core/rules/imports/amounts.ts'
import { TextField } from '../../components/ui/field.tsx'
import { ORDER_NEEDS, QUANTITY_NEEDS } from './reads.ts'

export type TypedOrder = { many: string; hours: string; until: string }
export const typedOrder = (orderIn: ShopListing['orderIn'] = null): TypedOrder => ({
  many: orderIn ? String(orderIn.quantity) : '',
  hours: orderIn ? String(orderIn.leadHours) : '',
  until: orderIn?.until ?? '',
})

/** Null: it cannot be ordered. Undefined: a number is missing or is none. */
export function readOrder({ many, hours, until }: TypedOrder): OrderIn | null | undefined {
  if (many.trim() === '' || many.trim() === '0') return null
  const [quantity, leadHours] = [readQuantity(many), readQuantity(hours)]
  return quantity && leadHours ? { quantity, leadHours, until: until || null } : undefined
}

type Props = {
  typed: TypedOrder
  onType(typed: TypedOrder): void
  /** What is wrong is said once it was to be saved. */
  isTried: boolean
}

/** What can be brought in beside the shelf, and how soon. */
export const OrderFields = ({ typed, onType, isTried }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="mb-1 font-semibold">To order (optional)</legend>
    <TextField
      label="Can order"
      error={isTried && typed.many.trim() && readQuantity(typed.many) === undefined ? QUANTITY_NEEDS : undefined}
      hint="How many you can have brought in. Empty if none."
      inputMode="numeric"
      autoComplete="off"
      value={typed.many}
      onChange={({ target }) => onType({ ...typed, many: target.value })}
    />
    <TextField
      label="Takes (opening hours)"
      error={isTried && readOrder(typed) === undefined && !readQuantity(typed.hours) ? ORDER_NEEDS : undefined}
      hint="Drivers are offered times from then."
      inputMode="numeric"
      autoComplete="off"
      value={typed.hours}
      onChange={({ target }) => onType({ ...typed, hours: target.value })}
    />
    <TextField
      label="Last order of the day"
      optional
      type="time"
      value={typed.until}
      onChange={({ target }) => onType({ ...typed, until: target.value })}
    />
  </fieldset>
)
