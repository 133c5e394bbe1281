import {
  type Action,
  done,
  doneWithAll,
  enter,
  type Flow,
  go,
  type Question,
  type Turn,
  unheard,
} from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { cancelBooking } from '#core/bookings/cancel-booking.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { directionsUrl } from '#core/rules/directions.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time.ts'
import { startBooking } from '../booking/draft.ts'
import { refusalWords } from '../refused.ts'

export type MyBookingsDraft = {
  bookingId?: string
  /** What the person came for, when they said so. */
  wish?: 'cancel' | 'move'
  /** The day that the booking is on, when they named it. */
  date?: string
  /** Day and time that it should move to. */
  to?: { date?: string; time?: string }
}

const SHOWN = 8

const actorOf = ({ contact }: Turn) => ({ kind: 'contact' as const, contactId: contact.id })

const begin: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const upcoming = await myBookings(turn.ctx, actorOf(turn), { upcoming: true })
    if (upcoming.length === 0)
      return done(text(draft.wish === 'cancel' ? say.common.nothingToCancel : say.booking.none))
    const named = draft.date ? upcoming.filter((one) => dayOf(one) === draft.date) : []
    const meant = named.length === 1 ? named[0] : upcoming.length === 1 ? upcoming[0] : undefined
    if (!meant) return go('list', draft)
    const known = { ...draft, bookingId: meant.id }
    if (draft.wish === 'cancel') return go('sure', known)
    return go(draft.wish === 'move' ? 'move' : 'one', known)
  },
}

const dayOf = (booking: BookingView): string | undefined => {
  const at = booking.appointmentStart ?? booking.slotStart ?? booking.preferredStart
  return at ? localDate(new Date(at), JOHANNESBURG) : undefined
}

const listStep: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const bookings = (await myBookings(turn.ctx, actorOf(turn), { upcoming: true })).slice(0, SHOWN)
    const heading = draft.wish === 'cancel' ? say.booking.whichCancel : say.booking.listTitle
    const lines = bookings.map((booking, at) => say.booking.line(at + 1, booking))
    const rows = bookings.map((booking, at) => ({
      id: `mine:${booking.id}`,
      title: `${at + 1}. ${booking.shop.name}`,
      description: say.booking.work(booking),
    }))
    return { say: [list([heading, ...lines].join('\n\n'), say.booking.bookings, rows)] }
  },
  hear: (heard, draft) => {
    const picked = heard.choice?.startsWith('mine:') ? heard.choice.slice(5) : undefined
    if (picked)
      return go(draft.wish === 'cancel' ? 'sure' : draft.wish === 'move' ? 'move' : 'one', {
        ...draft,
        bookingId: picked,
      })
    const { date } = heard.understood.slots
    return date ? go('begin', { ...draft, date }) : unheard
  },
}

const findMine = async (bookingId: string | undefined, turn: Turn): Promise<BookingView | undefined> =>
  (await myBookings(turn.ctx, actorOf(turn), {})).find((one) => one.id === bookingId)

const one: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    const body = say.booking.details(booking, directionsUrl(booking.shop))
    if (booking.status === 'pending' && booking.awaiting === 'customer')
      return {
        say: [
          buttons(
            body,
            { id: `booking:accept:${booking.id}`, title: say.common.yes },
            { id: `booking:refuse:${booking.id}`, title: say.booking.otherTime },
          ),
        ],
      }
    if (booking.status === 'pending' || booking.status === 'confirmed')
      return {
        say: [
          buttons(
            body,
            { id: `booking:cancel:${booking.id}`, title: say.booking.cancelThis },
            { id: 'mine:keep', title: say.booking.keepIt },
          ),
        ],
      }
    return { say: [text(body)] }
  },
  hear: (heard, _draft, { say }) => (heard.choice === 'mine:keep' ? done(text(say.booking.kept)) : unheard),
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
  hear: (heard, draft, { say }) => {
    if (heard.choice === 'sure:yes' || heard.yes) return go('cancel', draft)
    if (heard.choice === 'sure:no' || heard.no) return done(text(say.booking.kept))
    return unheard
  },
}

const cancel: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    try {
      const booking = await cancelBooking(turn.ctx, actorOf(turn), draft.bookingId ?? '', '')
      return doneWithAll(text(turn.say.booking.cancelled(booking)))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** Another time is another request at the same shop for the same work; the old booking goes once the new one is asked for. */
const move: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return done(text(turn.say.booking.gone))
    return enter(againAt(booking, draft.to))
  },
}

export const againAt = (booking: BookingView, to: { date?: string; time?: string } = {}) =>
  startBooking({
    shopId: booking.shop.id,
    ...(booking.listingId ? { code: booking.listingId } : {}),
    quantity: booking.quantity ?? 4,
    services: booking.services,
    name: booking.customer.name,
    notes: booking.notes,
    ...(booking.locationType === 'mobile' ? {} : { locationType: booking.locationType }),
    ...(to.date ? { date: to.date } : {}),
    ...(to.time ? { time: to.time } : {}),
  })

export const myBookingsFlow: Flow<MyBookingsDraft> = {
  title: (_draft, say) => say.booking.listTitle.replace(':', ''),
  takes: (heard: Heard) => heard.understood.intent === 'my_bookings',
  steps: { begin, list: listStep, one, sure, cancel, move },
}
