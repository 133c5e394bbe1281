import type { BookingView } from '#core/contracts/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { nameOfServices } from '#core/rules/bookings/service-types.ts'
import { formatRand } from '#core/rules/format.ts'
import { dayWords, momentWords } from '#web/lib/dates.ts'
import { isOfTime, openOffers } from '../../components/offer-words.ts'

export const statusNames: Record<BookingView['status'], string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

export const serviceOf = ({ services }: BookingView): string =>
  nameOfServices(services) ?? services.map((service) => serviceNames[service]).join(', ')

export const titleOf = (booking: BookingView): string =>
  bookedTyres(booking, { front: 'front', rear: 'rear', times: '×' }) ?? serviceOf(booking)

export const preferredOf = ({ preferredStart, preferredDate }: BookingView): string => {
  if (preferredStart) return momentWords(preferredStart)
  return preferredDate ? `Any time on ${dayWords(preferredDate)}` : 'Any time'
}

/** The agreed time, else the one that is held, else what was asked for. */
export const whenOf = (booking: BookingView): string => {
  const at = booking.appointmentStart ?? booking.slotStart
  return at ? momentWords(at) : preferredOf(booking)
}

const ways: Record<BookingView['locationType'], string> = {
  wait: 'You wait at the shop',
  drop_off: 'You drop the car off',
  mobile: 'The shop comes to you',
}
export function wayOf({ locationType, address, lines }: BookingView): string {
  if (locationType !== 'mobile' || !address) return ways[locationType]
  const callOut = lines.find(({ what }) => what === 'call_out')
  return `${ways.mobile}: ${address} (${callOut ? `call-out ${formatRand(callOut.totalCents)}` : 'no call-out fee'})`
}

const who = { customer: 'you', shop: 'the shop', system: 'the system' }
export const endOf = ({ cancelledBy, cancelReason }: BookingView): string =>
  cancelReason === cancelReasons.proposalDeclined
    ? 'You declined what the shop offered'
    : [`Cancelled by ${who[cancelledBy ?? 'system']}`, cancelReason && `reason: ${cancelReason}`]
        .filter(Boolean)
        .join(', ')

type Question = {
  asks: string
  stands: string | null
  yes: string
  no: string
  /** A no ends the whole request, so it is asked about first. */
  endsRequest: boolean
}

/** One other time, to say yes or no to; undefined if nothing waits for the driver, or other offers do. */
export function questionOf(booking: BookingView): Question | undefined {
  const { awaiting, move, slotStart, appointmentStart, offered, quantity } = booking
  const [first, ...others] = openOffers(booking, 'shop')
  if (others.length > 0 || (first && !isOfTime(booking, first))) return undefined
  if (move?.by === 'shop')
    return {
      asks: `The shop asks you to come at another time: ${momentWords(move.start)}.`,
      stands: appointmentStart && `Until you answer, ${momentWords(appointmentStart)} stands.`,
      yes: 'Take the new time',
      no: 'Keep the old time',
      endsRequest: false,
    }
  if (awaiting !== 'customer' || !slotStart) return undefined
  // A yes to what was asked, while others are asked as well.
  const isYes = first?.start === null && first.quantity === null
  const says = isYes ? 'The shop says yes to' : 'The shop proposes'
  return {
    asks: [`${says} ${momentWords(slotStart)}.`, ...offerWords(offered, quantity)].join(' '),
    stands: 'It holds the bay until you answer.',
    yes: 'Accept',
    no: 'Decline',
    endsRequest: true,
  }
}

/** Fewer tyres than asked for, with their total, and what the shop says. */
const offerWords = (offered: BookingView['offered'], asked: number | null): string[] => [
  ...(offered?.quantity
    ? [`It has ${offered.quantity} tyres instead of ${asked}: total ${formatRand(offered.totalCents)}.`]
    : []),
  ...(offered?.note ? [`It says: “${offered.note}”`] : []),
]

/** Nobody came. */
export const wasMissed = ({ cancelReason }: BookingView): boolean => cancelReason === cancelReasons.noShow

export const canChange = ({ status }: BookingView): boolean => status === 'pending' || status === 'confirmed'
