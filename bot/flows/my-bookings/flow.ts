import { type Action, done, doneWithAll, notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { beginsWithYes, hearWhen } from '#bot/understand/answers.ts'
import { agreesToEnd, doubtsIn, withoutReasons } from '#bot/understand/said/agreed/doubts.ts'
import { whyEnded } from '#bot/understand/said/agreed/why-ended.ts'
import { keepsBooking } from '#bot/understand/said/asked/of-bookings.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent } from '#bot/understand/types.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { claimGuestBookings } from '#core/bookings/guests/guest-booking.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { Button } from '#core/messaging/content.ts'
import { offersInline, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { isOneTime } from '#core/notifications/kinds/bookings/offered.ts'
import { waitsForCustomer, wasRequest } from '#core/rules/bookings/booking-life.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { startBooking } from '../booking/draft.ts'
import { refusalWords } from '../refused.ts'
import { defineFlow } from '../steps.ts'
import { beside, besideAsked, besideSure } from './beside.ts'
import { change, changeAsk, changePrice, changeSure, takeBack, unask } from './change.ts'
import { changeCount, standing } from './corrected.ts'
import { endedLines, endedOf } from './ended.ts'
import { findMine, go, listedMeant, listedOf, listStep, type MyBookingsDraft, stepFor } from './listed.ts'
import { move, moveDay, moveSure, moveTime } from './move.ts'
import { bookingsNamed } from './named.ts'
import { offerAnswers, offersShown } from './offers.ts'
import { likeIt, onceMore } from './once-more.ts'

const begin: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    await claimGuestBookings(turn.ctx, turn.contact.id)
    const all = await myBookings(turn.ctx, turn.actor, { upcoming: true })
    const others = all.filter(({ id }) => id !== draft.notThis)
    const upcoming = others.length > 0 ? others : all
    // 'Rebook for Friday', where the last one has ended: the same work, read back.
    if (
      upcoming.length === 0 &&
      draft.intent === 'move' &&
      draft.to?.date &&
      (await endedOf(turn))[0]?.status === 'cancelled'
    )
      return go('onceMore', { to: draft.to, same: true })
    if (upcoming.length === 0) {
      const ended = draft.intent ? [] : await endedOf(turn)
      const none = draft.intent === 'cancel' ? say.common.nothingToCancel : say.booking.none
      return done(text([...(ended.length > 0 ? endedLines(ended, say) : []), none].join('\n\n')))
    }
    const { words, names, notThis: _not, ...rest } = draft
    const named = names && bookingsNamed(upcoming, names)
    if (named?.length === 0) return go('list', { ...rest, isNone: true })
    const [only, ...more] = named ?? []
    const isOnly = only !== undefined && more.length === 0
    const meant = isOnly ? only : (namedIn(words, named ?? upcoming, turn) ?? meantOf(named ?? upcoming, rest, turn))
    if (!meant) return go('list', rest)
    const known = { ...rest, bookingId: meant.id }
    return go(stepFor(draft), known)
  },
}

/** The one that words name among several. */
function namedIn(words: string | undefined, upcoming: BookingView[], { now }: Turn): BookingView | undefined {
  const named = words && upcoming.length > 1 ? listedMeant(words, upcoming.map(listedOf), now) : undefined
  return named && upcoming.find(({ id }) => id === named.id)
}

/** The one of the day that was named, the only one, or the one that was spoken of last. */
function meantOf(
  all: BookingView[],
  { date, intent, kept }: MyBookingsDraft,
  { memory, running }: Turn,
): BookingView | undefined {
  const upcoming = all.filter((one) => !kept?.includes(dayOf(one) ?? ''))
  const named = date ? upcoming.filter((one) => dayOf(one) === date) : []
  if (named.length === 1) return named[0]
  if (upcoming.length === 1) return upcoming[0]
  // To move one asks the shop at once, so it has to be on the screen.
  const isSpokenOf = intent === 'cancel' || (intent === 'move' && running === 'my-bookings')
  return isSpokenOf && !date ? upcoming.find(({ id }) => id === memory.focus?.bookingId) : undefined
}

const startOf = ({ appointmentStart, slotStart, preferredStart }: BookingView): Date | undefined => {
  const at = appointmentStart ?? slotStart ?? preferredStart
  return at ? new Date(at) : undefined
}
const dayOf = (booking: BookingView): string | undefined => {
  const at = startOf(booking)
  return at && localDate(at, JOHANNESBURG)
}
const hourOf = (booking: BookingView): string | undefined => {
  const at = startOf(booking)
  return at && localTime(at, JOHANNESBURG)
}

/** The booking's own buttons mean the same whenever they are tapped. */
function choicesFor(booking: BookingView, say: Texts): Button[] {
  if (waitsForCustomer(booking) && !isOneTime(booking)) return offerAnswers(booking, say)
  const accept = { id: `booking:accept:${booking.id}`, title: say.common.yes }
  const refuse = { id: `booking:refuse:${booking.id}`, title: say.booking.otherTime }
  if (booking.move?.by === 'shop')
    return [
      { ...accept, title: say.moving.take },
      { ...refuse, title: say.moving.keepOld },
    ]
  if (booking.awaiting === 'customer') return [accept, refuse]
  if (booking.status !== 'pending' && booking.status !== 'confirmed') return []
  const another = { id: `booking:move:${booking.id}`, title: say.moving.another }
  const other = { id: `booking:change:${booking.id}`, title: say.changing.ask.other }
  const cancel = { id: `booking:cancel:${booking.id}`, title: say.booking.cancelThis }
  if (booking.rescue) return [cancel]
  return openOffersOf(booking, 'customer').length > 0
    ? [takeBack(booking, say), other, cancel]
    : [another, other, cancel]
}

const one: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
    const ended = draft.date || draft.intent ? [] : await endedOf(turn)
    const offered = offersShown(booking, say)
    const asked = openOffersOf(booking, 'customer')
    const body = [
      say.booking.details(booking, directionsUrl(booking.shop)),
      ...(asked.length > 0 ? ['', say.changing.ask.waiting(offersInline(booking, asked, say))] : []),
      ...(booking.move && !offered && asked.length === 0 ? ['', say.moving.pending(booking)] : []),
      ...(offered && 'body' in offered ? ['', offered.body] : []),
      ...(ended.length > 0 ? ['', ...endedLines(ended.slice(0, 2), say)] : []),
    ].join('\n')
    const choices = choicesFor(booking, say)
    return { say: [choices.length > 0 ? buttons(body, ...choices) : text(body)] }
  },
  answer: (message, draft, { say }) => {
    const { intent, slots } = message.understood
    if (message.choice === 'mine:keep' || slots.keeps) return done(text(say.booking.kept))
    const isAbout = slots.date === undefined || slots.date === draft.date
    if (message.command === 'cancel' || (intent === 'cancel_booking' && isAbout)) return go('sure', draft)
    return notUnderstood
  },
}

const sure: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
    return {
      say: [
        buttons(
          say.booking.reallyCancel(booking),
          { id: 'sure:yes', title: say.booking.cancelThis },
          { id: 'sure:no', title: say.booking.keepIt },
        ),
      ],
      draft: { ...draft, presentDate: dayOf(booking), presentTime: hourOf(booking) },
    }
  },
  takes: ({ text: words }, now, draft) => agreesToCancel(words, draft, now) || dayInstead(words, now) !== undefined,
  answer: (message, draft, { say, now }) => {
    const { intent, slots, wishes } = message.understood
    const says = wishes.some((wish) => wish.intent === 'cancel_booking' && wish.sure) || message.command === 'cancel'
    const isOther = slots.date !== undefined && slots.date !== draft.presentDate
    const repeats = says && !slots.keeps && !isOther
    const instead = message.choice ? undefined : dayInstead(message.text, now)
    if (instead) return go('move', { ...draft, intent: 'move', to: instead, unsure: true })
    if (
      message.choice === 'sure:yes' ||
      message.yes ||
      repeats ||
      (!message.choice && agreesToCancel(message.text, draft, now))
    )
      return go('cancel', { ...draft, why: (message.choice ? undefined : whyEnded(message.text)) ?? draft.why })
    const isNo = message.no || intent === 'no' || intent === 'drop'
    if (message.choice === 'sure:no' || isNo || (slots.keeps && !beginsWithYes(message.text)))
      return done(text(say.booking.kept))
    return notUnderstood
  },
}

/** A yes, also with a reason, that names no other day or hour than its own. */
function agreesToCancel(words: string, { presentDate, presentTime }: MyBookingsDraft, now: Date): boolean {
  if (!agreesToEnd(words) || keepsBooking(withoutReasons(words))) return false
  const { dates, times, tyres, brands } = statedIn(words, { now })
  const isOwn = dates.every((date) => date === presentDate) && times.every((time) => time === presentTime)
  return isOwn && tyres === undefined && brands.length === 0
}

/** 'Yes, but can I come on Monday?' moves it rather than ending it, once that was read back. */
function dayInstead(words: string, now: Date) {
  const doubts = doubtsIn(words)
  const { date, time } = hearWhen(words, { now })
  return date && beginsWithYes(words) && (doubts.has('asks') || doubts.has('condition')) ? { date, time } : undefined
}

const cancel: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    try {
      const { ctx, actor, say } = turn
      const booking = await cancelBooking(ctx, actor, draft.bookingId ?? '', '')
      const said = say.booking.cancelled(booking, wasRequest(booking))
      return doneWithAll(draft.why ? withWhy(said, booking.shop.id, draft.why, turn) : text(said))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, turn.say)))
      throw error
    }
  },
}

/** Why it was ended goes to the shop only once that was read back. */
function withWhy(said: string, shopId: string, words: string, { memory, say }: Turn) {
  memory.question = { shopId, words, offered: true }
  return buttons(`${said}\n\n${say.booking.tellWhy(words)}`, { id: `ask:${shopId}`, title: say.threads.send })
}

/** The same work at the same shop anew, where the booking itself has ended. */
export const againAt = (booking: BookingView) => startBooking(likeIt(booking))

/** While a booking is being moved, days and times are answers, whatever else they could begin. */
const aboutTheMove: readonly Intent[] = ['reschedule', 'refine', 'book']

export const myBookingsFlow = defineFlow('my-bookings', {
  alone: true,
  cancels: (step) => step === 'one' || step === 'sure',
  title: (_draft, say) => say.booking.yourBookings,
  takes: (message: ParsedMessage, draft) =>
    message.understood.intent === 'my_bookings' ||
    // Heard by the step that shows the booking; the list and another day begin anew.
    (message.understood.intent === 'cancel_booking' &&
      draft.bookingId !== undefined &&
      !message.understood.slots.date) ||
    (draft.intent === 'move' && aboutTheMove.includes(message.understood.intent)),
  steps: {
    begin,
    list: standing(listStep, 'any'),
    one: standing(one, 'any'),
    sure: standing(sure),
    cancel,
    move,
    moveDay: standing(moveDay, 'tyres'),
    moveTime: standing(moveTime, 'tyres'),
    moveSure: standing(moveSure, 'tyres'),
    change: standing(change, 'any'),
    changeCount,
    changePrice,
    changeSure: standing(changeSure, 'any'),
    changeAsk,
    unask,
    onceMore,
    beside,
    besideSure,
    besideAsked,
  },
})
