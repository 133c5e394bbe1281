import type { BookingView } from '#core/contracts/bookings.ts'
import type { Button } from '#core/messaging/content.ts'
import type { Texts } from '#core/texts/texts.ts'
import { changesWork, openOffersOf } from './offer-words.ts'

/** The booking's id; undefined in a template, whose buttons cannot name a booking. */
type Of = Pick<BookingView, 'id' | 'tyre' | 'move' | 'order'> | undefined

const button = (answer: string, of: Of, title: string): Button => ({
  id: of ? `booking:${answer}:${of.id}` : `booking:${answer}`,
  title,
})

/** Confirming tyres that have to be ordered says that it is done. */
export const confirm = ({ bookingNotices: say }: Texts, of?: Of) =>
  button('confirm', of, of?.order ? say.confirmOrdered : of?.tyre && !of.move ? say.haveIt : say.confirm)
export const propose = ({ bookingNotices: say }: Texts, of?: Of) => button('propose', of, say.propose)
export const decline = ({ bookingNotices: say }: Texts, of?: Of) => button('decline', of, say.no)
export const accept = ({ bookingNotices: say }: Texts, of?: Of) => button('accept', of, say.accept)
/** None of the offers. */
export const none = ({ offers: say }: Texts, of?: Of) => button('refuse', of, say.none)
/** The offer of that place, under a template. */
export const takeNumber = ({ offers: say }: Texts, place: number) =>
  button(`take${place}`, undefined, say.takeNumber(place))
export const refuse = ({ bookingNotices: say }: Texts, of?: Of) => button('refuse', of, say.decline)
export const others = ({ bookingNotices: say }: Texts, of?: Of) => button('others', of, say.others)
export const move = ({ bookingNotices: say }: Texts, of?: Of) => button('move', of, say.move)
export const cancel = ({ bookingNotices: say }: Texts, of?: Of) => button('cancel', of, say.cancel)
export const rate = ({ bookingNotices: say }: Texts, of?: Of) => button('rate', of, say.rate)
export const newTime = ({ bookingNotices: say }: Texts, of?: Of) => button('again', of, say.newTime)
export const writeToShop = ({ bookingNotices: say }: Texts, of?: Of) => button('write', of, say.writeToShop)

const workButton = (verb: string, of: Pick<BookingView, 'id'> | undefined, title: string): Button => ({
  id: of ? `work:${verb}:${of.id}` : `work:${verb}`,
  title,
})
/** It names the total that it agrees to. */
export const yesDone = ({ bookingNotices: say }: Texts, of?: Pick<BookingView, 'id' | 'totalCents'>) => {
  const { id, title } = workButton('done', of, say.stillOpen.yes)
  return { id: of ? `${id}:${of.totalCents}` : id, title }
}
export const otherPrice = ({ bookingNotices: say }: Texts, of?: Of) => workButton('price', of, say.stillOpen.otherPrice)
export const didNotCome = ({ bookingNotices: say }: Texts, of?: Of) =>
  workButton('noshow', of, say.stillOpen.didNotCome)
/** Keeps the old time of a confirmed booking: the shop declines the other time, or the driver refuses it. */
export const keepOldTime = ({ bookingNotices: say }: Texts, answer: 'decline' | 'refuse', of?: Of) =>
  button(answer, of, say.keepOldTime)

/** A shop's answers under a template. */
export const shopAnswers = (say: Texts): Button[] => [confirm(say), propose(say), decline(say)]

/** A shop's answers to a request or a question; a request without a time cannot simply be confirmed. */
export const deskButtons = (booking: BookingView, say: Texts): Button[] => [
  ...(booking.slotStart ? [confirm(say, booking)] : []),
  propose(say, booking),
  booking.move
    ? keepOldTime(say, 'decline', booking)
    : isAskedOtherwise(booking)
      ? button('keep', booking, say.changing.ask.keepFirst)
      : decline(say, booking),
]

/** The driver of a request asks for other tyres, another number or price: a no to that is none to the request. */
const isAskedOtherwise = (booking: BookingView): boolean =>
  booking.status === 'pending' && openOffersOf(booking, 'customer').some((one) => changesWork(booking, one))
