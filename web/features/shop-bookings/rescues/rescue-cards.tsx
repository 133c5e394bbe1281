import { MapPin } from 'lucide-react'
import type { ShopRescue } from '#core/contracts/deal/rescue.ts'
import { lineName } from '#core/rules/bookings/booked-tyres.ts'
import { formatDistance, formatRandExact } from '#core/rules/format.ts'
import { MINUTES_OFFERED } from '#core/rules/shops/rescue.ts'
import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { Acts } from '../../../components/console/acting.tsx'
import { card, linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Notice } from '../../../components/ui/states.tsx'

/** Drivers with a flat tyre who ask the shop to come out now; nothing while there is none. */
export function RescueCards({ shopId }: { shopId: string }) {
  const { data } = useRead('GET /shops/:shopId/rescues', { params: { shopId } })
  useKeepFresh(['rescue_changed'], ['GET /shops/:shopId/rescues'])
  if (!data || data.rescues.length === 0) return null
  return (
    <section aria-labelledby="rescues" className="grid gap-3 print:hidden">
      <h2 id="rescues" className="font-bold text-xl">
        Flat tyre now
      </h2>
      {data.rescues.map((rescue) => (
        <Rescue key={rescue.askId} shopId={shopId} rescue={rescue} />
      ))}
    </section>
  )
}

function Rescue({ shopId, rescue }: { shopId: string; rescue: ShopRescue }) {
  const { askId, name, place, distanceKm, mapUrl, said, size, state, minutes, lines, totalCents, isOwnPrice, note } =
    rescue
  const driver = name || 'A driver'
  const answering = useSend('POST /shops/:shopId/rescues/:askId/answer', {
    invalidates: ['GET /shops/:shopId/rescues'],
  })
  const answer = (given: number | null) => answering.mutate({ params: { shopId, askId }, body: { minutes: given } })
  return (
    <article aria-label={`${driver}, ${place}`} className={`${card} grid gap-2 p-4`}>
      <p className="font-bold">
        {driver}, {place} · {formatDistance(distanceKm)}
      </p>
      <p>
        {lines.map(lineName).join(' + ')}: <strong className="money">{formatRandExact(totalCents)}</strong>,{' '}
        {isOwnPrice ? 'as you said' : 'as on your list'}
      </p>
      {said.map((words) => (
        <p key={words}>“{words}”</p>
      ))}
      {size && <p>Bring a tyre, {size}, if it cannot be mended</p>}
      {mapUrl ? (
        <a href={mapUrl} className={`${linkLook} inline-flex min-h-11 items-center gap-2`}>
          <MapPin aria-hidden size={18} /> Way there
        </a>
      ) : (
        <p>Only the name of the place so far, no pin.</p>
      )}
      <p role="status">
        {wordsOf(state, minutes)}
        {note && ` “${note}”`}
      </p>
      <Acts>
        <div className="flex flex-wrap gap-3">
          {MINUTES_OFFERED.map((one) => (
            <Button key={one} look="primary" disabled={answering.isPending} onClick={() => answer(one)}>
              {one} min
            </Button>
          ))}
          <Button look="quiet" disabled={answering.isPending} onClick={() => answer(null)}>
            Can't
          </Button>
        </div>
      </Acts>
      {answering.error && <Notice tone="error">{answering.error.message}</Notice>}
    </article>
  )
}

const wordsOf = (state: ShopRescue['state'], minutes: number | null): string =>
  state === 'waiting'
    ? 'The driver waits for your answer. You get the number when they take you.'
    : minutes === null
      ? 'You said that you cannot come.'
      : `You said: about ${minutes} min. You get the number when they take you.`
