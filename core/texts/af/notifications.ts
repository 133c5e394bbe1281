import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { brand } from '#core/rules/brand.ts'
import { formatPhone, formatRand } from '#core/rules/format.ts'
import type { notifications as english } from '../en/notifications.ts'
import type { Audience, BookingFacts, MailKind, NoticeKind, Open, Tell } from '../notice.ts'
import { dayWords, momentWords } from '../when.ts'
import { booking as words } from './booking.ts'
import { openLife, tellLife } from './booking-life.ts'

type Booking = BookingFacts['booking']

const anyTime = 'enige tyd wat jou pas'
const moment = (at: string | null) => (at ? momentWords(at, 'af') : undefined)
const onDay = ({ preferredDate }: Booking) => (preferredDate ? ` op ${dayWords(preferredDate, 'af')}` : '')
const asked = (booking: Booking) =>
  moment(booking.preferredStart) ?? (booking.preferredDate ? `enige tyd${onDay(booking)}` : anyTime)
const planned = ({ appointmentStart, slotStart, preferredStart }: Booking) =>
  moment(appointmentStart ?? slotStart ?? preferredStart) ?? '’n tyd wat nog gereël word'
const place = ({ shop }: Booking) => [shop.address, shop.suburb, shop.city].filter(Boolean).join(', ')
const where = (booking: Booking) =>
  ({ wait: 'wag daarvoor', drop_off: 'los die motor daar', mobile: `wil hê jy moet kom na ${booking.address ?? ''}` })[
    booking.locationType
  ]
const ownReasons = new Set<string>(Object.values(cancelReasons))
/** Who asks, how to reach them, and where to come to. */
const customer = ({ customer, address }: Booking): string =>
  [customer.name, customer.phone && formatPhone(customer.phone), address && `kom na ${address}`]
    .filter(Boolean)
    .join(', ')

const reason = ({ cancelReason }: Booking): string | undefined => {
  if (cancelReason === cancelReasons.noShow) return 'niemand het op die afgesproke tyd gekom nie'
  return cancelReason && !ownReasons.has(cancelReason) ? cancelReason : undefined
}
const otherShops = ({ id }: Booking) => ({ buttons: [{ id: `booking:others:${id}`, title: 'Ander winkels' }] })
const lines = (...given: (string | undefined | null | false)[]) => given.filter((line) => typeof line === 'string')
const by = ({ cancelledBy }: Booking, audience: Audience) =>
  cancelledBy === 'shop' ? (audience === 'shop' ? 'jou winkel' : 'die winkel') : 'die kliënt'
const isProposal = ({ preferredStart, appointmentStart }: Booking) => preferredStart !== appointmentStart
const customerSilent = ({ cancelReason }: Booking) => cancelReason === cancelReasons.proposalUnanswered

const tell: Record<NoticeKind, Tell> = {
  ...tellLife,
  booking_request: ({ booking }) => ({
    title: `Nuwe besprekingsversoek ${booking.code}`,
    lines: lines(
      booking.preferredStart ? planned(booking) : `Enige tyd${onDay(booking)}: stel asseblief een voor`,
      words.work(booking),
      `${booking.customer.name} ${where(booking)}`,
      booking.customer.phone && `Foon: ${formatPhone(booking.customer.phone)}`,
      booking.heldUntil !== null &&
        `Die kliënt het nog nie nommer of e-posadres bevestig nie. Sonder dit of jou antwoord verval die versoek ${moment(booking.heldUntil)}.`,
      booking.notes !== '' && `Nota: ${booking.notes}`,
      `Totaal ${formatRand(booking.totalCents)} soos gekwoteer`,
    ),
    question: booking.preferredStart
      ? 'Kan julle dit doen? Die bay word gehou totdat jy antwoord.'
      : 'Wanneer kan julle dit doen?',
    buttons: [
      ...(booking.preferredStart ? [{ id: `booking:confirm:${booking.id}`, title: 'Bevestig' }] : []),
      { id: `booking:propose:${booking.id}`, title: 'Stel ander tyd voor' },
      { id: `booking:decline:${booking.id}`, title: 'Wys af' },
    ],
  }),
  booking_requested: ({ booking }) => ({
    title: `Jou versoek aan ${booking.shop.name}`,
    lines: lines(
      booking.preferredStart
        ? `Jy het gevra vir ${asked(booking)}. Die plek word gehou totdat die winkel antwoord.`
        : `Jy het gevra vir ${asked(booking)}. Die winkel sal een voorstel.`,
      words.work(booking),
      booking.locationType === 'mobile' ? `Hulle kom na ${booking.address ?? 'jou'}` : place(booking),
      booking.shop.phone && `Foon: ${formatPhone(booking.shop.phone)}`,
      `Totaal ${formatRand(booking.totalCents)}, betaal by die winkel`,
      `Verwysing ${booking.code}`,
    ),
  }),
  booking_confirmed: ({ booking, directionsUrl, calendarUrl }) => ({
    title: `Bevestig: ${booking.shop.name}`,
    lines: lines(
      planned(booking),
      words.work(booking),
      booking.locationType === 'mobile' ? `Hulle kom na ${booking.address ?? 'jou'}` : place(booking),
      booking.shop.phone && `Foon: ${formatPhone(booking.shop.phone)}`,
      `Totaal ${formatRand(booking.totalCents)}, betaal by die winkel`,
      `Verwysing ${booking.code}`,
    ),
    links: [
      ...(booking.locationType === 'mobile' ? [] : [{ label: 'Pad daarheen', url: directionsUrl }]),
      { label: 'Kalender', url: calendarUrl },
    ],
  }),
  booking_accepted: ({ booking }) =>
    isProposal(booking)
      ? {
          title: `Tyd aanvaar: ${booking.code}`,
          lines: lines(`${booking.customer.name} kom ${planned(booking)}.`, words.work(booking)),
        }
      : undefined,
  booking_declined: ({ booking }) => ({
    title: `${booking.shop.name} kan dit nie doen nie`,
    lines: lines(
      `Hulle het jou versoek ${booking.code} vir ${asked(booking)} afgewys.`,
      reason(booking) && `Hulle rede: ${reason(booking)}`,
      'Niks is bespreek nie. Stuur jou bandgrootte of "my besprekings" en ek soek verder.',
    ),
    ...otherShops(booking),
  }),
  booking_time_proposed: ({ booking }) => ({
    title: `${booking.shop.name} stel ’n ander tyd voor`,
    lines: lines(
      `${planned({ ...booking, appointmentStart: null })}${booking.preferredStart ? ` in plaas van ${asked(booking)}` : ''}`,
      words.work(booking),
    ),
    question: 'Pas dit jou? Hulle hou die bay vir jou.',
    buttons: [
      { id: `booking:accept:${booking.id}`, title: 'Aanvaar' },
      { id: `booking:refuse:${booking.id}`, title: 'Wys af' },
    ],
  }),
  booking_proposal_declined: ({ booking }) => ({
    title: `Tyd nie aanvaar nie: ${booking.code}`,
    lines: [
      `${booking.customer.name} kan nie kom op die tyd wat jy voorgestel het nie. Die versoek het verval en die bay is vry.`,
    ],
  }),
  booking_cancelled: ({ booking }, audience) => ({
    title: `Bespreking ${booking.code} is gekanselleer`,
    lines: lines(
      `${words.work(booking)}, ${planned(booking)}${audience === 'customer' ? ` by ${booking.shop.name}` : ''}, is gekanselleer deur ${by(booking, audience)}.`,
      reason(booking) && `Rede: ${reason(booking)}`,
      audience === 'shop' ? 'Die bay is weer vry.' : 'Stuur jou bandgrootte en ek kry vir jou ’n ander winkel.',
    ),
    ...(audience === 'customer' && otherShops(booking)),
  }),
  booking_expired: ({ booking }) => ({
    title: `Jou versoek ${booking.code} het verval`,
    lines: [
      booking.cancelReason === cancelReasons.notConfirmed
        ? 'Nóg die nommer nóg die e-posadres is betyds bevestig, so niks is bespreek nie.'
        : customerSilent(booking)
          ? `Die tyd wat ${booking.shop.name} voorgestel het, is nie beantwoord nie, so niks is bespreek nie.`
          : `${booking.shop.name} het nie betyds geantwoord nie, so niks is bespreek nie.`,
      'Stuur jou bandgrootte en ek kry vir jou ’n ander winkel.',
    ],
    ...otherShops(booking),
  }),
}

const open: Record<Exclude<NoticeKind, MailKind>, Open> = {
  ...openLife,
  booking_request: ({ booking }) => [
    booking.code,
    booking.notes ? `${words.work(booking)} (nota: ${booking.notes})` : words.work(booking),
    customer(booking),
    asked(booking),
    formatRand(booking.totalCents),
  ],
  booking_confirmed: ({ booking, directionsUrl, calendarUrl }) => [
    booking.code,
    booking.shop.name,
    planned(booking),
    words.work(booking),
    booking.locationType === 'mobile' ? (booking.address ?? '') : place(booking),
    directionsUrl,
    calendarUrl,
  ],
  booking_accepted: ({ booking }) => [booking.customer.name, booking.code, planned(booking), words.work(booking)],
  booking_declined: ({ booking }) => [
    booking.shop.name,
    booking.code,
    asked(booking),
    reason(booking) ?? 'nie gegee nie',
  ],
  booking_time_proposed: ({ booking }) => [
    booking.shop.name,
    booking.code,
    planned({ ...booking, appointmentStart: null }),
    asked(booking),
  ],
  booking_proposal_declined: ({ booking }) => [booking.customer.name, booking.code, planned(booking)],
  booking_cancelled: ({ booking }, audience) => [
    booking.code,
    booking.shop.name,
    planned(booking),
    by(booking, audience),
    reason(booking) ?? 'nie gegee nie',
  ],
  booking_expired: ({ booking }) => [
    booking.code,
    booking.shop.name,
    asked(booking),
    customerSilent(booking) ? 'die voorgestelde tyd is nie beantwoord' : 'die winkel het nie geantwoord',
  ],
}

export const notifications: typeof english = {
  tell,
  open,
  mailFooter: (why) => `${why} ${brand.name} is ’n markplek: jy handel met die winkel self en betaal daar.`,
  mailToShop: `Jy kry hierdie e-pos omdat jou winkel besprekings op ${brand.name} neem.`,
  mailToCustomer: `Jy kry hierdie e-pos omdat jy deur ${brand.name} bespreek het.`,
  seeBooking: 'Sien, verander of kanselleer hierdie bespreking',
  continueOnWhatsapp: 'Gaan voort op WhatsApp',
  answerOnWhatsapp: 'Antwoord op WhatsApp',
}
