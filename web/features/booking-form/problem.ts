import type { BookingForm } from '#core/contracts/forms/bookings.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'

export type FieldName = keyof BookingForm

/** Which field a refusal of the server is about. */
const byCode: Readonly<Record<string, FieldName>> = {
  SLOT_TAKEN: 'time',
  SLOT_IN_PAST: 'time',
  SHORT_NOTICE: 'time',
  NOT_THERE_YET: 'time',
  SHOP_CLOSED: 'date',
  TOO_FAR_AHEAD: 'date',
  OUT_OF_STOCK: 'quantity',
  SERVICE_NOT_OFFERED: 'services',
  ADDRESS_REQUIRED: 'address',
  ADDRESS_UNKNOWN: 'address',
  ADDRESS_TOO_FAR: 'address',
}

const words: Readonly<Record<string, string>> = {
  SLOT_TAKEN: 'Somebody was faster: that time has just been taken. Please choose another one.',
  SLOT_IN_PAST: 'That time has passed. Please choose another one.',
}

/** What is wrong beside each field, and what is said above the button where no field is to blame. */
export function problemsIn(error: ApiError): { fields: [FieldName, string][]; message?: string } {
  if (error.status >= 500) return { fields: [], message: 'An unexpected error occurred. Please try again.' }
  const field = byCode[error.code]
  if (field) return { fields: [[field, words[error.code] ?? error.fields[field] ?? error.message]] }
  const named = Object.entries(error.fields).flatMap(([path, message]): [FieldName, string][] => {
    const name = fieldNames.find((one) => one === path.replace('customer.', ''))
    return name ? [[name, message]] : []
  })
  return named.length > 0 && error.code === 'INVALID'
    ? { fields: named }
    : { fields: [], message: saidOr(error, 'Failed to create booking') }
}

const fieldNames: readonly FieldName[] = [
  'quantity',
  'services',
  'locationType',
  'address',
  'date',
  'time',
  'name',
  'email',
  'phone',
  'notes',
]
