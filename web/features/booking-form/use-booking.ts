import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { AccountView } from '#core/contracts/auth.ts'
import { type BookingForm, bookingForm } from '#core/contracts/forms/bookings.ts'
import type { Offer, Point } from '#core/contracts/offers.ts'
import type { OperationInput } from '#core/contracts/operations.ts'
import type { ShopProfile } from '#core/contracts/shop-directory.ts'
import type { ServiceCode } from '#core/contracts/shops.ts'
import type { BookOnWeb } from '#core/contracts/web-bookings.ts'
import { isService } from '#core/rules/bookings/service-names.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { ApiError } from '#web/lib/api/call.ts'
import { saidOr } from '#web/lib/api/form-errors.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { clockOf } from '#web/lib/dates.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'

/** Everything that says when a shop has time. */
const times = ['GET /shops/:shopId/open-days', 'GET /shops/:shopId/open-slots'] as const

type About = {
  shop: ShopProfile
  offer: Offer | undefined
  quantity: number
  /** What is usually done, as the choice holds it. */
  services: string
  account: AccountView | undefined
}

/** A booking as it is filled in: its fields, its price, and what the server says of it. */
export function useBooking({ shop, offer, quantity, services, account }: About) {
  const [today] = useState(() => localDate(new Date()))
  const [addressAt, setAddressAt] = useState<Point>()
  const [problem, setProblem] = useState<string>()
  const invalidate = useInvalidate()
  const form = useDraftForm<BookingForm>(offer ? `booking:${offer.code}` : `fitting:${shop.slug}`, {
    resolver: zodResolver(bookingForm(offer ? 'tyre' : 'shop', today)),
    reValidateMode: 'onSubmit',
    defaultValues: {
      name: account?.name ?? '',
      email: account?.email ?? '',
      phone: account?.phone ?? '',
      services,
      quantity,
      date: '',
      time: '',
      locationType: 'wait',
      address: '',
      notes: '',
    },
    never: (['name', 'email', 'phone'] as const).filter((one) => account?.[one]),
  })
  const filled = useWatch({ control: form.control })
  const work: Work = {
    shopId: shop.id,
    listingId: offer?.listingId,
    quantity: filled.quantity || quantity,
    services: (filled.services || services).split('+').filter(isService),
    locationType: filled.locationType ?? 'wait',
  }
  const price = useRead('GET /shops/:shopId/work-price', work.services.length > 0 ? workInput(work) : null, {
    keepsPrevious: true,
  })

  const refused = (error: ApiError) => {
    const { fields, message } = problemsIn(error)
    setProblem(message)
    for (const [name, says] of fields) form.setError(name, { message: says }, { shouldFocus: true })
    invalidate(...times)
    if (error.code === 'PRICE_CHANGED')
      invalidate('GET /offers/:code', 'GET /shops/:shop', 'GET /shops/:shopId/work-price')
  }
  const booking = useSend('POST /bookings', {
    invalidates: ['GET /bookings', ...times],
    onDone: form.forget,
    onFailed: refused,
  })
  const submit = form.handleSubmit((typed) => {
    const seen = price.data && !price.isPlaceholderData ? { seenTotalCents: price.data.totalCents } : {}
    booking.mutate({ body: { ...bodyOf(typed, work), ...seen, ...(typed.locationType === 'mobile' && { addressAt }) } })
  })
  const edited = () => {
    form.clearErrors()
    setProblem(undefined)
  }
  return { form, filled, today, work, price, problem, booking, submit, edited, setAddressAt }
}

const bodyOf = (typed: BookingForm, work: Work): OperationInput<'POST /bookings'>['body'] => ({
  shopId: work.shopId,
  listingId: work.listingId,
  quantity: work.quantity,
  services: [...work.services],
  locationType: work.locationType,
  ...(typed.locationType === 'mobile' && { address: typed.address }),
  ...(typed.date && { date: typed.date }),
  ...(typed.time && { time: clockOf(typed.time) }),
  customer: { name: typed.name, email: typed.email, phone: typed.phone },
  notes: typed.notes,
})

type FieldName = keyof BookingForm

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
function problemsIn(error: ApiError): { fields: [FieldName, string][]; message?: string } {
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

/** What is to be done, as far as its price and its times depend on it. */
export type Work = Pick<BookOnWeb, 'shopId' | 'quantity' | 'locationType'> & {
  listingId: string | undefined
  services: readonly ServiceCode[]
}

/** The work as the API is asked what it costs and when there is time for it. */
export const workInput = ({ shopId, ...query }: Work) => ({ params: { shopId }, query })
