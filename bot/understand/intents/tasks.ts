import type { Evidence } from '../evidence.ts'
import { readChannel, readLanguageName } from '../parts/settings.ts'
import type { IntentRule } from './rule.ts'
import { quietWish, topicOfMessages } from './topics.ts'

const hasWish = (e: Evidence): boolean =>
  e.hasSize || e.hasVehicle || e.slots.brand !== undefined || e.has('deal', 'tyre', 'price')
const aboutBooking = (e: Evidence): boolean =>
  e.has('booking', 'book') || e.hasDay || e.hasTime || e.slots.index !== undefined
const showing = (e: Evidence): boolean =>
  e.has('show', 'which', 'what', 'status', 'when') ||
  e.says(/\b(?:do i have|have i got|het ek|any|mine|active|running|current|nginawo|nginazo|ke na le|ndinazo)\b/)

export const account: readonly IntentRule[] = [
  {
    intent: 'sign_in',
    name: 'sign in',
    when: (e) => e.has('signIn') && !e.has('deal', 'alert') && !(e.hasSize && !e.says(/\b(?:otp|password|log|sign)\b/)),
  },
  {
    intent: 'sign_in',
    name: 'a code that did not come',
    when: (e) =>
      e.has('code') &&
      e.says(
        /\b(?:resend|send|new|didnt|never|not|expired|get|got|receive|arrive|verwag|kry|stuur|ontvang|nie|wrong|invalid|again|where|waar|enter)\b/,
      ) &&
      !e.says(/\b(?:discount|promo|postal|post|voucher|coupon|area) codes?\b/) &&
      !e.hasSize,
  },
]

export const alerts: readonly IntentRule[] = [
  {
    intent: 'alert_delete',
    name: 'ends an alert, parted verb',
    when: (e) =>
      e.has('alert', 'watch') &&
      e.says(/\b(?:vee|skakel|sit|haal|turn|switch|take)\b.*\b(?:uit|af|off|down)\b/) &&
      !e.says(/\b(?:goes|drops|is|gaan) (?:off|af)\b/) &&
      !quietWish(e),
  },
  {
    intent: 'alert_delete',
    name: 'ends an alert',
    when: (e) =>
      e.has('remove', 'cancel', 'dont', 'stop') &&
      (e.has('alert') || e.has('watch')) &&
      !e.has('booking') &&
      !(e.has('set') && e.says(/\b(?:set|create|add|stel|skep|setha)\b/)) &&
      !quietWish(e) &&
      !(e.has('message') && e.has('settings')) &&
      ends(e),
  },
  {
    intent: 'alert_list',
    name: 'shows alerts',
    when: (e) =>
      (e.has('alert') || e.has('watch')) &&
      showing(e) &&
      !(
        e.says(/\b(?:set|create|add|make|stel|skep|setha|yenza|put)\b/) &&
        !e.says(/\b(?:do i have|have i|did i|are set|i set|i have set|ive set|alerts? set|het ek)\b/)
      ) &&
      !e.before('notify', 'condition', 4) &&
      e.slots.maxPrice === undefined &&
      e.reading.amounts.length === 0 &&
      !e.hasSize,
  },
  {
    intent: 'alert_list',
    name: 'my alerts',
    when: (e) =>
      e.has('alert') &&
      e.size <= 4 &&
      !e.hasSize &&
      !e.says(/\b(?:set|create|add|make|stel|skep|new|nuwe|price alert)\b/) &&
      (e.has('my') || e.size <= 1),
  },
  {
    intent: 'alert_create',
    name: 'asks for an alert',
    when: (e) =>
      e.has('alert') &&
      (e.has('set', 'notify', 'watch', 'want') || hasWish(e) || e.reading.amounts.length > 0) &&
      !e.says(/\bbooking\b/),
  },
  {
    intent: 'alert_create',
    name: 'asks to be told',
    when: (e) =>
      e.has('notify') &&
      !e.has('booking', 'ask') &&
      (e.before('notify', 'condition', 3) ||
        e.before('condition', 'notify', 14) ||
        e.has('deal') ||
        (e.has('watch') && hasWish(e)) ||
        e.says(/\b(?:drops?|in stock|cheaper|available|come in|comes in|arrive|goes on|back)\b/)) &&
      (hasWish(e) || e.has('stock', 'cheap') || e.reading.amounts.length > 0) &&
      !e.says(/\b(?:how much|what it costs|wat dit kos|the price of|if you have|if u have|what you have)\b/),
  },
  { intent: 'alert_create', name: 'keeps an eye', when: (e) => e.has('watch') && hasWish(e) && !e.has('booking') },
  {
    intent: 'alert_create',
    name: 'keeps an eye on a price',
    when: (e) =>
      e.says(/\b(?:drops?|falls?|daal|goes) (?:below|under|to|onder|tot|na)\b/) &&
      hasWish(e) &&
      e.has('notify', 'tell'),
  },
]

const ends = (e: Evidence): boolean =>
  e.before('remove', 'alert', 8) ||
  e.before('cancel', 'alert', 8) ||
  e.before('dont', 'alert', 8) ||
  e.before('stop', 'alert', 8) ||
  e.near('remove', 'watch', 4) ||
  e.near('stop', 'watch', 4) ||
  e.near('remove', 'alert', 7) ||
  e.near('dont', 'watch', 4)

export const settings: readonly IntentRule[] = [
  {
    intent: 'preferences',
    name: 'language',
    when: (e) =>
      readLanguageName(e.reading) !== undefined &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('human') &&
      (e.says(/\b(?:ulimi|ulwimi|puo|taal|language)\b/) ||
        e.has('speak', 'change', 'settings', 'move') ||
        e.size <= 4 ||
        e.says(
          /\b(?:in|to|na|ngesi|se|ka) (?:english|afrikaans|engels|zulu|isizulu|xhosa|isixhosa|sotho|sesotho|tswana|setswana)\b/,
        )) &&
      !e.has('tyre', 'book'),
  },
  { intent: 'preferences', name: 'quiet hours', when: quietWish },
  {
    intent: 'preferences',
    name: 'channel',
    when: (e) =>
      topicOfMessages(e) &&
      readChannel(e.reading) !== undefined &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('booking', 'book', 'quote', 'deal', 'shop'),
  },
  {
    intent: 'preferences',
    name: 'settings',
    when: (e) =>
      e.says(
        /\b(?:settings?|preferences?|prefs|voorkeure|instellings|quiet (?:hours|times?)|stil ?ure|stilte ?(?:ure|tye)|dnd|do not disturb|my details|besonderhede|izilungiselelo)\b/,
      ) &&
      !e.hasSize &&
      !e.has('booking') &&
      !e.has('optOut'),
  },
  {
    intent: 'preferences',
    name: 'my area',
    when: (e) =>
      areaChanged(e) &&
      !e.hasSize &&
      !e.hasVehicle &&
      !e.has('tyre', 'book', 'deal', 'price', 'human') &&
      !e.says(/\b(?:closest|nearest|naaste|near me|where|which)\b/),
  },
  {
    intent: 'preferences',
    name: 'what to be told about',
    when: (e) =>
      e.says(
        /\b(?:turn|switch|skakel|sit|shut) (?:off|on|af|aan|down) (?:the |die |my |all )?(?:marketing|promo(?:tions?)?|reminders?|notifications?|sms|smses|emails?|whatsapp|email|deal|deals|kennisgewings|herinnerings|news)\b|\b(?:marketing|promos?|reminders|notifications|emails?|sms|smses) (?:on|off|aan|af)\b|\b(?:only|net) (?:send me |stuur )?(?:booking|deals?|specials) (?:updates|messages|reminders|boodskappe)\b/,
      ) && !e.hasSize,
  },
  {
    intent: 'preferences',
    name: 'saves a preference',
    when: (e) =>
      e.says(
        /\b(?:save|remember|store|onthou|stoor|gcina|set|add|update|change|verander) (?:that )?(?:my|me) (?:car|vehicle|tyre size|size|brand|preferred|favourite|kar|motor|name|bakkie|email|number|gunsteling)\b|\bpreferred (?:brand|shop|language|area|channel)\b|\bcall me [a-z]+ (?:from|in)\b/,
      ) && !e.has('book', 'booking'),
  },
]

const areaChanged = (e: Evidence): boolean =>
  e.has('area') &&
  (e.slots.place !== undefined || e.has('change', 'settings')) &&
  e.says(
    /\b(?:my|i|ive|im|ek|ngi|ndi|ke|set|update|change|moved|verander|stel|make|default|home|yami|yam|sengihlala|ngihlala|ndihlala)\b/,
  ) &&
  e.has('change', 'settings', 'i', 'my')

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
    (e.hasDay || e.has('booking', 'when', 'book') || e.has('shop') || e.says(/\b(?:booked|scheduled)\b/)) &&
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
    e.has('my') &&
    e.says(/\b(?:booked|coming in|come in|fitting|fitment|must i be|must i bring|drop off)\b/)
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
