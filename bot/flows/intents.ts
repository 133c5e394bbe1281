import { aside, done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { hedges } from '#bot/understand/said/agreed/how-sure.ts'
import { whyEnded } from '#bot/understand/said/agreed/why-ended.ts'
import { wantsOnlyWork } from '#bot/understand/said/asked/work-alone.ts'
import { countInstead } from '#bot/understand/said/figures.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { chosenLanguage, languageNames } from '#bot/understand/said/only-settings.ts'
import { unknownCar } from '#bot/understand/said/unknown-car.ts'
import { namesOneTime } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { plateIn, plateKey } from '#core/rules/vehicles/plate.ts'
import { isLanguage } from '#core/texts/texts.ts'
import { alertCreate, alertDelete, alertList } from './alerts/intents.ts'
import { servicesIn } from './booking/service.ts'
import { greeting } from './flows.ts'
import { whenCorrected } from './my-bookings/corrected.ts'
import { namesIn } from './my-bookings/named.ts'
import { onceMoreSaid } from './my-bookings/once-more.ts'
import { askLeaving, askReturning } from './preferences/leaving.ts'
import { undated } from './search/again.ts'
import { noticeApart, shopsWanted } from './search/at-shop.ts'
import { bookingOf, compared, shownMeant } from './search/book-shown.ts'
import type { SearchDraft } from './search/draft.ts'
import { startSearch } from './search/flow.ts'
import { isForWork } from './search/for-work.ts'
import { hasQuery, heardPlace, merged } from './search/place.ts'
import { atMost, MAX_TYRES, wantsTooMany } from './search/results.ts'
import { impossibleIn } from './search/size.ts'
import { askSignIn, signInFrame } from './sign-in/flow.ts'
import { frame } from './steps.ts'
import { wordsForShop } from './threads/anew.ts'
import { threadsFrame } from './threads/flow.ts'

/** Wishes clear enough to interrupt a question that asks for something else. */
const clear: Intent[] = [
  'search_size',
  'search_vehicle',
  'deals',
  'shops_nearby',
  'my_bookings',
  'cancel_booking',
  'alert_create',
  'alert_list',
  'alert_delete',
  'help',
  'human',
]

export const isClearIntent = (message: ParsedMessage): boolean =>
  clear.includes(message.understood.intent) || (message.understood.intent === 'book' && isForWork(message))

/** What a message begins on its own; undefined when it begins nothing. */
export function startFromIntent(message: ParsedMessage, turn: Turn): Outcome | undefined {
  if (message.choice && message.tapped) return undefined
  if (message.location) return hereOutcome(message, turn)
  return starts[message.understood.intent]?.(message, turn)
}

const last = ({ memory }: Turn): SearchDraft | undefined => {
  const draft = memory.lastSearch as SearchDraft | undefined
  return draft && undated(draft)
}

/** A search with what the message says, at the place known from before. */
function search(message: ParsedMessage, turn: Turn, from: SearchDraft = { query: {} }): Outcome {
  const { slots } = message.understood
  const { draft: found } = merged(from, slots)
  const draft = noticeApart({ ...found, ...shopsWanted(message, turn) }, from, message, turn.now)
  const { say } = turn
  const impossible = impossibleIn(message)
  if (impossible) return enter(frame('search', 'size', draft), text(say.search.impossibleSize(impossible)))
  if (wantsTooMany(message.text)) return enter(startSearch(atMost(draft)), text(say.search.tooMany(MAX_TYRES)))
  const isOpen = !draft.query.size && !draft.vehicle
  const plate = isOpen ? plateIn(message.text) : undefined
  if (plate) return enter(startSearch({ ...draft, plate }))
  const vehicle = isOpen ? unknownCar(message.text) : undefined
  return enter(startSearch(vehicle ? { ...draft, vehicle } : draft))
}

/** 'Wheel alignment for my Polo' names the car and wants no tyres for it. */
function tyresOrWork(message: ParsedMessage, turn: Turn): Outcome {
  const { text: words, understood } = message
  return wantsOnlyWork(words, understood.slots) ? bookFromIntent(message, turn) : search(message, turn)
}

/** A number plate and nothing else asks for tyres of that car; 'sorry, I meant 10:30' is of the booking that was sent. */
function saidAlone(message: ParsedMessage, turn: Turn): Outcome | undefined {
  const { text: words } = message
  const plate = plateIn(words)
  const isAlone = plate !== undefined && plateKey(plate) === plateKey(words)
  return isAlone && !turn.running && turn.actor.accountId && turn.actor.shops.length === 0
    ? enter(startSearch({ query: {}, plate }))
    : whenCorrected(message, turn)
}

/** 'cheaper', 'only 2' and 'same again' after a search that has ended. */
function again(message: ParsedMessage, turn: Turn): Outcome | undefined {
  const before = last(turn)
  const { slots } = message.understood
  if (before && hasQuery(slots)) return search(message, turn, before)
  if (slots.pointing?.others) return enter(frame('search', 'again', { query: {}, elsewhere: true, ...whenOf(message) }))
  if (!slots.pointing?.same) return whenCorrected(message, turn)
  const quantity = countInstead(message.text) ?? 0
  const query = quantity >= 1 && quantity <= MAX_TYRES ? { quantity } : {}
  return enter(frame('search', 'again', { query, ...whenOf(message) }))
}

const starts: Partial<Record<Intent, (message: ParsedMessage, turn: Turn) => Outcome | undefined>> = {
  greeting: (_heard, turn) => aside(turn.running ? text(turn.say.common.hello) : greeting(turn)),
  help: (_heard, { say }) => aside(text(say.common.helpText)),
  thanks: (_heard, { say, actor }) => aside(text(actor.shops.length > 0 ? say.common.pleasure : say.common.thanks)),
  opt_out: (message, turn) => {
    const { keeps, resend } = message.understood.slots
    if (resend) return enter(signInFrame(message))
    return keeps ? aside(text(turn.say.common.nothingStopped)) : askLeaving(turn)
  },
  opt_in: (_message, turn) => askReturning(turn),
  human: (message) => enter(toPerson(message)),
  delete_data: ({ understood: { wishes } }, { running }) => {
    const isSure = wishes.some(({ intent, sure }) => intent === 'delete_data' && sure)
    // 'Before I give you all my details' under a question is about the question.
    if (running && !isSure) return undefined
    return enter(frame('data', isSure ? 'held' : 'wanted', {}))
  },
  sign_in: (message) => {
    const { slots, wishes } = message.understood
    const isSure = wishes.some(({ intent, sure }) => intent === 'sign_in' && sure)
    const saysSo = says(message, 'signsIn') || says(message, 'signsOut')
    return enter(isSure || saysSo || slots.resend ? signInFrame(message) : askSignIn())
  },
  // Signing out harms nobody, so its words alone are enough.
  unknown: (message, turn) => (says(message, 'signsOut') ? enter(signInFrame(message)) : saidAlone(message, turn)),
  alert_create: (message, turn) => alertCreate(message, turn),
  alert_list: () => alertList(),
  alert_delete: (message) => alertDelete(message),
  search_size: tyresOrWork,
  search_vehicle: tyresOrWork,
  quote_request: tyresOrWork,
  refine: again,
  deals: (message, turn) =>
    message.understood.slots.pointing?.others
      ? again(message, turn)
      : search(message, turn, { query: { dealsOnly: true } }),
  pick: (message, turn) => shownBefore(message, turn),
  compare: (message, turn) => {
    const before = last(turn)
    const outcome = before && compared(message, before)
    return outcome?.to === 'step' ? enter(frame('search', 'compare', outcome.draft as SearchDraft)) : undefined
  },
  shops_nearby: (message, turn) => {
    const { say } = turn
    const { slots } = message.understood
    const elsewhere = slots.pointing?.others && !slots.place && !slots.service ? again(message, turn) : undefined
    if (elsewhere) return elsewhere
    const place = slots.place ? heardPlace(message) : undefined
    const services = servicesIn(slots.service, '', say.serviceNames)
    // The car is named to have the work done on it.
    const isOrder = slots.shop && slots.vehicle && !readsAsQuestion(message.text) && wantsOnlyWork(message.text, slots)
    if (isOrder) return bookFromIntent(message, turn)
    return enter(
      frame('shops', 'begin', {
        ...(place ? { place } : {}),
        ...(slots.shop ? { name: slots.shop } : {}),
        ...(services.length > 0 ? { services } : {}),
        ...(says(message, 'openNow') ? { openNow: true } : {}),
        ...whenOf(message),
      }),
    )
  },
  book: (message, turn) => bookFromIntent(message, turn),
  my_bookings: (message) => enter(frame('my-bookings', 'begin', { ...dated(message), names: namesIn(message) })),
  cancel_booking: cancelOutcome,
  reschedule: (message, turn) => {
    const { slots, wishes } = message.understood
    const more = turn.running ? undefined : onceMoreSaid(message)
    if (more) return more
    const { date, time, fromDate, sameTime, pointing } = slots
    const isSure =
      namesOneTime(message.text, turn.now) &&
      !hedges(message.text) &&
      wishes.some(({ intent, sure }) => intent === 'reschedule' && sure)
    if (pointing?.same && !fromDate && !sameTime) return again(message, turn)
    return enter(
      frame('my-bookings', 'begin', {
        intent: 'move',
        names: namesIn(message),
        ...(isSure ? {} : { unsure: true as const }),
        ...(fromDate ? { date: fromDate } : {}),
        ...(slots.keptDates ? { kept: slots.keptDates } : {}),
        to: { ...(date ? { date } : {}), ...(time ? { time } : {}), ...(sameTime && { sameTime }) },
      }),
    )
  },
  preferences: ({ understood }, { say: { common } }) => {
    if (!understood.slots.language) return undefined
    const chosen = chosenLanguage(understood)
    if (chosen && !isLanguage(chosen)) return aside(text(common.writesTwo(languageNames[chosen])))
    return aside(text(chosen ? common.inLanguage : common.noticed))
  },
  message_shop: (message, turn) => {
    const { shop } = message.understood.slots
    const words = wordsForShop(message)
    const asked = shop ? undefined : shopJustAsked(message, turn)
    if (asked && words) return enter(threadsFrame({ shopId: asked, words }))
    return enter(threadsFrame({ ...(shop && { shopName: shop }), ...(words && { words }), names: namesIn(message) }))
  },
}

/** 'Yes, send it. Please tell them …': the shop of the request that the yes has sent. */
const shopJustAsked = ({ whole }: ParsedMessage, { running, memory }: Turn): string | undefined =>
  whole !== undefined && beginsWithYes(whole) && running === undefined ? memory.focus?.shopId : undefined

/** What is written to a person of ours at once is passed on; if that is not certain, it is asked. */
function toPerson({ understood }: ParsedMessage) {
  const words = understood.slots.complaint
  const likely = understood.wishes.find(({ intent }) => intent === 'human')?.probability ?? 0
  return threadsFrame({ support: true, ...(words && { words }), ...(likely < LIKELY && { unsure: true }) })
}
const LIKELY = 0.6

const MAX_NAMING = 200

/** 'Stop the booking' in the middle of one is about that one, unless a day or a number names another. */
function cancelOutcome(message: ParsedMessage, { say, running }: Turn): Outcome {
  const { keeps, date, index, keptDates } = message.understood.slots
  if (keeps && !keptDates) return aside(text(say.booking.kept))
  if (running === 'booking' && date === undefined && index === undefined) return done(text(say.booking.dropped))
  return enter(
    frame('my-bookings', 'begin', {
      intent: 'cancel',
      why: whyEnded(message.text),
      words: message.text.slice(0, MAX_NAMING),
      names: namesIn(message),
      ...dated(message),
      ...(keptDates && { kept: keptDates }),
    }),
  )
}

/** One of the offers of the last search, which has ended. */
function shownBefore(message: ParsedMessage, turn: Turn): Outcome | undefined {
  const before = last(turn)
  const meant = before && shownMeant(message, before)
  return meant && enter(frame('search', 'offer', { ...before, code: meant.code }))
}

const whenOf = ({ understood: { slots } }: ParsedMessage) => ({
  ...(slots.date ? { date: slots.date } : {}),
  ...(slots.time ? { time: slots.time } : {}),
})

const dated = (message: ParsedMessage) => (message.understood.slots.date ? { date: message.understood.slots.date } : {})

/** 'book …' without a search: tyres first, or a shop and its service. */
function bookFromIntent(message: ParsedMessage, turn: Turn): Outcome {
  const more = turn.running ? undefined : onceMoreSaid(message)
  if (more) return more
  const { slots } = message.understood
  const services = servicesIn(slots.service, message.text, turn.say.serviceNames)
  const wanted = { ...(services.length > 0 ? { services } : {}), ...whenOf(message) }
  const isWork = wantsOnlyWork(message.text, slots)
  if (isWork) keepVehicle(message, turn)
  const onlyService = isWork || (services.some((one) => one !== 'fitting') && !slots.size && !slots.vehicle)
  if (slots.shop && !slots.size && (onlyService || !slots.vehicle))
    return enter(frame('shops', 'begin', { name: slots.shop, book: true, ...wanted }))
  const place = slots.place ? heardPlace(message) : undefined
  if (onlyService) return enter(frame('shops', 'begin', { ...wanted, ...(place ? { place } : {}) }))
  const before = last(turn)
  if (!before || slots.size || slots.vehicle) return search(message, turn)
  const meant = shownMeant(message, before)
  return meant ? enter(bookingOf(meant.code, message, before)) : search(message, turn, before)
}

/** The car on which work is to be done is a fact of the booking that comes. */
function keepVehicle({ understood: { slots } }: ParsedMessage, { memory }: Turn): void {
  const { make, model = '', year, variant } = slots.vehicle ?? {}
  if (!make) return
  memory.facts = { ...memory.facts, vehicle: { make, model, ...(year && { year }), ...(variant && { variant }) } }
}

/** A location out of the blue: what is wanted there? */
function hereOutcome(message: ParsedMessage, turn: Turn): Outcome | undefined {
  const place = heardPlace(message)
  if (!place) return undefined
  turn.memory.place = place
  if (turn.running) return aside(text(turn.say.common.placeNoted(place.label)))
  return aside(
    buttons(
      turn.say.common.whereTo(place.label),
      { id: 'menu:find', title: turn.say.common.findTyres },
      { id: 'menu:deals', title: turn.say.common.deals },
      { id: 'menu:shops', title: turn.say.common.shopsNear },
    ),
  )
}
