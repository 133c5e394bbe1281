import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { buttons, text } from '#bot/engine/say.ts'
import type { Intent } from '#bot/understand/types.ts'
import { alertCreate, alertDelete, alertList } from './alerts/wishes.ts'
import { servicesIn } from './booking/services.ts'
import { greeting } from './menu.ts'
import { undated } from './search/again.ts'
import { bookingOf, shownMeant } from './search/book-shown.ts'
import type { SearchDraft } from './search/draft.ts'
import { startSearch } from './search/flow.ts'
import { hasWish, merged } from './search/from-slots.ts'
import { impossibleIn } from './search/impossible.ts'
import { heardPlace } from './search/place.ts'
import { atMost, MOST_TYRES, wantsTooMany } from './search/too-many.ts'
import { unknownCar } from './search/unknown-car.ts'
import { signInFrame } from './sign-in/flow.ts'
import { frame } from './steps.ts'
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

export const isClearWish = ({ understood }: Heard): boolean => clear.includes(understood.intent)

/** What a message begins on its own; undefined when it begins nothing. */
export function wishFrame(heard: Heard, turn: Turn): Outcome | undefined {
  if (heard.choice && heard.tapped) return undefined
  if (heard.location) return hereOutcome(heard, turn)
  return starts[heard.understood.intent]?.(heard, turn)
}

const last = ({ memory }: Turn): SearchDraft | undefined => {
  const draft = memory.lastSearch as SearchDraft | undefined
  return draft && undated(draft)
}

/** A search with what the message says, at the place known from before. */
function search(heard: Heard, { say }: Turn, from: SearchDraft = { wish: {} }): Outcome {
  const { slots } = heard.understood
  const { draft } = merged(from, slots)
  const impossible = impossibleIn(heard)
  if (impossible) return enter(frame('search', 'size', draft), text(say.search.impossibleSize(impossible)))
  if (wantsTooMany(heard.text)) return enter(startSearch(atMost(draft)), text(say.search.tooMany(MOST_TYRES)))
  const vehicle = draft.wish.size || draft.vehicle ? undefined : unknownCar(heard.text)
  return enter(startSearch(vehicle ? { ...draft, vehicle } : draft))
}

const sameAgain = /\b(?:same|dieselfde|repeat|herhaal)\b/i
const butSo = /\b(?:but|maar|only|net|just)(?: with| met)? (\d{1,2})\b/i

/** 'cheaper', 'only 2' and 'same again' after a search that has ended. */
function again(heard: Heard, turn: Turn): Outcome | undefined {
  const before = last(turn)
  if (before && hasWish(heard.understood.slots)) return search(heard, turn, before)
  if (!sameAgain.test(heard.text)) return undefined
  const quantity = Number(butSo.exec(heard.text)?.[1] ?? 0)
  return enter(frame('search', 'again', { wish: quantity >= 1 && quantity <= MOST_TYRES ? { quantity } : {} }))
}

const starts: Partial<Record<Intent, (heard: Heard, turn: Turn) => Outcome | undefined>> = {
  greeting: (_heard, turn) => aside(greeting(turn)),
  help: (_heard, { say }) => aside(text(say.common.helpText)),
  thanks: (_heard, { say }) => aside(text(say.common.thanks)),
  human: () => enter(threadsFrame({ support: true })),
  sign_in: (heard) => enter(signInFrame(heard.text)),
  alert_create: (heard, turn) => alertCreate(heard, turn),
  alert_list: () => alertList(),
  alert_delete: (heard) => alertDelete(heard),
  search_size: (heard, turn) => search(heard, turn),
  search_vehicle: (heard, turn) => search(heard, turn),
  quote_request: (heard, turn) => search(heard, turn),
  refine: again,
  deals: (heard, turn) => search(heard, turn, { wish: { dealsOnly: true } }),
  shops_nearby: (heard, { say }) => {
    const { slots } = heard.understood
    const place = slots.place ? heardPlace(heard) : undefined
    const services = servicesIn(slots.service, '', say.serviceNames)
    return enter(
      frame('shops', 'begin', {
        ...(place ? { place } : {}),
        ...(slots.shop ? { name: slots.shop } : {}),
        ...(services.length > 0 ? { services } : {}),
        ...(openNow.test(heard.text) ? { openNow: true } : {}),
        ...whenOf(heard),
      }),
    )
  },
  book: (heard, turn) => bookWish(heard, turn),
  my_bookings: (heard) => enter(frame('my-bookings', 'begin', dated(heard))),
  cancel_booking: (heard) => enter(frame('my-bookings', 'begin', { wish: 'cancel', ...dated(heard) })),
  reschedule: (heard) => {
    const { date, time, fromDate } = heard.understood.slots
    return enter(
      frame('my-bookings', 'begin', {
        wish: 'move',
        ...(fromDate ? { date: fromDate } : {}),
        to: { ...(date ? { date } : {}), ...(time ? { time } : {}) },
      }),
    )
  },
  preferences: (heard, { say }) => (heard.understood.slots.language ? aside(text(say.common.inLanguage)) : undefined),
  message_shop: (heard) => {
    const { shop, message } = heard.understood.slots
    return enter(threadsFrame({ ...(shop && { shopName: shop }), ...(message && { words: message }) }))
  },
}

const openNow = /\b(?:open|oop) (?:right )?(?:now|nou)\b|\b(?:now|nou) (?:open|oop)\b|\bstill open\b|\bnog oop\b/i

const whenOf = ({ understood: { slots } }: Heard) => ({
  ...(slots.date ? { date: slots.date } : {}),
  ...(slots.time ? { time: slots.time } : {}),
})

const dated = (heard: Heard) => (heard.understood.slots.date ? { date: heard.understood.slots.date } : {})

/** 'book …' without a search: tyres first, or a shop and its service. */
function bookWish(heard: Heard, turn: Turn): Outcome {
  const { slots } = heard.understood
  const services = servicesIn(slots.service, heard.text, turn.say.serviceNames)
  const wanted = { ...(services.length > 0 ? { services } : {}), ...whenOf(heard) }
  if (slots.shop && !slots.size && !slots.vehicle)
    return enter(frame('shops', 'begin', { name: slots.shop, book: true, ...wanted }))
  const onlyService = services.some((one) => one !== 'fitting') && !slots.size && !slots.vehicle
  const place = slots.place ? heardPlace(heard) : undefined
  if (onlyService) return enter(frame('shops', 'begin', { ...wanted, ...(place ? { place } : {}) }))
  const before = last(turn)
  if (!before || slots.size || slots.vehicle) return search(heard, turn)
  const meant = shownMeant(heard, before)
  return meant ? enter(bookingOf(meant.code, heard, before)) : search(heard, turn, before)
}

/** A location out of the blue: what is wanted there? */
function hereOutcome(heard: Heard, turn: Turn): Outcome | undefined {
  const place = heardPlace(heard)
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
