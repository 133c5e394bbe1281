import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { frame } from '#bot/engine/state.ts'
import type { Intent } from '#bot/understand/types.ts'
import { brand } from '#core/rules/brand.ts'
import { alertCreate, alertDelete, alertList } from './alerts/wishes.ts'
import { servicesIn } from './booking/services.ts'
import { greeting } from './menu.ts'
import type { SearchDraft } from './search/draft.ts'
import { startSearch } from './search/flow.ts'
import { hasWish, merged } from './search/from-slots.ts'
import { heardPlace } from './search/place.ts'
import { signInFrame } from './sign-in/flow.ts'

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

const last = ({ memory }: Turn): SearchDraft | undefined => memory.lastSearch as SearchDraft | undefined

/** A search with what the message says, at the place known from before. */
const search = (heard: Heard, from: SearchDraft = { wish: {} }): Outcome => {
  const { draft } = merged(from, heard.understood.slots)
  return enter(startSearch(draft))
}

const starts: Partial<Record<Intent, (heard: Heard, turn: Turn) => Outcome | undefined>> = {
  greeting: (_heard, turn) => aside(greeting(turn)),
  help: (_heard, { say }) => aside(text(say.common.helpText)),
  thanks: (_heard, { say }) => aside(text(say.common.thanks)),
  human: (_heard, { say }) => aside(text(say.common.person(brand.supportEmail))),
  sign_in: (heard) => enter(signInFrame(heard.text)),
  alert_create: (heard, turn) => alertCreate(heard, turn),
  alert_list: () => alertList(),
  alert_delete: (heard) => alertDelete(heard),
  search_size: (heard) => search(heard),
  search_vehicle: (heard) => search(heard),
  quote_request: (heard) => search(heard),
  refine: (heard, turn) => {
    const before = last(turn)
    return before && hasWish(heard.understood.slots) ? search(heard, before) : undefined
  },
  deals: (heard) => search(heard, { wish: { dealsOnly: true } }),
  shops_nearby: (heard, { say }) => {
    const { slots } = heard.understood
    const place = slots.place ? heardPlace(heard) : undefined
    const services = servicesIn(slots.service, '', say.serviceNames)
    return enter(
      frame('shops', 'begin', {
        ...(place ? { place } : {}),
        ...(slots.shop ? { name: slots.shop } : {}),
        ...(services.length > 0 ? { services } : {}),
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
  message_shop: (heard) =>
    heard.understood.slots.shop ? enter(frame('shops', 'begin', { name: heard.understood.slots.shop })) : undefined,
}

const dated = (heard: Heard) => (heard.understood.slots.date ? { date: heard.understood.slots.date } : {})

/** 'book …' without a search: tyres first, or a shop and its service. */
function bookWish(heard: Heard, turn: Turn): Outcome {
  const { slots } = heard.understood
  const services = servicesIn(slots.service, heard.text, turn.say.serviceNames)
  if (slots.shop && !slots.size && !slots.vehicle) return enter(frame('shops', 'begin', { name: slots.shop }))
  const onlyService = services.some((one) => one !== 'fitting') && !slots.size && !slots.vehicle
  const place = slots.place ? heardPlace(heard) : undefined
  if (onlyService) return enter(frame('shops', 'begin', { services, ...(place ? { place } : {}) }))
  const before = last(turn)
  if (before && !slots.size && !slots.vehicle) return search(heard, before)
  return search(heard)
}

/** A location out of the blue: what is wanted there? */
function hereOutcome(heard: Heard, turn: Turn): Outcome | undefined {
  const place = heardPlace(heard)
  if (!place) return undefined
  turn.memory.place = place
  return aside(
    buttons(
      turn.say.common.whereTo(place.label),
      { id: 'menu:find', title: turn.say.common.findTyres },
      { id: 'menu:deals', title: turn.say.common.deals },
      { id: 'menu:shops', title: turn.say.common.shopsNear },
    ),
  )
}
