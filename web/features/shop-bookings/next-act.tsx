import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { type ShopAct, shopActs } from '#core/rules/bookings/shop-acts.ts'
import { Button } from '../../components/ui/button.tsx'
import { PromisedDialog } from './act-dialogs.tsx'
import { useActs } from './use-acts.ts'
import { actName } from './words.ts'

/** The likely next act, where it needs no further question. */
export function NextAct({ booking }: { booking: FrontDeskBooking }) {
  const { act, isBusy, promised } = useActs()
  const next = likelyAct(booking)
  if (next !== 'confirm' && next !== 'start' && next !== 'ready' && next !== 'complete') return null
  const seen = next === 'confirm' ? { seenAt: booking.updatedAt } : {}
  return (
    <>
      <Button
        look="quiet"
        className="max-w-36 max-md:shrink-0 md:min-w-28 md:max-w-40"
        disabled={isBusy}
        onClick={() => act(booking.id, { act: next, ...seen })}
      >
        {next === 'ready' ? 'Ready' : actName(next, booking)}
      </Button>
      <PromisedDialog promised={promised} />
    </>
  )
}

/** A driver who waits at the shop needs no word that the car is ready. */
function likelyAct(booking: FrontDeskBooking): ShopAct | undefined {
  const [first] = shopActs(booking, new Date())
  return first === 'ready' && booking.locationType === 'wait' ? 'complete' : first
}
