import type { BookingView } from '#core/contracts/bookings.ts'
import { localDate } from '#core/rules/time/time.ts'
import { clockOf, momentWords, shortDay } from '#web/lib/dates.ts'
import { openOffers } from '../../components/offer-words.ts'
import { endOf } from './words.ts'

export type BookingState = { title: string; detail?: string | undefined; tone: 'waits' | 'good' | 'over' | 'bad' }

/** '13:00' today, else the day as well. */
function byWhen(instant: string): string {
  const day = localDate(new Date(instant))
  return day === localDate(new Date()) ? clockOf(instant) : `${shortDay(day)} at ${clockOf(instant)}`
}

/** How a booking stands, in one line, and what that means for its driver. */
export function stateOf(booking: BookingView): BookingState {
  const { status, awaiting, move, appointmentStart, shop } = booking
  if (status === 'cancelled') return { title: endOf(booking), tone: 'bad' }
  if (status === 'completed') return { title: 'Done', detail: `${shop.name} has finished the work.`, tone: 'over' }
  if (status === 'in_progress') return { title: 'The shop is at work', tone: 'good' }
  if (status === 'pending') return awaiting === 'customer' ? proposed(booking) : asked(booking)
  const agreed = appointmentStart ? `Confirmed for ${momentWords(appointmentStart)}` : 'Confirmed'
  if (openOffers(booking, 'shop').length > 0)
    return { title: agreed, detail: 'The shop offers a change. Until you answer, this stands.', tone: 'good' }
  if (move?.by !== 'customer') return { title: agreed, tone: 'good' }
  return {
    title: agreed,
    detail: `You asked for ${momentWords(move.start)}. ${answers(booking, 'Until the shop answers, the agreed time stands.')}`,
    tone: 'good',
  }
}

function asked({ answerBy, preferredStart, shop, heldUntil }: BookingView): BookingState {
  const held = heldUntil ?? answerBy
  return {
    title: answerBy ? `Waiting for the shop, answers by ${byWhen(answerBy)}` : 'Waiting for the shop',
    detail:
      preferredStart && held
        ? `${momentWords(preferredStart)} is held for you until ${byWhen(held)}.`
        : `${shop.name} proposes a time.`,
    tone: 'waits',
  }
}

const proposed = (booking: BookingView): BookingState => ({
  title: booking.answerBy ? `Your answer is needed by ${byWhen(booking.answerBy)}` : 'Your answer is needed',
  tone: 'waits',
})

const answers = ({ answerBy }: BookingView, stands: string): string =>
  answerBy ? `The shop answers by ${byWhen(answerBy)}. ${stands}` : stands
