import { Suspense, useState } from 'react'
import type { ShopCalendar } from '#core/contracts/seller/bookings.ts'
import { later } from '#web/lib/code/later.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { BayGrid, type Dropped } from './bay-grid.tsx'
import { placeIn, placeText } from './grid-times.ts'
import { OfferDialog } from './offer-dialog.tsx'
import { useActs } from './use-acts.ts'

const NewBooking = later(() => import('./new-booking.tsx'))

type Props = { shopId: string; calendar: ShopCalendar; onDay(date: string): void }

/** The bays with what a hand does in them: opening, moving, and beginning a booking at a free place. */
export default function Bays({ shopId, calendar, onDay }: Props) {
  const { params, go } = useAddress()
  const [proposes, setProposes] = useState<Dropped>()
  const place = placeIn(params.get('at'))
  const { act, isBusy } = useActs(() => setProposes(undefined))
  const dropped = (drop: Dropped) => {
    const { booking, bay, start } = drop
    if (start) setProposes(drop)
    else if (bay !== undefined && bay !== booking.bay) act(booking.id, { act: 'move_bay', bay })
  }
  return (
    <>
      <BayGrid
        calendar={calendar}
        onOpen={(id) => go({ booking: id })}
        onDrop={dropped}
        onDay={onDay}
        onFree={(free) => go({ at: placeText(free) })}
      />
      {proposes?.start && (
        <OfferDialog
          booking={proposes.booking}
          at={{ date: proposes.date, start: proposes.start, ...(proposes.bay && { bay: proposes.bay }) }}
          isBusy={isBusy}
          onAct={(one) => act(proposes.booking.id, one)}
          onClose={() => setProposes(undefined)}
        />
      )}
      {place && (
        <Suspense>
          <NewBooking key={params.get('at')} shopId={shopId} place={place} onClose={() => go({ at: undefined })} />
        </Suspense>
      )}
    </>
  )
}
