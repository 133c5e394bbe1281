import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { against } from '#bot/flows/fits.ts'
import { takeButton } from '#bot/flows/my-bookings/offers.ts'
import { answerQuestion } from '#bot/flows/questions/answer.ts'
import { frame } from '#bot/flows/steps.ts'
import { threadsFrame } from '#bot/flows/threads/flow.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { asksWhy } from '#bot/understand/said/about-the-step.ts'
import { saidAndAsked } from '#bot/understand/said/clauses.ts'
import { figuresIn } from '#bot/understand/said/figures.ts'
import { endNamed, namesChosen, orderNamed } from '#bot/understand/said/which.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion, topicsIn } from '#bot/understand/topics.ts'
import { offerLines } from '#core/notifications/bookings/offer-words.ts'
import { formatRand } from '#core/rules/format.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import type { OfferThing } from '../scene.ts'
import { shownOf } from './offers-shown.ts'

/**
 * What a driver writes under a shop's offer that is no plain yes or no: another time or price in its place, which of
 * several, a question, or words for the shop. Nothing is agreed but by naming one offer and taking it.
 */
export async function answerOffers(
  message: ParsedMessage,
  turn: Turn,
  offers: readonly OfferThing[],
): Promise<Outcome | undefined> {
  const bookings = [...new Map(offers.map(({ booking }) => [booking.id, booking])).values()]
  const [booking, another] = bookings
  if (!booking || another) return undefined
  const { text: words } = message
  if (booksOther(message, offers, turn.now)) return undefined
  const asked = saidAndAsked(words)?.asked ?? (readsAsQuestion(words) ? words : undefined)
  const shown = shownOf(booking, turn.say)
  const none = /\b(?:none|neither|geen van|nie een|akukho|ha ho|ga go)\b/.test(plainText(words))
  const chosen = none ? [] : chosenOf(words, offers)
  const [only, ...more] = chosen
  const other = otherTime(words, turn, offers)
  // 'What is wrong with 10?' and 'is the other one at 10, too?' ask, and move nothing.
  const onlyAsks = asked !== undefined && (asksWhy(asked) || chosen.length === 1)
  if (onlyAsks) return enter(threadsFrame({ shopId: booking.shop.id, words }), ...shown)
  const isInstead = only !== undefined && namesOtherTime(words, only, turn.now)
  const isOffered = only !== undefined && more.length === 0 && !isInstead
  if (other && !isOffered && (isInstead || !(only && more.length === 0 && asked === undefined)))
    return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: booking.id, to: other, unsure: true }))
  const price = lowerPrice(words, booking.totalCents, offers)
  if (price && !only)
    return enter(
      frame('my-bookings', 'changeSure', {
        bookingId: booking.id,
        asks: { totalCents: price },
        totalCents: booking.totalCents,
      }),
    )
  if (asked && !other) return answered(asked, { message, turn, offers, shown, shopId: booking.shop.id })
  if (only && more.length === 0) return takeOne(only, { message, turn, shown })
  const needs = statedIn(words, { now: turn.now })
  if (needs.meaningful < MIN_WORDS) return undefined
  return enter(threadsFrame({ shopId: booking.shop.id, words }), text(turn.say.booking.notAgreed(words)), ...shown)
}
const MIN_WORDS = 2

/** By place, hour, make or price; all of them if none is named. */
function chosenOf(words: string, offers: readonly OfferThing[]): OfferThing[] {
  if (offers.length < 2) return []
  const order = orderNamed(words)
  const ordered = order === undefined ? undefined : offers.at(order > 0 ? order - 1 : order)
  if (ordered) return [ordered]
  const end = endNamed(words)
  if (end === 'cheapest' || end === 'dearest') {
    const sorted = offers.toSorted((one, another) => one.offer.totalCents - another.offer.totalCents)
    return [(end === 'cheapest' ? sorted[0] : sorted.at(-1)) ?? []].flat()
  }
  let left = [...offers]
  const brandOf = ({ facts }: OfferThing): readonly string[] => facts.brands
  const { chosen, denied } = namesChosen(words, offers.flatMap(brandOf))
  if (chosen.length > 0) left = left.filter((one) => brandOf(one).some((name) => chosen.includes(name)))
  if (denied.length > 0) left = left.filter((one) => !brandOf(one).some((name) => denied.includes(name)))
  const { time, date } = hearWhen(words, { now: new Date(0), asked: true })
  // An offer that names no other hour is none of the hour that is said.
  const timed = time ? left.filter(({ facts, offer }) => offer.start !== null && facts.time === time) : []
  if (timed.length > 0) return timed
  const prices = figuresIn(words).filter((figure) => figure > MIN_PRICE)
  const priced = left.filter(({ offer }) =>
    prices.some((rand) => Math.abs(rand * 100 - offer.totalCents) <= offer.totalCents / 100),
  )
  if (priced.length > 0) return priced
  return chosen.length + denied.length > 0 && !date ? left : []
}
const MIN_PRICE = 500

type To = { date?: string; time?: string; window?: { from?: string; to?: string }; edge?: 'first' | 'last' }

/** Another day or hour than any that is offered; counts of tyres are no hours. */
export function otherTime(words: string, { now }: Turn, offers: readonly OfferThing[]): To | undefined {
  const plainly = hearWhen(words, { now })
  const loosely = hearWhen(words, { now, asked: true })
  const tyres = offers.flatMap(({ facts, has }) => [...facts.tyres, ...has.tyres])
  // A number under an offer of fewer tyres counts them, unless it is written as an hour.
  const isOfFewer = new Set(tyres).size > 1 && !asHour.test(words)
  const counts = new Set(tyres.map((count) => `${String(count <= 6 ? count + 12 : count).padStart(2, '0')}:00`))
  const isCount = (hour: string | undefined): boolean =>
    hour !== undefined && counts.has(hour) && (isOfFewer || mentionsCount.test(words))
  const {
    date,
    time,
    window,
    edge: end,
    notDates,
  } = plainly.time || plainly.window || isCount(loosely.time) || isCount(loosely.window?.from) ? plainly : loosely
  // 'What do I do with 3, I need 4 the same' counts tyres, however it is written.
  if (new Set(tyres).size > 1 && isCount(time) && !date && ofTyres.test(words)) return undefined
  // 'The first one' is an offer, and 'the first slot' an hour.
  const edge = ofHours.test(words) ? end : undefined
  const isOffered = offers.some(
    ({ facts }) => (time === undefined || facts.time === time) && (date === undefined || facts.date === date),
  )
  const isNew = (time ?? date) !== undefined && !isOffered
  if (!isNew && !window && !edge && !notDates) return undefined
  const [first] = offers
  const day = date ?? (notDates?.includes(first?.facts.date ?? '') ? undefined : first?.facts.date)
  return { ...(day && { date: day }), ...(time && { time }), ...(window && { window }), ...(edge && { edge }) }
}
/** 'Puncture repair at that shop on the 14th' books other work on a day that nobody has offered. */
function booksOther({ text, understood: { wishes, slots } }: ParsedMessage, offers: readonly OfferThing[], now: Date) {
  const books = wishes.length === 1 && wishes[0]?.intent === 'book' && wishes[0].sure
  const { dates } = statedIn(text, { now })
  const isOffered = dates.some((date) => offers.some(({ facts }) => facts.date === date))
  return books && dates.length > 0 && !isOffered && (slots.service !== undefined || slots.size !== undefined)
}

/** What is spoken of beside a figure that counts it. */
const ofTyres =
  /\b(?:tyres?|tires?|bande?|wheels?|same|dieselfde|[a-z]{0,4}(?:sondo|thayi|thayari|tayara|vili)[a-z]*|[a-z]{0,3}fana(?:yo)?|tshwana(?:ng)?|dithaere|ditaere)\b/i
const ofHours = /\b(?:slots?|times?|earliest|soonest|asap|latest|tyd|plek|vroeg\w*|laat\w*|early|late|kuseni|hoseng)\b/i
const asHour = /\d ?(?:[:h]\d|am\b|pm\b|uur\b|o'?clock)|\b(?:at|om|teen|by|around|about|ngo|nge|ka) ?\d/i
const mentionsCount =
  /\b(?:need|want|all|al|tyres?|bande?|same|dieselfde|only|net|soek|kort|th|4th|fourth|funa|dinga|batla|take|vat)\b|\?\?/i

const each = /\b(?:each|a ?tyre|per (?:tyre|band)|elk|stuk|apiece|lilinye|e le nngwe)\b/i

/** A lower total in its place, or so much a tyre. */
function lowerPrice(words: string, totalCents: number, offers: readonly OfferThing[]): number | undefined {
  const [rand, ...more] = figuresIn(words).filter((figure) => figure > MIN_PRICE)
  const [tyres = 4] = offers[0]?.facts.tyres ?? []
  if (rand === undefined || more.length > 0 || !bargains.test(words)) return undefined
  const cents = Math.round(rand * 100) * (each.test(words) ? tyres : 1)
  return cents < totalCents && cents > totalCents / 3 ? cents : undefined
}
const bargains =
  /\b(?:for|can|could|do|make|give|pay|budget|have|expensive|much|only|vir|kan|maak|gee|betaal|duur|net|max|each|elk|deal|rather|instead|nginika|ngicela|ka)\b|\?/i

const takes =
  /\b(?:take|taking|vat|neem|accept|go with|book|yes|yebo|ja|ok|okay|sharp|fine|ngithatha|ngizothatha|ndithatha|ndiza kuthatha|thatha|ke nka|nka|tla nka|please|asb|asseblief)\b/
/** Words that go to the shop take nothing. */
const tells = /\b(?:tell|ask|say|let them know|vra|se|buza|tshela|xela|botsa|bolella)\b/
/** Only so it is agreed to. */
const onlyIf = /\b(?:if|unless|tensy|mits|provided|uma|ukuba|inobangabe|ha feela)\b/
const unless = /\b(?:if|as|unless|tensy|mits|provided|only if|uma|ukuba|ha|ge|maybe|dalk|think|dink|but can|maar kan)\b/

/** Another day or hour than that of the offer is named beside it: 'the first one, but at 11'. */
function namesOtherTime(words: string, { facts }: OfferThing, now: Date): boolean {
  const { date, time } = against(statedIn(words, { now }), facts).other
  // 'Ten thirty, I need the car in the afternoon' names the hour of the offer.
  if (facts.time !== undefined && !date && !time && hearWhen(words, { now, asked: true }).time === facts.time)
    return false
  const { among, window, edge } = hearWhen(words, { now })
  return (date ?? time ?? among ?? window ?? (ofHours.test(words) ? edge : undefined)) !== undefined
}

/**
 * The one that is named: taken if it is plainly taken and nothing else is said, else read back with its button. Another
 * day, hour, number or price beside it, or a condition, takes nothing: that is said, and everything is shown again.
 */
async function takeOne(
  offer: OfferThing,
  { message, turn, shown }: Pick<Under, 'message' | 'turn' | 'shown'>,
): Promise<Outcome> {
  const { say, now } = turn
  const plain = plainText(message.text)
  const stated = statedIn(message.text, { now })
  const { unfit, other } = against(stated, {
    ...offer.facts,
    words: new Set([...offer.facts.words, ...offer.has.words]),
    brands: [...offer.facts.brands, ...offer.has.brands],
  })
  const isOther = other.tyres !== undefined || unfit.length > 0 || namesOtherTime(message.text, offer, now)
  if (isOther || onlyIf.test(plain)) return aside(text(say.booking.notAgreed(message.text)), ...shown)
  const count = plain.split(/\s+/).length
  const isNamed = namesIt(message.text, offer)
  const isPlain =
    isNamed &&
    !unless.test(plain) &&
    !tells.test(plain) &&
    count <= MAX_WORDS &&
    (count <= MAX_NAME || takes.test(plain))
  if (isPlain) return takeButton(offer.booking.id, { offerId: offer.offer.id }, message, turn)
  const [line = ''] = offerLines(offer.booking, [offer.offer], say)
  return aside(
    buttons(`${offer.booking.shop.name}: ${line}\n${say.booking.thisOne}`, {
      id: `booking:take:${offer.booking.id}:${offer.offer.id}`,
      title: say.common.yes,
    }),
  )
}
const MAX_NAME = 4
const MAX_WORDS = 10

/** By its place, hour, make or price, or as the cheapest: what is only left when another is denied is not named. */
const namesIt = (words: string, { facts, offer }: OfferThing): boolean =>
  orderNamed(words) !== undefined ||
  endNamed(words) !== undefined ||
  namesChosen(words, facts.brands).chosen.length > 0 ||
  (offer.start !== null && hearWhen(words, { now: new Date(0), asked: true }).time === facts.time) ||
  figuresIn(words).some((rand) => Math.abs(rand * 100 - offer.totalCents) <= offer.totalCents / 100)

type Under = {
  message: ParsedMessage
  turn: Turn
  offers: readonly OfferThing[]
  shown: ReturnType<typeof shownOf>
  shopId: string
}

/** What is known is said, and the offer shown again; else the shop can be asked, in the driver's own words. */
async function answered(asked: string, { message, turn, offers, shown, shopId }: Under): Promise<Outcome> {
  const { say } = turn
  const totals = ofPrice.test(plainText(asked)) ? totalsOf(offers, turn) : undefined
  if (totals) return aside(text(totals), ...shown)
  const known = topicsIn(asked).some(
    ({ topic, score }) => topic.of === 'shop' && topic.name === 'duration' && score >= 2,
  )
  const wish = { intent: 'ask_shop' as const, probability: 1, sure: false, slots: {}, words: asked }
  const answer = known ? await answerQuestion({ ...message, text: asked }, wish, turn) : undefined
  const told = answer && 'say' in answer ? answer.say : []
  if (why.test(plainText(asked))) return aside(text(say.questionHelp.facts.ownPrices), ...shown)
  // Whatever is asked on top of that is the shop's to say.
  return enter(threadsFrame({ shopId, words: message.text }), ...told, ...shown)
}
const ofPrice = /\b(?:how much|hoeveel|price|prys|cost|kos|difference|verskil|malini|bokae|bokaai|total|in all)\b/
const why = /\b(?:why|hoekom|waarom|kungani|hobaneng|goreng)\b/

function totalsOf(offers: readonly OfferThing[], { say }: Turn): string | undefined {
  const lines = offers.map(({ offer, booking }, at) => {
    const [line = ''] = offerLines(booking, [offer], say)
    const total = formatRand(offer.totalCents)
    return `${at + 1}. ${line.includes(total) ? line : `${line}, ${say.offers.total(total)}`}`
  })
  return lines.length > 0 ? lines.join('\n') : undefined
}
