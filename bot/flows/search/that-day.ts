import type { Turn } from '#bot/engine/flow.ts'
import { openSlots } from '#core/bookings/times/open-slots.ts'
import type { Offer } from '#core/contracts/offers.ts'
import { Refusal } from '#core/errors.ts'
import { instantOf, JOHANNESBURG } from '#core/rules/time/time.ts'
import type { SearchDraft } from './draft.ts'

type When = Pick<SearchDraft, 'date' | 'time'>

/** The offers that cannot be fitted on the day, or at the hour, that was named with the search. */
export async function notThen(offers: readonly Offer[], { date, time }: When, turn: Turn): Promise<Set<Offer>> {
  if (!date) return new Set()
  const free = await Promise.all(offers.map((offer) => canThen(offer, date, time, turn)))
  return new Set(offers.filter((_, at) => !free[at]))
}

async function canThen(offer: Offer, date: string, time: string | undefined, { ctx }: Turn): Promise<boolean> {
  try {
    const slots = await openSlots(ctx, workOf(offer), date)
    const wanted = time ? instantOf(date, time, JOHANNESBURG).getTime() : undefined
    return wanted === undefined ? slots.length > 0 : slots.some((slot) => slot.getTime() === wanted)
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const workOf = ({ shop, listingId, quantity }: Offer) => ({
  shopId: shop.id,
  listingId,
  quantity,
  services: ['fitting' as const],
  locationType: 'wait' as const,
})
