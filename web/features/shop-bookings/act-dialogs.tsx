import { useState } from 'react'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/field.tsx'
import type { Act, Promised } from './use-acts.ts'

export type DialogProps = { booking: FrontDeskBooking; isBusy: boolean; onAct(act: Act): void; onClose(): void }

/** Why the shop cannot; the driver reads it. */
export function ReasonDialog({ booking, kind, isBusy, onAct, onClose }: DialogProps & { kind: 'cancel' | 'decline' }) {
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = kind === 'cancel' && reason.trim() === ''
  return (
    <Dialog
      open
      title={kind === 'cancel' ? `Cancel booking ${booking.code}?` : `Decline ${booking.code}?`}
      description="The driver is told at once, and the bay is free again."
      onClose={onClose}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (isMissing) return
          onAct(kind === 'cancel' ? { act: 'cancel', reason } : { act: 'decline', reason, seenAt: booking.updatedAt })
        }}
      >
        <TextField
          label="Reason"
          optional={kind === 'decline'}
          hint="The driver reads it."
          error={isTried && isMissing ? 'Please say why: the driver reads it' : undefined}
          value={reason}
          maxLength={300}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" look="danger" disabled={isBusy}>
          {kind === 'cancel' ? 'Cancel the booking' : 'Decline the request'}
        </Button>
      </form>
    </Dialog>
  )
}

/** Confirming would promise more tyres than are free: the shop goes on, or offers something else. */
export const PromisedDialog = ({ promised, onOther }: { promised: Promised | undefined; onOther?(): void }) =>
  promised && (
    <Dialog open title="More than is free" description={`${promised.says}.`} onClose={promised.leave}>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={promised.goOn}>
          Confirm anyway
        </Button>
        {onOther && (
          <Button
            look="quiet"
            onClick={() => {
              promised.leave()
              onOther()
            }}
          >
            Offer other
          </Button>
        )}
      </div>
    </Dialog>
  )
