import type { Work } from '#core/contracts/bookings.ts'
import type { BookingDraft } from './draft.ts'

/** The work that the draft asks for, as the use-cases know it. */
export const workOf = (draft: BookingDraft): Work => ({
  shopId: draft.shopId ?? '',
  ...(draft.listingId ? { listingId: draft.listingId } : {}),
  quantity: draft.quantity,
  services: draft.services ?? ['fitting'],
  locationType: draft.locationType ?? 'wait',
})
