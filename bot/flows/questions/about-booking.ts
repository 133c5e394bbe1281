import type { Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Topic } from '#bot/understand/topics.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { minutesBeforeStartToCancel } from '#core/rules/bookings/booking-life.ts'
import { formatRand } from '#core/rules/format.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { waysToPay } from '#core/texts/ways-to-pay.ts'
import { endedLine } from '../my-bookings/ended.ts'
import { offersShown } from '../my-bookings/offers.ts'
import { type Asked, offerToAsk } from './subject.ts'

type BookingTopic = Extract<Topic, { of: 'booking' }>['name']

/** The answers about the booking that is meant; undefined if it is not clear which one, so that they are listed. */
export async function aboutBooking(
  topics: readonly BookingTopic[],
  asked: Asked,
): Promise<OutboundContent[] | undefined> {
  const { turn } = asked
  const booking = asked.about?.booking ?? (await bookingMeant(asked))
  if (!booking) {
    const isOpen = turn.running === 'booking' && topics.includes('answered')
    return isOpen ? [text(turn.say.questions.booking.notAsked)] : undefined
  }
  turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
  const ended = booking.status === 'cancelled' || booking.status === 'completed'
  if (ended) return [statusOf(booking, turn)]
  return topics.map((topic) => answerOf(topic, booking, asked))
}

const RECENT_MS = 14 * 24 * 3_600_000

async function bookingMeant({ wish, turn }: Asked): Promise<BookingView | undefined> {
  const { ctx, actor, now, memory } = turn
  const all = await myBookings(ctx, actor, {})
  const words = wish.words.toUpperCase()
  const coded = all.find(({ code }) => words.includes(code.toUpperCase()))
  if (coded) return coded
  const upcoming = await myBookings(ctx, actor, { upcoming: true })
  const { date } = wish.slots
  const thatDay = date ? upcoming.filter((one) => dayOf(one) === date) : []
  const [only, ...others] = thatDay.length > 0 ? thatDay : upcoming
  if (only && others.length === 0) return only
  if (only) return upcoming.find(({ id }) => id === memory.focus?.bookingId)
  return all.find(({ createdAt }) => now.getTime() - Date.parse(createdAt) < RECENT_MS)
}

const startOf = (one: BookingView): string | null => one.appointmentStart ?? one.slotStart ?? one.preferredStart
const dayOf = (one: BookingView): string | undefined => {
  const at = startOf(one)
  return at ? localDate(new Date(at), JOHANNESBURG) : undefined
}

/** The total, and how it is paid there; the shop is asked where it has not told that. */
function pay(booking: BookingView, words: string, turn: Turn): OutboundContent {
  const { say } = turn
  const ways = waysToPay(booking.shop, say)
  if (!ways) return offerToAsk(say.questions.booking.pay(booking), booking.shop.id, words, turn)
  return text(`${formatRand(booking.totalCents)}. ${say.payment.takes(booking.shop.name, ways)}`)
}

function answerOf(topic: BookingTopic, booking: BookingView, { wish, turn }: Asked): OutboundContent {
  const { booking: say } = turn.say.questions
  switch (topic) {
    case 'when':
      return joined(say.when(booking), statusOf(booking, turn), booking)
    case 'place':
      return text(say.place(booking, directionsUrl(booking.shop)))
    case 'bring':
      return offerToAsk(say.bring(booking), booking.shop.id, wish.words, turn)
    case 'pay':
      return pay(booking, wish.words, turn)
    case 'change':
      return buttons(
        say.change(minutesBeforeStartToCancel / 60),
        { id: `booking:move:${booking.id}`, title: turn.say.moving.another },
        { id: `booking:cancel:${booking.id}`, title: turn.say.booking.cancelThis },
      )
    case 'what':
      return text(say.what(turn.say.booking.work(booking), booking.code))
    case 'late':
      return text(say.late(booking))
  }
  return statusOf(booking, turn)
}

/** When and how it stands; a confirmed time says both at once. */
function joined(when: string, status: OutboundContent, booking: BookingView): OutboundContent {
  if (booking.status === 'confirmed' && !booking.move) return status
  return 'body' in status ? { ...status, body: `${when}\n${status.body}` } : status
}

/** How it stands with the shop; a proposal comes with its answers. */
function statusOf(booking: BookingView, { say }: Turn): OutboundContent {
  const { booking: words } = say.questions
  const answers = [
    { id: `booking:accept:${booking.id}`, title: booking.move ? say.moving.take : say.common.yes },
    { id: `booking:refuse:${booking.id}`, title: booking.move ? say.moving.keepOld : say.booking.otherTime },
  ]
  const offered = offersShown(booking, say)
  if (offered) return offered
  switch (booking.status) {
    case 'pending':
      return booking.awaiting === 'customer'
        ? buttons(words.proposed(booking), ...answers)
        : text(words.notYet(booking))
    case 'confirmed': {
      if (!booking.move) return text(words.confirmed(booking))
      const body = `${words.confirmed(booking)}\n${words.moving(booking, booking.move.start)}`
      return booking.move.by === 'shop' ? buttons(body, ...answers) : text(body)
    }
    case 'in_progress':
      return text(words.inProgress(booking))
    case 'completed':
      return text(words.completed(booking))
    case 'cancelled':
      return text(booking.cancelledBy === 'system' ? endedLine(booking, say) : words.ended(booking))
  }
}
