import { CalendarCheck, CircleCheck, CircleX, Hourglass } from 'lucide-react'
import type { BookingView } from '#core/contracts/bookings.ts'
import { formatRand } from '#core/rules/format.ts'
import { byWhen, clockOf, momentWords, soonWords } from '#web/lib/dates.ts'
import { openOffers } from '../../../components/offer-words.ts'
import { endOf, wasMissed } from '../words.ts'

const looks: Record<BookingState['tone'], { Icon: typeof CircleX; look: string }> = {
  waits: { Icon: Hourglass, look: 'bg-accent-wash text-accent-ink' },
  good: { Icon: CalendarCheck, look: 'bg-verified-wash text-verified' },
  over: { Icon: CircleCheck, look: 'bg-sunk text-ink' },
  bad: { Icon: CircleX, look: 'bg-danger-wash text-danger' },
}

/** How the booking stands, above everything else; a change of it is announced. */
export function StateLine({ booking }: { booking: BookingView }) {
  const { title, detail, tone } = stateOf(booking)
  const { Icon, look } = looks[tone]
  return (
    <div role="status" className={`flex gap-3 rounded-lg px-4 py-3 ${look}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="break-words font-bold">{title}</p>
        {detail && <p className="break-words text-ink">{detail}</p>}
      </div>
    </div>
  )
}

type BookingState = { title: string; detail?: string | undefined; tone: 'waits' | 'good' | 'over' | 'bad' }

/** How a booking stands, in one line, and what that means for its driver. */
function stateOf(booking: BookingView): BookingState {
  const { status, awaiting, move, appointmentStart, shop } = booking
  if (wasMissed(booking))
    return {
      title: `You were missed${appointmentStart ? ` on ${momentWords(appointmentStart)}` : ''}`,
      detail: `Nobody came to ${shop.name} at the agreed time. Ask for a new time with the same work.`,
      tone: 'bad',
    }
  if (status === 'cancelled') return { title: endOf(booking), tone: 'bad' }
  if (status === 'completed') return { title: 'Done', detail: doneWords(booking), tone: 'over' }
  if (status === 'in_progress' && booking.readyAt)
    return { title: 'Your car is ready', detail: `${shop.name} said so at ${clockOf(booking.readyAt)}.`, tone: 'good' }
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

/** What it came to is said where that is not what was quoted. */
const doneWords = ({ shop, totalCents, done }: BookingView): string =>
  [
    `${shop.name} has finished the work.`,
    done && done.totalCents !== totalCents && `${formatRand(totalCents)} quoted, ${formatRand(done.totalCents)} done.`,
  ]
    .filter(Boolean)
    .join(' ')

function asked({ answerBy, preferredStart, shop, heldUntil, shopOpensAt }: BookingView): BookingState {
  const held = heldUntil ?? answerBy
  return {
    title: shopOpensAt
      ? `${shop.name} is closed now; it opens ${soonWords(shopOpensAt)} and answers then`
      : answerBy
        ? `Waiting for the shop, answers by ${byWhen(answerBy)}`
        : 'Waiting for the shop',
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
