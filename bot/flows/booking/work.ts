import type { Work } from '#core/contracts/bookings.ts'
import type { Texts } from '#core/texts/texts.ts'
import type { BookingDraft } from './draft.ts'

/** What is to be done, in words: '4 x Michelin Primacy 4 205/55R16 91V, Wheel Alignment'. */
export function whatIn({ what, quantity, services = [] }: BookingDraft, say: Texts): string {
  const others = services.filter((one) => !what || one !== 'fitting').map((one) => say.serviceNames[one])
  return [...(what ? [`${quantity} x ${what}`] : []), ...others].join(', ')
}

/** The work that the draft asks for, as the use-cases know it. */
export const workOf = (draft: BookingDraft): Work => ({
  shopId: draft.shopId ?? '',
  ...(draft.listingId ? { listingId: draft.listingId } : {}),
  quantity: draft.quantity,
  services: draft.services ?? ['fitting'],
  locationType: draft.locationType ?? 'wait',
})
