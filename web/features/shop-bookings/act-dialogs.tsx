import { useState } from 'react'
import type { CounterBooking } from '#core/contracts/seller/bookings.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { DayChoice } from '../../components/day-choice.tsx'
import { dangerButton, primaryButton, quietButton } from '../../components/styles.ts'
import { TimeChoice } from '../../components/time-choice.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { TextField } from '../../components/ui/field.tsx'
import type { Act, Promised } from './use-acts.ts'
import { WithHours } from './with-hours.tsx'

type Props = { booking: CounterBooking; isBusy: boolean; onAct(act: Act): void; onClose(): void }

/** Another time, which the driver accepts or declines. */
export function ProposeDialog({
  booking,
  isBusy,
  onAct,
  onClose,
  at,
}: Props & { at?: { date: string; start: string; bay?: number } }) {
  const [date, setDate] = useState(at?.date ?? booking.preferredDate ?? '')
  const [start, setStart] = useState(at?.start ?? '')
  const [note, setNote] = useState('')
  const params = { id: booking.id }
  const days = useRead('GET /bookings/:id/open-days', { params, query: { count: 21 } })
  const times = useRead('GET /bookings/:id/open-slots', date ? { params, query: { date } } : null)
  return (
    <Dialog
      open
      title={`Propose another time for ${booking.code}`}
      description="A bay is held until the driver answers."
      onClose={onClose}
      footer={
        <button
          type="button"
          className={`${primaryButton} w-full`}
          disabled={!start || isBusy}
          onClick={() => onAct({ act: 'propose', start, note, ...(at?.bay && { bay: at.bay }) })}
        >
          Ask the driver
        </button>
      }
    >
      <WithHours shopId={booking.shop.id}>
        <div className="grid gap-4">
          <DayChoice
            legend="Day"
            days={days}
            value={date}
            onChange={(next) => {
              setDate(next)
              setStart('')
            }}
          />
          {date && <TimeChoice legend="Time" times={times} value={start} onChange={setStart} />}
          <TextField
            label="A word to the driver"
            optional
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </WithHours>
    </Dialog>
  )
}

/** Why the shop cannot; the driver reads it. */
export function ReasonDialog({ booking, kind, isBusy, onAct, onClose }: Props & { kind: 'cancel' | 'decline' }) {
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
        <button type="submit" className={dangerButton} disabled={isBusy}>
          {kind === 'cancel' ? 'Cancel the booking' : 'Decline the request'}
        </button>
      </form>
    </Dialog>
  )
}

/** Confirming would promise more tyres than are free: the shop goes on, or offers something else. */
export const PromisedDialog = ({ promised, onOther }: { promised: Promised | undefined; onOther?(): void }) =>
  promised && (
    <Dialog open title="More than is free" description={`${promised.says}.`} onClose={promised.leave}>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={primaryButton} onClick={promised.goOn}>
          Confirm anyway
        </button>
        {onOther && (
          <button
            type="button"
            className={quietButton}
            onClick={() => {
              promised.leave()
              onOther()
            }}
          >
            Offer other
          </button>
        )}
      </div>
    </Dialog>
  )
