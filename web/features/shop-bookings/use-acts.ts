import type { OperationInput, ReadKey } from '#core/contracts/operations.ts'
import type { FrontDeskAct, FrontDeskBooking, Overrun } from '#core/contracts/seller/bookings.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { momentWords } from '#web/lib/dates.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { statusNames, whenOf, workOf } from './words.ts'

/** Everything that shows bookings and bays of a shop. */
export const frontDeskReads = [
  'GET /shops/:shopId/counter-bookings',
  'GET /shops/:shopId/counter-bookings/counts',
  'GET /shops/:shopId/bay-calendar',
  'GET /shops/:shopId/counter-days',
  'GET /shops/:shopId/counter-slots',
  'GET /counter-bookings/:id',
  'GET /counter-bookings/:id/history',
  'GET /bookings/:id/open-days',
  'GET /bookings/:id/open-slots',
] as const satisfies readonly ReadKey[]

export type Act = OperationInput<'POST /counter-bookings/:id/acts'>['body']

const failed = (title: string) => (error: { message: string }) =>
  toast({ type: 'error', title, message: error.message === title ? undefined : error.message })

/** Promising more than is free is asked once. */
export const PROMISED = 'STOCK_PROMISED'
export type Promised = { says: string; goOn(): void; leave(): void }

/** Does what the shop does with a booking, says what it has become, and takes it back. */
export function useActs(onDone: () => void = () => {}) {
  const undo = useSend('POST /counter-bookings/:id/undo', {
    invalidates: frontDeskReads,
    onDone: (booking) =>
      toast({
        type: 'info',
        title: `Taken back: booking ${statusNames[booking.status].toLowerCase()}`,
        message: echoOf(booking),
      }),
    onFailed: failed('Failed to update booking'),
  })
  const act = useSend('POST /counter-bookings/:id/acts', {
    invalidates: frontDeskReads,
    onDone: ({ booking, undoId, overrun }, { body }) => {
      if (body.act === 'move_bay')
        toast({
          type: 'success',
          title: `${booking.code} is in bay ${booking.bay} now`,
          message: booking.customer.name,
        })
      else if (undoId === null) toast({ type: 'info', title: 'Nothing has changed', message: echoOf(booking) })
      else {
        const takeBack = () => undo.mutate({ params: { id: booking.id }, body: { undoId } })
        const message = [echoOf(booking), overrun && overrunWords(overrun)].filter(Boolean).join('. ')
        toastUndo(doneWords(body.act, booking), takeBack, { message })
      }
      onDone()
    },
    onFailed: (error) => {
      if (error.code !== PROMISED) failed('Failed to update booking')(error)
    },
  })
  const { error, variables: asked } = act
  return {
    isBusy: act.isPending,
    /** What was refused before is no answer to what is asked next. */
    forget: act.reset,
    problem: error?.code === PROMISED ? null : error,
    promised:
      error?.code === PROMISED && asked && isPromise(asked.body)
        ? {
            says: error.message,
            goOn: () => act.mutate({ params: asked.params, body: { ...asked.body, anyway: true } as Act }),
            leave: () => act.reset(),
          }
        : undefined,
    act: (id: string, body: Act) => act.mutate({ params: { id }, body }),
  }
}

const isPromise = ({ act }: Act): boolean => act === 'confirm' || act === 'take' || act === 'correct'

/** The corrected work is longer than its bay is free: who has the bay then. */
function overrunWords({ minutes, heldMinutes, next }: Overrun): string {
  const who = next && (next.name ? `${next.name} (${next.code})` : 'a walk-in')
  const after = next ? `; from ${momentWords(next.start)} ${who} has it` : ''
  return `This takes about ${minutes} min, and the bay is held for ${heldMinutes}${after}. The time stays as it is`
}

/** Whose booking it is, when, and of what. */
const echoOf = (booking: FrontDeskBooking): string =>
  [booking.code, booking.customer.name, whenOf(booking), workOf(booking)].filter(Boolean).join(', ')

function doneWords(act: FrontDeskAct['act'], booking: FrontDeskBooking): string {
  if (act === 'no_show') return 'Booking cancelled: not shown up'
  if (act === 'offer') return 'The driver is asked'
  if (act === 'withdraw') return 'What you offered is taken back'
  if (act === 'decline' && booking.status !== 'cancelled') return 'It stays as it was; the driver is told'
  // Other shops were asked as well, so a yes is an offer.
  if (act === 'confirm' && booking.status === 'pending') return 'The driver has your yes, and chooses among the shops'
  if (act === 'ready') return 'The driver is told that the car is ready'
  if (act === 'correct' || act === 'correct_done') return `${booking.code} is corrected`
  return `Booking ${statusNames[booking.status].toLowerCase()}`
}

export function useDelete(onDone: () => void) {
  return useSend('DELETE /counter-bookings/:id', {
    invalidates: frontDeskReads,
    onDone: () => {
      toast({ type: 'success', title: 'Booking deleted' })
      onDone()
    },
    onFailed: failed('Failed to delete booking'),
  })
}
