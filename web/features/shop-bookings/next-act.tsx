import type { CounterBooking } from '#core/contracts/seller/bookings.ts'
import { shopActs } from '#core/rules/bookings/shop-acts.ts'
import { Button } from '../../components/ui/button.tsx'
import { PromisedDialog } from './act-dialogs.tsx'
import { useActs } from './use-acts.ts'
import { actName } from './words.ts'

/** The likely next act, where it needs no further question. */
export function NextAct({ booking }: { booking: CounterBooking }) {
  const { act, isBusy, promised } = useActs()
  const [next] = shopActs(booking, new Date())
  if (next !== 'confirm' && next !== 'start' && next !== 'complete') return null
  const seen = next === 'confirm' ? { seenAt: booking.updatedAt } : {}
  return (
    <>
      <Button
        look="quiet"
        className="min-w-28 max-w-40"
        disabled={isBusy}
        onClick={() => act(booking.id, { act: next, ...seen })}
      >
        {actName(next, booking)}
      </Button>
      <PromisedDialog promised={promised} />
    </>
  )
}
