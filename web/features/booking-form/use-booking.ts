import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { AccountView } from '#core/contracts/auth.ts'
import { type BookingForm, bookingForm } from '#core/contracts/forms/bookings.ts'
import type { Point } from '#core/contracts/offers.ts'
import type { BookOnWeb } from '#core/contracts/web-bookings.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { ApiError } from '#web/lib/api/api.ts'
import { useApi, useRenew, useSend } from '#web/lib/api/use-api.ts'
import { clockOf } from '#web/lib/dates.ts'
import {
  type BookedOnWeb,
  type Offer,
  type Price,
  pricePath,
  type ShopProfile,
  sendBooking,
  timesOf,
  type Work,
} from './api/booking.ts'
import { problemsIn } from './problem.ts'

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
  const renew = useRenew()
  const form = useForm<BookingForm>({
    resolver: zodResolver(bookingForm(offer ? 'tyre' : 'shop', today)),
    reValidateMode: 'onSubmit',
    defaultValues: {
      ...{ name: account?.name ?? '', email: account?.email ?? '', phone: account?.phone ?? '' },
      ...{ services, quantity, date: '', time: '', locationType: 'wait', address: '', notes: '' },
    },
  })
  const filled = useWatch({ control: form.control })
  const work: Work = {
    shopId: shop.id,
    listingId: offer?.listingId,
    quantity: filled.quantity || quantity,
    services: filled.services || services,
    locationType: filled.locationType ?? 'wait',
  }
  const price = useApi<Price>(work.services ? pricePath(work) : null, { keepsPrevious: true })

  const refused = (error: ApiError) => {
    const { fields, message } = problemsIn(error)
    setProblem(message)
    for (const [name, says] of fields) form.setError(name, { message: says }, { shouldFocus: true })
    renew(timesOf(shop.id))
    if (error.code === 'PRICE_CHANGED') for (const path of ['/api/offers/', '/api/shops/']) renew(path)
  }
  const booking = useSend<Partial<BookOnWeb>, BookedOnWeb>({
    send: sendBooking,
    renews: ['/api/bookings', timesOf(shop.id)],
    onFailed: refused,
  })
  const submit = form.handleSubmit((typed) => {
    const seen = price.data && !price.isPlaceholderData ? { seenTotalCents: price.data.totalCents } : {}
    booking.mutate({ ...wishOf(typed, work), ...seen, ...(typed.locationType === 'mobile' && { addressAt }) })
  })
  const edited = () => {
    form.clearErrors()
    setProblem(undefined)
  }
  return { form, filled, today, work, price, problem, booking, submit, edited, setAddressAt }
}

const wishOf = (typed: BookingForm, work: Work): Partial<BookOnWeb> => ({
  shopId: work.shopId,
  listingId: work.listingId,
  quantity: work.quantity,
  services: work.services.split('+') as BookOnWeb['services'],
  locationType: work.locationType,
  ...(typed.locationType === 'mobile' && { address: typed.address }),
  ...(typed.date && { date: typed.date }),
  ...(typed.time && { time: clockOf(typed.time) }),
  customer: { name: typed.name, email: typed.email, phone: typed.phone },
  notes: typed.notes,
})
