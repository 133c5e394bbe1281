import type { PriceLine } from '#core/contracts/bookings.ts'
import { formatDistance, formatPhone } from '#core/rules/format.ts'
import { directionsUrl } from '#core/rules/places/directions.ts'
import { MINUTES_OFFERED } from '#core/rules/shops/rescue.ts'
import type { Texts } from '#core/texts/texts.ts'
import { shopSays } from '../../money-line.ts'
import { linesOf } from '../../notice.ts'
import { idOf, rescueKind, wayButtons } from './rescue-kind.ts'
import { underWayKinds } from './under-way.ts'

const lines: PriceLine[] = [{ what: 'call_out', quantity: 1, eachCents: 45_000, totalCents: 45_000 }]
const pin = { lat: -25.99, lng: 28.13, pinned: true, said: [] }
const sample = { name: 'Thandi', place: 'Midrand', lines, ...pin }

/** The buttons of a shop that was asked; those of a template cannot name the call. */
export const shopButtons = ({ rescue: say }: Texts, askId?: string) => [
  ...MINUTES_OFFERED.map((minutes) => ({ id: idOf(`${minutes}`, askId), title: say.minutes(minutes) })),
  { id: idOf('no', askId), title: say.cannot },
]
const driverButtons = ({ rescue: say }: Texts, askId?: string) => [
  { id: idOf('take', askId), title: say.take },
  { id: idOf('wait', askId), title: say.wait },
]

export type Asked = {
  askId?: string
  /** Named to somebody of several shops. */
  shop: string | undefined
  name: string
  place: string
  size: string | null
  distanceKm: number
  lines: readonly PriceLine[]
  isOwnPrice?: boolean
} & Where

/** Where the driver is: a pin, or only a place that was named; and what was told of it. */
export type Where = { lat: number; lng: number; pinned: boolean; said: readonly string[] }

const placeWords = ({ place, pinned }: Where & { place: string }, { rescue: say }: Texts): string =>
  pinned ? place : say.named(place)
const mapOf = (where: Where, { rescue: say }: Texts): string => (where.pinned ? directionsUrl(where) : say.noPin)
const linksOf = (where: Where, { rescue: say }: Texts) =>
  where.pinned ? { links: [{ label: say.map, url: directionsUrl(where) }] } : {}
const saidLines = ({ said }: Where, { rescue: say }: Texts): string[] => said.map((words) => say.quoted(words))

/** To the members of a shop that comes out now: who needs it, where, and how far. */
export const rescueAsked = rescueKind<Asked>({
  notice: (facts, say) => ({
    title: say.rescue.askedTitle(facts.shop),
    lines: linesOf(
      say.rescue.askedPlace(facts.name, placeWords(facts, say), facts.distanceKm),
      ...saidLines(facts, say),
      !facts.pinned && say.rescue.noPinYet,
      say.rescue.askedWork(facts.lines, facts.isOwnPrice),
      facts.size && say.rescue.bringTyre(facts.size),
    ),
    ...linksOf(facts, say),
    question: say.rescue.askedQuestion,
    buttons: shopButtons(say, facts.askId),
  }),
  template: {
    body: ({ rescue }) => rescue.askedTemplate,
    variables: (facts, say) => [
      [placeWords(facts, say), ...saidLines(facts, say)].join(', '),
      formatDistance(facts.distanceKm),
      [say.rescue.price(facts.lines), ...(facts.size ? [say.rescue.bringTyre(facts.size)] : [])].join('; '),
      mapOf(facts, say),
    ],
    buttons: (say) => shopButtons(say),
    sample: { ...sample, shop: undefined, size: null, distanceKm: 5 },
  },
})

export type Answered = {
  askId?: string
  shop: string
  phone: string | null
  minutes: number
  lines: readonly PriceLine[]
  /** In the shop's words. */
  note: string
}

/** To the driver: a shop comes, in so many minutes and at its price. */
export const rescueAnswered = rescueKind<Answered>({
  notice: ({ askId, shop, phone, minutes, lines, note }, say) => ({
    title: say.rescue.answerTitle(shop, minutes),
    lines: linesOf(
      say.rescue.answer(shop, minutes, lines, phone),
      note !== '' && say.rescue.theySay(shopSays(note, say)),
    ),
    buttons: driverButtons(say, askId),
  }),
  template: {
    body: ({ rescue }) => rescue.answerTemplate,
    variables: ({ shop, phone, minutes, lines, note }, { rescue }) => [
      shop,
      rescue.minutes(minutes),
      [rescue.price(lines), ...(note ? [rescue.theySay(note)] : [])].join('; '),
      phone ? formatPhone(phone) : '-',
    ],
    buttons: (say) => driverButtons(say),
    sample: { shop: 'Midrand Mobile', phone: '+27115550100', minutes: 30, lines, note: '' },
  },
})

/** To the driver: a shop that said that it comes cannot. */
export const rescueChanged = rescueKind<{ shop: string }>({
  notice: ({ shop }, { rescue: say }) => ({ title: say.changed(shop), lines: [say.changedLine] }),
  template: {
    body: ({ rescue }) => rescue.changedTemplate,
    variables: ({ shop }) => [shop],
    sample: { shop: 'Midrand Mobile' },
  },
})

export type Unanswered = {
  shops: readonly { name: string; phone: string }[]
  asked: number
  next: { shop: string; when: string; phone: string } | undefined
}

/** To the driver, after five minutes without anybody: whom to call, and who comes out next. */
export const rescueUnanswered = rescueKind<Unanswered>({
  notice: ({ shops, asked, next }, { rescue: say }) => ({
    title: say.unansweredTitle(asked),
    lines: [
      say.unansweredLine,
      ...shops.map(({ name, phone }) => say.callLine(name, phone)),
      say.insurer,
      next ? say.opensFirst(next.shop, next.when, next.phone) : say.nobodyNext,
    ],
  }),
  template: {
    body: ({ rescue }) => rescue.unansweredTemplate,
    variables: ({ shops, next }, { rescue: say }) => [
      [
        ...shops.map(({ name, phone }) => say.callLine(name, phone)),
        ...(next ? [say.opensFirst(next.shop, next.when, next.phone)] : []),
        say.insurer,
      ].join('; '),
    ],
    sample: { shops: [{ name: 'Midrand Mobile', phone: '+27115550100' }], asked: 1, next: undefined },
  },
})

export type Taken = {
  askId?: string
  name: string
  fullName: string
  phone: string
  place: string
  size: string | null
  minutes: number
  lines: readonly PriceLine[]
  code: string
} & Where

/** To the members of the shop that was taken: the number, the way there, and what it can tell on the way. */
export const rescueTaken = rescueKind<Taken>({
  notice: (facts, say) => ({
    title: say.rescue.takenTitle(facts.name, facts.minutes),
    lines: linesOf(
      say.rescue.takenWho(facts.fullName, facts.phone),
      placeWords(facts, say),
      ...saidLines(facts, say),
      !facts.pinned && say.rescue.noPinYet,
      say.rescue.takenWork(facts.lines, facts.code),
      facts.size && say.rescue.bringTyre(facts.size),
    ),
    ...linksOf(facts, say),
    buttons: wayButtons(say, facts.askId),
  }),
  template: {
    body: ({ rescue }) => rescue.takenTemplate,
    variables: (facts, say) => [
      facts.fullName,
      formatPhone(facts.phone),
      [placeWords(facts, say), ...saidLines(facts, say)].join(', '),
      mapOf(facts, say),
      facts.code,
    ],
    buttons: (say) => wayButtons(say),
    sample: { ...sample, fullName: 'Thandi Nkosi', phone: '+27825550100', size: null, minutes: 30, code: 'B4K7Q' },
  },
})

export type GivenUp = {
  shop: string
  /** Those that had said that they come, the soonest first. */
  coming: readonly {
    askId: string
    shop: string
    phone: string | null
    minutes: number
    lines: readonly PriceLine[]
    note: string
  }[]
}

/** To the driver: the shop that was to come cannot; whom else they can take, and that the others are asked again. */
export const rescueGivenUp = rescueKind<GivenUp>({
  notice: ({ shop, coming }, say) => ({
    title: say.rescue.changed(shop),
    lines: [
      say.changing.rescue.askedAgain,
      ...coming.flatMap((one) =>
        linesOf(
          say.rescue.answer(one.shop, one.minutes, one.lines, one.phone),
          one.note !== '' && say.rescue.theySay(shopSays(one.note, say)),
        ),
      ),
    ],
    ...(coming.length > 0 && {
      question: say.changing.rescue.whoElse,
      buttons: coming.slice(0, MAX_TAKES).map((one) => ({ id: idOf('take', one.askId), title: one.shop.slice(0, 20) })),
    }),
  }),
  template: {
    body: ({ changing }) => changing.rescue.givenUpTemplate,
    variables: ({ shop, coming }, { rescue: say, changing }) => [
      shop,
      coming.map((one) => say.answer(one.shop, one.minutes, one.lines, one.phone)).join('; ') ||
        changing.rescue.nobodyYet,
    ],
    sample: {
      shop: 'Midrand Mobile',
      coming: [{ askId: '', shop: 'Rivonia Tyres', phone: '+27115550101', minutes: 60, lines, note: '' }],
    },
  },
})

const MAX_TAKES = 3

/** To the members of the shop that was on its way: the driver has called it off. */
export const rescueCalledOff = rescueKind<{ name: string; place: string }>({
  notice: ({ name, place }, { rescue, changing }) => ({
    title: rescue.overTitle(name, place),
    lines: [changing.rescue.turnBack],
  }),
  template: {
    body: ({ changing }) => changing.rescue.calledOffTemplate,
    variables: ({ name, place }, { rescue }) => [name || rescue.aDriver, place],
    sample: { name: 'Thandi', place: 'Midrand' },
  },
})

/** `answered`: another shop comes, and this one had answered. */
export type Over = { name: string; place: string; because: 'other' | 'answered' | 'closed' }

/** To the members of the shops that were asked and not taken, once. */
export const rescueOver = rescueKind<Over>({
  notice: ({ name, place, because }, { rescue: say }) => ({
    title: say.overTitle(name, place),
    lines: [say.over[because]],
  }),
  template: {
    body: ({ rescue }) => rescue.overTemplate,
    variables: ({ place, because }, { rescue }) => [place, rescue.over[because]],
    sample: { name: 'Thandi', place: 'Midrand', because: 'other' },
  },
})

export const rescueKinds = {
  rescue_asked: rescueAsked,
  rescue_answered: rescueAnswered,
  rescue_changed: rescueChanged,
  rescue_unanswered: rescueUnanswered,
  rescue_taken: rescueTaken,
  rescue_given_up: rescueGivenUp,
  rescue_called_off: rescueCalledOff,
  rescue_over: rescueOver,
  ...underWayKinds,
}
