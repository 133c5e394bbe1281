import type { Evidence } from '../evidence.ts'
import type { IntentRule } from './rule.ts'

const aboutBooking = (e: Evidence): boolean =>
  e.has('booking', 'book') || e.hasDay || e.hasTime || e.slots.index !== undefined

export const bookings: readonly IntentRule[] = [
  {
    intent: 'reschedule',
    name: 'cannot come, another time instead',
    when: (e) =>
      e.has('cannotCome') &&
      (e.has('move') ||
        e.reading.dates.length > 1 ||
        e.reading.times.length > 1 ||
        e.says(
          /\b(?:instead|rather|eerder|liewer|liewers)\b|\b(?:can|could|kan) (?:we|i|ek|ons) (?:do|come|make|kom|maak)\b/,
        )),
  },
  {
    intent: 'reschedule',
    name: 'one day instead of another',
    when: (e) =>
      e.has('booking') &&
      e.has('instead') &&
      (e.reading.dates.length > 1 ||
        e.reading.times.length > 1 ||
        (e.has('my') &&
          (e.hasDay || e.hasTime) &&
          e.says(/\b(?:rather|instead|liewer|eerder|liewers|make it)\b/) &&
          !newBooking(e))),
  },
  { intent: 'reschedule', name: 'another day than the one agreed', when: (e) => swapsDays(e) },
  { intent: 'reschedule', name: 'moves a booking', when: (e) => moves(e) },
  {
    intent: 'cancel_booking',
    name: 'cannot come',
    when: (e) =>
      e.has('cannotCome') &&
      !e.hasSize &&
      !(e.has('tell', 'ask') && e.slots.shop !== undefined && e.before('tell', 'cannotCome', 12)),
  },
  {
    intent: 'cancel_booking',
    name: 'cancels',
    when: (e) =>
      e.has('cancel') &&
      !e.has('alert') &&
      (aboutBooking(e) ||
        e.size <= 4 ||
        e.says(/\b(?:it|everything|dit|that|fitting|fitment|slot|order|tyres?|bande)\b/)) &&
      !e.says(/\bcancel(?:lation)? (?:fee|policy)\b/),
  },
  {
    intent: 'cancel_booking',
    name: 'removes a booking',
    when: (e) =>
      e.has('remove') &&
      e.before('remove', 'booking', 5) &&
      !e.has('alert') &&
      !e.has('set') &&
      !e.says(/\bneed (?:a|an|to make)\b/),
  },
  { intent: 'my_bookings', name: 'asks about own bookings', when: (e) => asksOwnBooking(e) },
]

const swapsDays = (e: Evidence): boolean =>
  e.says(/\b(?:instead of|rather than|in plaas van)\b/) && e.reading.dates.length > 1 && !e.hasSize

const shiftWords =
  /\b(?:push|pushed|move|moved|shift|reschedule|rescheduled|resched|postpone|skuif|verskuif|uitstel|rebook|shintsha|ukushintsha|hlehlisa|ukuhlehlisa|tshintsha|ukutshintsha|sutisa|suthisa|swap|swop|delay|bring forward|herskeduleer|shenxisa)\b/

function moves(e: Evidence): boolean {
  if (!e.has('move') || (e.has('alert', 'settings') && !aboutBooking(e))) return false
  if (e.says(/\b(?:language|taal|ulimi|area|suburb|address|indawo)\b/) && !e.has('booking')) return false
  if (e.hasSize && !e.has('booking')) return false
  if (e.says(shiftWords)) return aboutBooking(e) || e.size <= 6 || e.has('my')
  if (
    e.says(
      /\b(?:earlier|later|another|different|ander|vroeer|later) (?:slot|time|day|date|tyd|dag|one|appointment)\b/,
    ) &&
    e.has('book') &&
    !e.has('booking')
  )
    return e.has('my') && !e.says(/\b(?:book me|reserve)\b/)
  return aboutBooking(e) || e.size <= 7
}

function asksOwnBooking(e: Evidence): boolean {
  if (e.hasSize || e.has('cancel', 'quote')) return false
  if (
    e.has('status') &&
    (e.hasDay || e.has('booking', 'when', 'book') || e.has('shop') || e.says(/\b(?:booked|scheduled|did i book)\b/)) &&
    !e.says(/\bi booked out\b/) &&
    !newBooking(e)
  )
    return true
  if (
    !e.has('booking') &&
    !e.says(/\b(?:booked|bespreek vir my|fitting|fitment|come in|coming|must i be|must i bring)\b/)
  )
    return false
  if (e.has('booking') && newBooking(e)) return false
  if (
    e.has('booking') &&
    (e.has('show', 'when', 'where', 'which', 'what') ||
      e.says(
        /\b(?:check|see|do i have|have i|any|het ek|details|my next|reference|confirm(?:ed)?|how many|address|time is|wanneer|nini|neng|where|nginayo|upcoming)\b/,
      )) &&
    (e.has('my', 'i') || e.says(/\b(?:bookings|appointments|afsprake|besprekings|booked|my|the|i have)\b/))
  )
    return true
  if (e.has('booking') && e.has('my') && e.size <= 4) return true
  if (e.size <= 2 && e.says(/^(?:bookings|appointments|besprekings|afsprake|reservations)\b/)) return true
  return (
    e.has('when', 'where', 'show') &&
    (e.saysInOrder(/\b(?:i|my|we)\b/, /\b(?:booked|coming in|come in|drop off)\b/) ||
      e.says(/\bmy (?:fitting|fitment)\b|\bmust (?:i|we) (?:be|bring)\b|\bneed to be there\b|\bgoing for\b/))
  )
}

/** 'a booking', 'book me': something new is wanted. */
const newBooking = (e: Evidence): boolean =>
  e.says(
    /\b(?:make|need|want|get|like|new|set up|arrange|maak|reel|ngifuna|ndifuna|ke batla|ngicela|ndicela|schedule|place|do) (?:an?|n|to make an?|to book|i|the|nuwe|new)? ?(?:booking|appointment|afspraak|bespreking|reservation|slot|appt)\b|\bbook (?:me|a|an|in|my|it|for|the)\b/,
  )

export const booking: readonly IntentRule[] = [
  {
    intent: 'book',
    name: 'books',
    when: (e) =>
      e.has('book') &&
      !e.has('selling') &&
      !e.says(/\b(?:facebook|notebook|e ?book|book (?:a|me a)? ?(?:flight|hotel|table|uber)|book club)\b/) &&
      (!onlyPricing(e) || e.hasDay || e.hasTime) &&
      realBooking(e),
  },
  {
    intent: 'book',
    name: 'an appointment',
    when: (e) =>
      e.has('booking') &&
      (e.hasDay || e.hasTime || e.has('want', 'set') || e.slots.service !== undefined) &&
      !e.has('alert') &&
      !e.hasSize,
  },
  {
    intent: 'book',
    name: 'comes in',
    when: (e) =>
      e.has('come') && (e.hasDay || e.hasTime) && !e.has('offTopic') && e.leftover <= 4 && !e.has('hours', 'deal'),
  },
  {
    intent: 'book',
    name: 'a service on a day',
    when: (e) => e.slots.service !== undefined && (e.hasDay || e.hasTime) && !e.has('deal', 'hours', 'where'),
  },
]

const onlyPricing = (e: Evidence): boolean =>
  e.has('price') && !e.says(/\b(?:book|bespreek|boek|reserve|appointment|afspraak|slot)\b/)
const realBooking = (e: Evidence): boolean =>
  e.says(
    /\b(?:book|booking|booked|bookings|bookin|bespreek|boek|reserve|appointment|afspraak|slot|slots|schedule|bhuka|bhukha|ukubhuka|ukubhukha|bhukisha|ukubhukisha|buka|bukela|buk)\b/,
  ) ||
  e.hasDay ||
  e.hasTime ||
  e.slots.service !== undefined ||
  (!e.hasSize && !e.hasVehicle) ||
  e.slots.index !== undefined
