import type { HandedLink } from '#core/contracts/deal/handed.ts'
import { type ApiError, type CallOptions, call } from '#web/lib/api/call.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** What is handed on: a booking or a shop's price, one's own or by a guest's private link. */
export type HandRef = { id: string } | { token: string } | { askId: string } | { askId: string; token: string }

export const reads = [
  'GET /bookings/:id/handed',
  'GET /guest-handed/:token',
  'GET /quote-answers/:id/handed',
  'GET /guest-rounds/:token/answers/:id/handed',
] as const

type Handed = { data: HandedLink | undefined; error: ApiError | null; refetch(): unknown }

/** The link by which it was handed on, if one works, and the yes of who pays. */
export const useHanded = (of: HandRef): Handed => {
  const [booking, answer] = 'askId' in of ? [null, of] : [of, null]
  const read = {
    booking: useRead('GET /bookings/:id/handed', booking && 'id' in booking ? { params: booking } : null),
    guestBooking: useRead('GET /guest-handed/:token', booking && 'token' in booking ? { params: booking } : null),
    answer: useRead(
      'GET /quote-answers/:id/handed',
      answer && !('token' in answer) ? { params: { id: answer.askId } } : null,
    ),
    guestAnswer: useRead(
      'GET /guest-rounds/:token/answers/:id/handed',
      answer && 'token' in answer ? { params: { token: answer.token, id: answer.askId } } : null,
    ),
  }
  if (booking) return 'id' in booking ? read.booking : read.guestBooking
  return 'token' in of ? read.guestAnswer : read.answer
}

export function handOn(of: HandRef, options: CallOptions): Promise<HandedLink> {
  if (!('askId' in of))
    return 'id' in of
      ? call('POST /bookings/:id/handed', { params: of }, options)
      : call('POST /guest-handed/:token', { params: of }, options)
  return 'token' in of
    ? call('POST /guest-rounds/:token/answers/:id/handed', { params: { token: of.token, id: of.askId } }, options)
    : call('POST /quote-answers/:id/handed', { params: { id: of.askId } }, options)
}

export function endLink(of: HandRef, options: CallOptions): Promise<void> {
  if (!('askId' in of))
    return 'id' in of
      ? call('DELETE /bookings/:id/handed', { params: of }, options)
      : call('DELETE /guest-handed/:token', { params: of }, options)
  return 'token' in of
    ? call('DELETE /guest-rounds/:token/answers/:id/handed', { params: { token: of.token, id: of.askId } }, options)
    : call('DELETE /quote-answers/:id/handed', { params: { id: of.askId } }, options)
}
