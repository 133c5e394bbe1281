import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { usualTyres } from '#core/rules/bookings/service-types.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { byWhen } from '#web/lib/dates.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { frontDeskReads } from '../use-acts.ts'
import type { Service } from './services.ts'

type WalkIn = {
  shopId: string
  words: string
  phone: string
  work: { service: Service; quantity: string; size: string; listing: ShopListing | undefined } | undefined
  minutes: number
  start?: string
  bay?: number
}

/** Blocks the bay, and makes a booking of it if its work is known. */
export function useWalkIn({ onBooked, onClose }: { onBooked(id: string): void; onClose(): void }) {
  const free = useSend('DELETE /bay-blocks/:id', { invalidates: frontDeskReads })
  const enter = useSend('POST /shops/:shopId/counter-bookings', {
    invalidates: frontDeskReads,
    onDone: ({ id, code, customer }) => {
      toast({ type: 'success', title: `Booking ${code} confirmed`, message: customer.name })
      onClose()
      onBooked(id)
    },
  })
  const block = useSend('POST /shops/:shopId/bay-blocks', { invalidates: frontDeskReads })
  const send = ({ shopId, words, phone, work, ...when }: WalkIn) =>
    block.mutate(
      { params: { shopId }, body: { words, ...when } },
      {
        onSuccess: ({ id, bay, start }) => {
          if (!work) {
            const from = when.start ? ` from ${byWhen(start)}` : ''
            toastUndo(`Bay ${bay} is blocked${from}`, () => free.mutate({ params: { id } }), { message: words })
            return onClose()
          }
          const { service, quantity, listing, size } = work
          const tyre = listing ? { listingId: listing.id } : { size }
          const services = [...service.services]
          const count = Number(quantity) || usualTyres(service.services)
          const customer = { name: words, phone }
          enter.mutate(
            { params: { shopId }, body: { services, quantity: count, ...tyre, start, blockId: id, customer } },
            // Without its booking the bay would stay blocked by nobody.
            { onError: () => free.mutate({ params: { id } }) },
          )
        },
      },
    )
  return { block: { ...block, send }, enter }
}
