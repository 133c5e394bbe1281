import type { BookingView } from '#core/contracts/bookings.ts'
import type { AddressConfirmed, BookingPage, GuestBookingView } from '#core/contracts/web-bookings.ts'
import { api } from '#web/lib/api/api.ts'

export type { AddressConfirmed, BookingPage, BookingView, GuestBookingView }

export const bookingsPath = (after?: string): string =>
  `/api/bookings?${new URLSearchParams({ limit: '20', ...(after && { after }) })}`

/** Where one booking's reads and changes are: for who is signed in by its id, for a guest by the private link's token. */
export const bookingPath = (of: { id: string } | { token: string }): string =>
  'token' in of ? `/api/guest-bookings/${encodeURIComponent(of.token)}` : `/api/bookings/${of.id}`

export const daysPath = (path: string): string => `${path}/open-days?count=60`
export const slotsPath = (path: string, date: string): string => `${path}/open-slots?date=${date}`

export const cancel =
  (path: string) =>
  (_: unknown, key: string): Promise<BookingView> =>
    api.post<BookingView>(`${path}/cancel`, {}, { key })
/** `seenAt`: when what is answered was asked, so that an answer is not taken for one to a later change. */
export const answer = (path: string, verb: 'accept' | 'decline', seenAt: string, key: string): Promise<BookingView> =>
  api.post<BookingView>(`${path}/${verb}`, { seenAt }, { key })
export const confirmAddress = (path: string, proof: string): Promise<AddressConfirmed> =>
  api.post<AddressConfirmed>(`${path}/confirm-address`, { proof })
export const move = (path: string, start: string, key: string): Promise<BookingView> =>
  api.post<BookingView>(`${path}/move`, { start }, { key })
export const calendarUrl = async (path: string): Promise<string> =>
  (await api.get<{ url: string }>(`${path}/calendar`)).url
