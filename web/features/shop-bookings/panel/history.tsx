import { useState } from 'react'
import { useRead } from '#web/lib/api/use-read.ts'
import { momentWords } from '#web/lib/dates.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed, Spinner } from '../../../components/ui/states.tsx'

/** By the name of the event; one that concerns nobody at the counter has none. */
const words: Readonly<Record<string, string>> = {
  'booking.requested': 'The driver asked',
  'booking.entered': 'Entered at the counter',
  'booking.confirmed': 'Confirmed',
  'booking.declined': 'Declined',
  'booking.bay_changed': 'Put into another bay',
  'booking.time_proposed': 'You offered something else',
  'booking.proposal_declined': 'The driver declined your offer',
  'booking.answer_undone': 'Your last step was taken back',
  'booking.cancelled_by_customer': 'Cancelled by the driver',
  'booking.cancelled_by_shop': 'Cancelled by the shop',
  'booking.expired': 'Ended without an answer',
  'booking.move_asked': 'The driver asked for another time',
  'booking.move_proposed': 'You asked for another time',
  'booking.rescheduled': 'Moved to another time',
  'booking.move_ended': 'The time stayed as it was',
  'booking.changed': 'Changed as offered',
  'booking.offers_ended': 'Offers ended',
  'booking.corrected': 'Corrected',
  'booking.started': 'Started',
  'booking.ready': 'Ready for collection',
  'booking.completed': 'Completed',
  'booking.done_corrected': 'What was done was corrected',
  'booking.no_show': 'Not shown up',
  'booking.reminder_due': 'The driver was reminded',
  'booking.unanswered': 'You were reminded to answer',
}

/** What happened to the booking, read when somebody wants to know. */
export function History({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className="mt-4">
      <Button look="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Hide the history' : 'History'}
      </Button>
      {isOpen && <Steps id={id} />}
    </section>
  )
}

function Steps({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useRead('GET /counter-bookings/:id/history', { params: { id } })
  if (error && !data)
    return <Failed title="The history could not be read" onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Spinner>Loading...</Spinner>
  const steps = data.steps.flatMap(({ id: step, what, at }) => (words[what] ? { step, at, name: words[what] } : []))
  if (steps.length === 0) return <p className="text-ink-soft">Nothing is known of it.</p>
  return (
    <ol aria-label="History" className="grid gap-1">
      {steps.map(({ step, name, at }) => (
        <li key={step} className="flex flex-wrap justify-between gap-x-4">
          <span>{name}</span>
          <span className="text-ink-soft text-sm tabular-nums">{momentWords(at)}</span>
        </li>
      ))}
    </ol>
  )
}
