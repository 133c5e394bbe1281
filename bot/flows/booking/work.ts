import type { Work } from '#core/contracts/bookings.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingDraft } from './draft.ts'

/** What is to be done, in words: '4 x Michelin Primacy 4 205/55R16 91V, Wheel Alignment'. */
export function whatIn({ what, quantity, rear, services = [] }: BookingDraft, say: Texts): string {
  const others = services.filter((one) => !what || one !== 'fitting').map((one) => say.serviceNames[one])
  const front = rear
    ? [`${quantity} x ${what} (${say.search.frontWord}) + ${rear.quantity} x ${rear.what} (${say.search.rearWord})`]
    : []
  return [...(rear ? front : what ? [`${quantity} x ${what}`] : []), ...others].join(', ')
}

/** The work that the draft asks for, as the use-cases know it. */
export const workOf = (draft: BookingDraft): Work => ({
  shopId: draft.shopId ?? '',
  ...(draft.listingId ? { listingId: draft.listingId } : {}),
  quantity: draft.quantity,
  ...(draft.rear?.listingId ? { rear: { listingId: draft.rear.listingId, quantity: draft.rear.quantity } } : {}),
  ...(draft.vehicle ? { vehicle: draft.vehicle } : {}),
  ...(draft.asked ? { asked: draft.asked } : {}),
  services: draft.services ?? ['fitting'],
  locationType: draft.locationType ?? 'wait',
})
