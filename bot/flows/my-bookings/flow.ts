import { type Action, done, doneWithAll, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import type { Intent } from '#bot/understand/types.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { claimGuestBookings } from '#core/bookings/guests/claim-guest-bookings.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { Button } from '#core/messaging/content.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { startBooking } from '../booking/draft.ts'
import { refusalWords } from '../refused.ts'
import { defineFlow } from '../steps.ts'
import { go } from './go.ts'
import { findMine, type MyBookingsDraft } from './mine.ts'
import { move, moveDay, moveTime } from './move.ts'

const SHOWN = 8

const begin: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    await claimGuestBookings(turn.ctx, turn.contact.id)
    const upcoming = await myBookings(turn.ctx, turn.actor, { upcoming: true })
    if (upcoming.length === 0)
      return done(text(draft.intent === 'cancel' ? say.common.nothingToCancel : say.booking.none))
    const named = draft.date ? upcoming.filter((one) => dayOf(one) === draft.date) : []
    const meant = named.length === 1 ? named[0] : upcoming.length === 1 ? upcoming[0] : undefined
    if (!meant) return go('list', draft)
    const known = { ...draft, bookingId: meant.id }
    if (draft.intent === 'cancel') return go('sure', known)
    return go(draft.intent === 'move' ? 'move' : 'one', known)
  },
}

const dayOf = (booking: BookingView): string | undefined => {
  const at = booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
  return at ? localDate(new Date(at), JOHANNESBURG) : undefined
}

const listStep: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const bookings = (await myBookings(turn.ctx, turn.actor, { upcoming: true })).slice(0, SHOWN)
    const heading = draft.intent === 'cancel' ? say.booking.whichCancel : say.booking.listTitle
    const lines = bookings.map((booking, at) => say.booking.line(at + 1, booking))
    const rows = bookings.map((booking, at) => ({
      id: `mine:${booking.id}`,
      title: `${at + 1}. ${booking.shop.name}`,
      description: say.booking.work(booking),
    }))
    return { say: [list([heading, ...lines].join('\n\n'), say.booking.bookings, rows)] }
  },
  answer: (message, draft) => {
    const picked = message.choice?.startsWith('mine:') ? message.choice.slice(5) : undefined
    if (picked)
      return go(draft.intent === 'cancel' ? 'sure' : draft.intent === 'move' ? 'move' : 'one', {
        ...draft,
        bookingId: picked,
      })
    const { date } = message.understood.slots
    return date ? go('begin', { ...draft, date }) : notUnderstood
  },
}

/** The booking's own buttons mean the same whenever they are tapped. */
function choicesFor(booking: BookingView, say: Texts): Button[] {
  const accept = { id: `booking:accept:${booking.id}`, title: say.common.yes }
  const refuse = { id: `booking:refuse:${booking.id}`, title: say.booking.otherTime }
  if (booking.move?.by === 'shop')
    return [
      { ...accept, title: say.moving.take },
      { ...refuse, title: say.moving.keepOld },
    ]
  if (booking.awaiting === 'customer') return [accept, refuse]
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return []
  return [
    { id: `booking:move:${booking.id}`, title: say.moving.another },
    { id: `booking:cancel:${booking.id}`, title: say.booking.cancelThis },
    { id: 'mine:keep', title: say.booking.keepIt },
  ]
}

const one: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
    const body = [
      say.booking.details(booking, directionsUrl(booking.shop)),
      ...(booking.move ? ['', say.moving.pending(booking)] : []),
    ].join('\n')
    const choices = choicesFor(booking, say)
    return { say: [choices.length > 0 ? buttons(body, ...choices) : text(body)] }
  },
  answer: (message, _draft, { say }) => (message.choice === 'mine:keep' ? done(text(say.booking.kept)) : notUnderstood),
}

const sure: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    return {
      say: [
        buttons(
          say.booking.reallyCancel(booking),
          { id: 'sure:yes', title: say.booking.cancelThis },
          { id: 'sure:no', title: say.booking.keepIt },
        ),
      ],
    }
  },
  answer: (message, draft, { say }) => {
    if (message.choice === 'sure:yes' || message.yes) return go('cancel', draft)
    if (message.choice === 'sure:no' || message.no) return done(text(say.booking.kept))
    return notUnderstood
  },
}

const cancel: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    try {
      const booking = await cancelBooking(turn.ctx, turn.actor, draft.bookingId ?? '', '')
      return doneWithAll(text(turn.say.booking.cancelled(booking)))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** The same work at the same shop anew, where the booking itself has ended. */
export const againAt = (booking: BookingView) =>
  startBooking({
    shopId: booking.shop.id,
    ...(booking.listingId ? { code: booking.listingId } : {}),
    ...(booking.rear?.listingId ? { rear: { code: booking.rear.listingId, quantity: booking.rear.quantity } } : {}),
    quantity: booking.quantity ?? 4,
    services: booking.services,
    name: booking.customer.name,
    notes: booking.notes,
    ...(booking.locationType === 'mobile' ? {} : { locationType: booking.locationType }),
  })

/** While a booking is being moved, days and times are answers, whatever else they could begin. */
const aboutTheMove: readonly Intent[] = ['reschedule', 'refine', 'book']

export const myBookingsFlow = defineFlow('my-bookings', {
  alone: true,
  title: (_draft, say) => say.booking.yourBookings,
  takes: (message: ParsedMessage, draft) =>
    message.understood.intent === 'my_bookings' ||
    (draft.intent === 'move' && aboutTheMove.includes(message.understood.intent)),
  steps: { begin, list: listStep, one, sure, cancel, move, moveDay, moveTime },
})
