import { text } from '#bot/engine/say.ts'
import { aboutOffer } from '#bot/flows/questions/about-offer.ts'
import { aboutShop } from '#bot/flows/questions/about-shop.ts'
import { anywhere } from '#bot/flows/questions/shops-in-general.ts'
import { type Asked, shopsShown } from '#bot/flows/questions/subject.ts'
import { openRounds, sideBySide } from '#bot/flows/quotes/answers.ts'
import { hearQuantity } from '#bot/understand/answers.ts'
import { asksWhyFour } from '#bot/understand/said/asked/counted.ts'
import { asksWhoElse } from '#bot/understand/said/asked/shop-asked.ts'
import { countFor } from '#bot/understand/said/figures.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import { topicsIn } from '#bot/understand/topics.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { minutesBeforeStartToCancel } from '#core/rules/bookings/booking-life.ts'
import { formatDistance, formatRand } from '#core/rules/format.ts'
import { momentWords } from '#core/texts/when.ts'
import {
  type Answer,
  askingIn,
  fact,
  factsIn,
  ofEach,
  ofOffer,
  type Question,
  type Said,
  withAbout,
} from './answering.ts'
import { partsOf, sumsOf } from './sheet.ts'

export const total = ofEach(
  (
    sheet,
    {
      on,
      asked: {
        turn: { say },
        wish,
      },
    },
  ) => {
    // What the tyres of one axle of several cost stands in the list.
    if (sheet.totalCents === undefined || (on === 'list' && wish.slots.axle)) return undefined
    const cents = formatRand(sheet.totalCents)
    if (on === 'rescue') return say.asking.sum({ total: cents, parts: sumsOf(sheet, say) })
    return (sheet.lines ?? []).length > 1
      ? say.asking.total({ total: cents, parts: sumsOf(sheet, say) })
      : say.asking.totalOnly(cents)
  },
)

export const included = ofEach(
  (
    sheet,
    {
      asked: {
        turn: { say },
      },
    },
  ) => {
    const parts = partsOf(sheet, say)
    if (parts && sheet.totalCents !== undefined)
      return say.asking.included({ total: formatRand(sheet.totalCents), parts })
    return undefined
  },
)

export const cheapest: Answer = ({
  asked: {
    turn: { say },
  },
  sheets,
}) => {
  const priced = sheets.filter((one) => one.totalCents !== undefined)
  const [least, ...others] = priced.toSorted((one, other) => (one.totalCents ?? 0) - (other.totalCents ?? 0))
  if (!least || priced.length < sheets.length) return undefined
  if (others.length === 0) return text(say.asking.only(least.name))
  const cents = formatRand(least.totalCents ?? 0)
  const isSame = others.every(({ totalCents }) => totalCents === least.totalCents)
  return text(isSame ? say.asking.samePrice(cents) : say.asking.cheapest({ name: least.name, total: cents }))
}

export const nearest: Answer = ({
  asked: {
    turn: { say },
  },
  sheets,
}) => {
  const placed = sheets.filter(({ km }) => km !== null && km !== undefined)
  const [first, ...others] = placed.toSorted((one, other) => (one.km ?? 0) - (other.km ?? 0))
  if (!first || others.length === 0) return undefined
  return text(say.asking.nearest({ name: first.name, km: formatDistance(first.km ?? 0) }))
}

export const far = ofEach(
  (
    { km },
    {
      asked: {
        turn: { say },
      },
    },
  ) => (km === null || km === undefined ? undefined : say.asking.far(formatDistance(km))),
)

export const what = ofEach(
  (
    sheet,
    {
      asked: {
        turn: { say },
      },
    },
  ) => {
    const { work, shop, isDraft } = sheet
    if (!work) return undefined
    return isDraft && shop ? say.asking.draft({ work, shop: shop.name }) : say.asking.what(work)
  },
)

export const when = ofEach(
  (
    { start, isDraft, booking },
    {
      asked: {
        turn: { say },
      },
    },
  ) => {
    if (!isDraft && !booking) return undefined
    if (!start) return say.asking.noTime
    return isDraft ? say.asking.draftWhen(momentWords(start, say.dates)) : momentWords(start, say.dates)
  },
)

export const held: Answer = ({
  asked: {
    turn: { say, screen },
  },
  on,
  question,
  sheets: [only, ...more],
}) => {
  const isBeside = question?.help === 'beside' || screen[0]?.kind === 'booking_silent'
  if (isBeside && only?.shop) return text(say.asking.heldBeside(only.shop.name))
  if (on === 'draft' || on === 'offer' || on === 'list' || on === 'quotes')
    return text(say.asking.held({ status: 'draft', shop: only?.shop?.name ?? '' }))
  if (!only?.booking || more.length > 0) return undefined
  return text(say.asking.held({ status: only.booking.status, shop: only.booking.shop.name }))
}

export const late = fact((question) => {
  const [shop, ...more] = [...new Set(question.sheets.flatMap((sheet) => sheet.shop?.name ?? []))]
  return shop && more.length === 0 && ['draft', 'bookings', 'proposal'].includes(question.on)
    ? askingIn(question).late(shop)
    : undefined
})

export const cancel = fact((question) => {
  const { on, sheets, asked } = question
  if (question.question?.name === 'cancel_sure') return factsIn(question).noFee
  const isOpen = sheets.some(({ booking }) => booking?.status === 'pending' || booking?.status === 'confirmed')
  if (!isOpen && on !== 'draft' && on !== 'offer') return undefined
  return asked.turn.say.asking.cancel(minutesBeforeStartToCancel / 60)
})

export const numberSeen = fact((question) => {
  const [shop] = question.sheets.flatMap((sheet) => sheet.shop?.name ?? [])
  if (question.on === 'quotes' || question.question?.help === 'quotes') return factsIn(question).seesNumber
  return shop && ['draft', 'bookings', 'proposal'].includes(question.on)
    ? askingIn(question).numberSeen(shop)
    : undefined
})

/** 'Who else is open on Sunday' asks for the other shops of the list that was shown, and not for the one that stands there. */
export const hoursElsewhere: Answer = async ({ asked, sheets, on }) => {
  if (on === 'list' || !asksWhoElse(asked.wish.words)) return undefined
  const here = new Set(sheets.flatMap(({ shop }) => shop?.id ?? []))
  const others = (await shopsShown(asked)).filter(({ id }) => !here.has(id))
  return others.length > 0 ? anywhere('hours', others, asked) : undefined
}

/** What the question that stands is for, and what helps with it. */
export const whyAsked = fact(({ question, asked }) =>
  asksWhyFour(asked.wish.words)
    ? asked.turn.say.questionHelp.facts.whyFour
    : question && asked.turn.say.questionHelp.why[question.help],
)
export const whatHelps = fact(
  ({ question, asked }) =>
    question &&
    `${asked.turn.say.questionHelp.why[question.help]} ${asked.turn.say.questionHelp.unsure[question.help]}`,
)

export const seen: Answer = (question) =>
  question.question?.name === 'review' ? text(factsIn(question).reviewName) : whyAsked(question)

export const who = fact((question) => {
  // Who comes or answered stands there by name: a pick among them is theirs to make by it.
  if (question.on === 'rescue' || question.on === 'quotes') return undefined
  if (question.asked.turn.screen[0]?.kind === 'booking_silent') return askingIn(question).whoBeside
  const names = [...new Set(question.sheets.flatMap(({ shop }) => (shop?.name ? [shop.name] : [])))]
  return names.length > 0 && question.on !== 'list' ? askingIn(question).who(names.join(', ')) : undefined
})

/** Of the card that is open: nobody knows why a shop asks less. */
export const whyCheap: Answer = (question) =>
  question.on === 'offer' && topicsIn(question.asked.wish.words).some(({ topic }) => topic.name === 'whyCheap')
    ? aboutOffer('whyCheap', withAbout(question))
    : undefined

/** Every shop's own prices, where prices of several stand. */
export const ownPrices: Answer = (question) =>
  question.sheets.some(({ totalCents }) => totalCents !== undefined) || question.question?.help === 'beside'
    ? text(factsIn(question).ownPrices)
    : undefined

export function each({ sheets: [only, ...more], asked }: Question): Said {
  if (!only || more.length > 0 || only.eachCents === undefined || only.totalCents === undefined) return undefined
  return text(asked.turn.say.asking.each({ each: formatRand(only.eachCents), total: formatRand(only.totalCents) }))
}

/** 'And how much for two?': of one offer. */
export function ofAnotherCount(question: Question): Said | Promise<Said> {
  const { sheets, asked } = question
  const [only, ...more] = sheets
  const count = asked.wish.slots.quantity ?? countFor(asked.wish.words) ?? hearQuantity(asked.wish.words)
  if (!only?.code || more.length > 0 || count === undefined || count === only.quantity) return undefined
  return aboutOffer('total', { ...asked, about: { code: only.code, quantity: count } })
}

export const ofOfferList =
  (topic: 'cheapest' | 'closest'): Answer =>
  (question) =>
    question.on === 'list' ? aboutOffer(topic, question.asked) : undefined

/** What alignment and balancing are for. */
export function serviceFacts(words: string, { say }: Asked['turn']): string | undefined {
  const found = topicsIn(words).filter(({ topic }) => topic.of === 'tyres')
  const names = found.map(({ topic }) => topic.name).filter((name) => name === 'alignment' || name === 'balancing')
  return names.length > 0 ? [...new Set(names)].map((name) => say.facts[name]).join('\n\n') : undefined
}

export function costAtRoadside({ question, asked }: Question): string | undefined {
  return question?.name === 'where_stuck' ? asked.turn.say.asking.roadside : undefined
}

export function arrivalAtRoadside({ question, asked }: Question): string | undefined {
  return question?.name === 'where_stuck' ? asked.turn.say.asking.roadsideWhen : undefined
}

export function betterWords({ asked, on, sheets }: Question): string | undefined {
  const isOfTyres = on !== 'nothing' && on !== 'rescue' && on !== 'shop' && sheets.length > 0
  return isOfTyres ? asked.turn.say.questions.offer.better : undefined
}

/** Of what is only looked at; a request that was sent is the shop's to answer. */
export const stockOf: Answer = (question) =>
  ['offer', 'list', 'draft', 'quotes'].includes(question.on) ? ofOffer('stock')(question) : undefined

export const payWhen: Answer = (question) => text(askingIn(question).payWhen)

export function servicePrice(question: Question): Said | Promise<Said> {
  const { asked } = question
  const { words, slots } = asked.wish
  const { service } = settleSlots(readMessage(words, { now: asked.turn.now }), 'book')
  const wish = { ...asked.wish, slots: service ? { ...slots, service } : slots }
  return aboutShop('services', withAbout({ ...question, asked: { ...asked, wish } }))
}

/** How it stands with the prices that shops were asked for. */
export const pricesStand: Answer = async ({ asked: { turn } }) => {
  const [round] = await openRounds(turn)
  return round && sideBySide(round, turn.say)
}

export const notAskedOn: ReadonlySet<string> = new Set(['draft', 'offer'])
export function notAsked(question: Question): string | undefined {
  if (notAskedOn.has(question.on)) return question.asked.turn.say.questions.booking.notAsked
  return question.question?.help === 'quotes' || question.question?.help === 'beside'
    ? factsIn(question).howLong
    : undefined
}
