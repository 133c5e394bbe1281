import { change, done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { agreesToEnd } from '#bot/understand/said/agreed/doubts.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { namesOnly, wordsBesidePointing } from '#bot/understand/said/front-desk/beside.ts'
import { keepsBooking, saysMoveInstead, saysOffer } from '#bot/understand/said/front-desk/moves.ts'
import { ordersBeside } from '#bot/understand/said/front-desk/orders-beside.ts'
import { conditionsIn, saysConditions } from '#bot/understand/said/front-desk/quoted-price.ts'
import { afterOrder, beginsWithNo, ordersToAdd, saysHold, saysSend } from '#bot/understand/said/front-desk/read-back.ts'
import { piecesOf, sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { saysWait } from '#bot/understand/said/front-desk/waits.ts'
import { howOften } from '#bot/understand/said/front-desk/week-or-once.ts'
import { frontDeskActs, saysNotForThem } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { asksBack, ordersToTell, plain } from '#bot/understand/shop-words.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import { readMessage } from '#bot/understand/understand.ts'
import { pricedQuote } from '../../quotes/desk-words.ts'
import type { QuoteDeskDraft } from '../../quotes/draft.ts'
import { draftOf } from '../../quotes/priced.ts'
import { frame } from '../../steps.ts'
import type { ThreadsDraft } from '../../threads/draft.ts'
import { threadsFrame } from '../../threads/flow.ts'
import { type DeskDraft, deskBooking } from '../draft.ts'
import { calledIn, pointAt } from '../pointing.ts'
import { go } from '../price.ts'
import type { Scene } from '../scene.ts'
import { whoseInWords } from '../stock/ours.ts'
import { stockIfMeant } from '../stock/stock.ts'
import { type Asked, besideWords, notForWhom, otherAct } from './asked-words.ts'
import { chosenOne, oneOf } from './chosen-one.ts'
import { freeWords } from './perform.ts'
import { reasonOf, tellPlan } from './sayings.ts'
import { stays } from './stays.ts'
import { stockAsked } from './stock-asked.ts'
import { byInitial } from './whom.ts'

type Hears<Draft> = (draft: Draft, asked: Asked) => Promise<Outcome | undefined> | Outcome | undefined

/** The answer in words to the question of the counter that stands; undefined if the words are no answer to it. */
export async function askedLine(
  message: ParsedMessage,
  scene: Scene,
  { active }: Pick<State, 'active'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  if (!active) return undefined
  const asked: Asked = { words: message.text, message, scene, turn }
  if (active.flow === 'threads' && active.step === 'sure') return besideWords(active.draft as ThreadsDraft, asked)
  if (active.flow === 'quote-desk' && active.step === 'sure') return quoteSure(active.draft as QuoteDeskDraft, asked)
  if (active.flow !== 'shop-desk') return undefined
  const hears = hearing[active.step]
  return (
    hears?.(active.draft as DeskDraft, asked) ?? stockAsked(active.step, active.draft as DeskDraft, message.text, turn)
  )
}

/** 'Yes, 1400 is right, send it' sends it; another figure or a condition is read back anew. */
async function quoteSure(draft: QuoteDeskDraft, { words, message, turn }: Asked): Promise<Outcome | undefined> {
  const active = frame('quote-desk', 'sure', draft)
  const priced = await pricedQuote(words, active, turn)
  const next = priced && draftOf(priced, active)
  const again = (meant: QuoteDeskDraft): Outcome => enter(frame('quote-desk', 'sure', meant))
  if (next && (['priceCents', 'listingId', 'note', 'validOn'] as const).some((one) => next[one] !== draft[one]))
    return again(next)
  const { mentions } = statedIn(words, { now: turn.now })
  if (mentions.length > 0 || asksSomething(words) || ordersBeside(words) || saysWait(words)) return undefined
  const { condition, asSaid, validOn } = conditionsIn(words, turn.now, new Set())
  const isOfDesk = message.understood.wishes.some(({ intent }) => ofDesk.has(intent))
  if (!priced && !isOfDesk && condition !== '' && saysConditions(words, turn.now))
    return again({
      ...draft,
      note: [draft.note, condition].filter(Boolean).join(', '),
      noteAsSaid: asSaid,
      ...(validOn && { validOn }),
    })
  const isAgreed = surelyYes(message, turn) || saysSend(words)
  return isAgreed && !saysHold(words) ? { to: 'step', step: 'send', draft, say: [] } : undefined
}

/** What is said of the counter's own day is no condition of a price. */
const ofDesk: ReadonlySet<Intent> = new Set<Intent>([
  ...(['shop_day', 'shop_hours', 'shop_stock', 'shop_started', 'shop_done', 'shop_no_show', 'shop_cancel'] as const),
])

/** What the reader is not certain of is no yes. */
const surelyYes = ({ text: words, understood }: ParsedMessage, { now }: Turn): boolean =>
  beginsWithYes(words) ||
  (understood.wishes.every(({ sure }) => sure) &&
    frontDeskActs(words, now, 'sure').some(({ act, sure }) => sure && act === 'yes'))

const hearing: Partial<Record<string, Hears<DeskDraft>>> = {
  toWhom: async (draft, { words, message, scene, turn }) => {
    const denied = await notForWhom(draft, { words, message, scene, turn })
    if (denied) return denied
    if (saysNotForThem(words)) return done(text(turn.say.several.dropped))
    const [first = '', ...others] = sentencesOf(words)
    // 'The Friday morning one' is no offer of that time.
    const acts = frontDeskActs(first, turn.now).filter(({ act, sure }) => sure && act !== 'tell' && act !== 'no')
    const isOffer = acts.length > 0 && acts.every(({ act }) => act === 'offer')
    if ((acts.length > 0 && !isOffer) || ordersToTell(first)) return undefined
    // 'Price of the 205s is now 1450' points at nobody who has booked one.
    const slots = settleSlots(readMessage(first, { now: turn.now }), 'shop_stock')
    const stocked = others.length === 0 ? await stockIfMeant(first, slots, turn) : undefined
    if (stocked) return stocked
    // A yes with the very time of a request is no customer's name.
    if (beginsWithYes(first) && !message.yes) return otherAct({ words, message, scene, turn })
    const ids = [...(draft.among ?? []), ...(draft.threads ?? [])]
    const found = oneOf(
      first,
      scene.things.filter(({ id }) => ids.includes(id)),
      turn,
    )
    if (!found) return narrowed(draft, words, scene, turn)
    const beside = wordsBesidePointing(first, turn.now, calledIn(scene.things), found.facts?.words)
    if (beside.length > MAX_BESIDE_NAME || (isOffer && beside.length > 0)) return undefined
    const more = others.map((one) => afterOrder(one)).join(' ')
    const { mentions, code } = statedIn(first, { now: turn.now, called: calledIn(scene.things) })
    const isNamed = code !== undefined || mentions.some(({ doubtful }) => !doubtful)
    // A day may be said of something else, and a yes that was kept be meant for something else since.
    if (!isNamed || isPlain(draft.words ?? '', turn.now))
      return go('several', { plan: [tellPlan([draft.words ?? '', more].filter(Boolean).join('\n'), found)] })
    const { among: _among, threads: _threads, ...kept } = draft
    const said = [draft.words ?? '', more].filter(Boolean).join('\n')
    return go('tell', {
      ...kept,
      ...(found.kind === 'conversation' ? { threadId: found.id } : { bookingId: found.id }),
      words: said,
    })
  },
  which: chosenOne,
  reason: whyNot,
  sure: async (draft, { words, scene, turn }) => {
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking || draft.verb !== 'cancel') return undefined
    const { offered, dates } = offeredTimes(words, turn.now)
    if (saysMoveInstead(words) && (dates.length > 0 || offered.length > 0)) {
      const date = offered[0]?.date ?? dates[0]
      const time = offered[0]?.time
      if (time) return go('propose', { bookingId: booking.id, date, time })
      return go(
        'time',
        { bookingId: booking.id, ...(date && { date }) },
        ...(date ? [text(await freeWords(booking, date, turn))] : []),
      )
    }
    const pieces = piecesOf(words)
    const [first = '', ...others] = pieces
    const isYes =
      beginsWithYes(first) ||
      agreesToEnd(first) ||
      frontDeskActs(first, turn.now, 'sure').some(({ act, sure }) => sure && (act === 'yes' || act === 'cancel'))
    if (!isYes || asksBack(words) || keepsBooking(words)) return undefined
    const elsewhere = others.filter(
      (one) => statedIn(one, { now: turn.now, called: calledIn(scene.things) }).mentions.length > 0,
    )
    const own = (isPlain(first, turn.now) ? others : pieces).filter((one) => !elsewhere.includes(one)).join(', ')
    // What stays as it is may sound like more; its own words say so first.
    const isOfOther = elsewhere.some((one) => {
      const [first] = frontDeskActs(one, turn.now)
      return first !== undefined && first.act !== 'keep' && first.act !== 'later'
    })
    if (isOfOther) return undefined
    // The reason that was read back is the one that they read.
    const reason = draft.reason ?? reasonOf(own, scene).words
    return go('act', { ...draft, ...(reason && { reason }) }, ...stays(elsewhere, scene, turn))
  },
  price: correctedPrice,
  priceSure: correctedPrice,
  hoursWhich: (draft, { words, scene, turn }) => {
    const often = howOften(words)
    if (!often || !draft.hours) return undefined
    const said = stays([words], scene, turn)
    if (often === 'once') return go('hoursWrite', draft, ...said)
    const [day] = draft.hours.days
    const weekday = day ? ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1 : undefined
    return weekday ? go('hoursWrite', { ...draft, hours: { ...draft.hours, weekday } }, ...said) : undefined
  },
  ours: (draft, { words, scene }) => whoseInWords(draft, words, scene),
  unlisted: (draft, { words, message, turn }) => {
    if (message.no || beginsWithNo(words)) return done(text(turn.say.threads.notSent))
    const order = sentencesOf(words).find((one) => ordersToAdd(one) && !saysHold(one))
    if (order === undefined && (!surelyYes(message, turn) || saysHold(words))) return undefined
    const { stock } = turn.say.frontDesk
    const asks = words.includes('?')
    const more = sentencesOf(words)
      .filter((one) => !one.includes('?'))
      .join(' ')
    return change(
      threadsFrame({ support: true, words: stock.addWords([draft.words ?? '', more].filter(Boolean).join('. ')) }),
      ...(asks ? [text(turn.say.several.addTime)] : []),
    )
  },
}

/** A name alone that several have, or somebody who is not in the list, keeps the words and asks anew. */
function narrowed(draft: DeskDraft, words: string, { things }: Scene, turn: Turn): Outcome | undefined {
  const called = calledIn(things)
  if (!namesOnly(words, called, true)) return undefined
  const stated = { ...statedIn(words, { now: turn.now, called }), all: false }
  const pointed = byInitial(pointAt(stated, things, { able: () => true, byFact: false }), words)
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const ids = [...(draft.among ?? []), ...(draft.threads ?? [])]
  const listed = named.filter(({ id }) => ids.includes(id))
  const meant = listed.length > 0 ? listed : named
  const [only, ...more] = meant
  if (!only) return undefined
  if (more.length === 0) return go('several', { plan: [tellPlan(draft.words ?? '', only)] })
  const ofKind = (isThread: boolean) =>
    meant.filter(({ kind }) => (kind === 'conversation') === isThread).map(({ id }) => id)
  return go('toWhom', { ...draft, among: ofKind(false), threads: ofKind(true) })
}

/** Whoever says more beside a name says something new. */
const MAX_BESIDE_NAME = 2

/** A certain reason goes with the no; what may be one is read back, and anything else is heard as under any question. */
async function whyNot(draft: DeskDraft, { words, message, scene, turn }: Asked): Promise<Outcome | undefined> {
  const booking = await deskBooking(draft.bookingId, turn)
  const { words: reason } = reasonOf(words, scene)
  const { wishes } = message.understood
  const { mentions, amounts, brands } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  // 'Sold out, can do Dunlop' offers another tyre.
  const offers = saysOffer(words) ? brands.filter((brand) => brand !== booking?.tyre?.brand) : []
  // 'Sorry Sipho, they are gone' speaks to whoever reads it.
  const of = wordsOfName(booking?.customer.name ?? '')
  const others = mentions.filter(({ exact, near }) => near.length > 0 || !exact.every((word) => of.includes(word)))
  const says = [...others, ...amounts, ...offers, ...offeredTimes(words, turn.now).offered]
  if (!booking || reason === undefined || asksSomething(words) || says.length > 0) return undefined
  const [other] = frontDeskActs(words, turn.now)
  if (!wishes.every(mayBeReason) || (other && other.act !== 'no' && other.sure)) return undefined
  const isSure = wishes.length > 0 && wishes.every(({ intent, sure }) => sure && reasons.has(intent))
  return isSure
    ? go('decline', { bookingId: booking.id, reason })
    : go('really', { bookingId: booking.id, act: 'decline', reason })
}

/** A no with its words, something told, what is sold out, or words that surely mean nothing else. */
const mayBeReason = ({ intent, sure }: Wish): boolean =>
  reasons.has(intent) || intent === 'shop_stock' || (!sure && !aboutQuestion.has(intent))
const reasons: ReadonlySet<Intent> = new Set(['no', 'shop_decline', 'answer', 'message_shop', 'tell_customer'])
const aboutQuestion: ReadonlySet<Intent> = new Set(['unsure', 'explain', 'repeat', 'later', 'any', 'pick', 'yes'])

/** A sum said in words, or by how much it differs from what was agreed. */
async function correctedPrice(draft: DeskDraft, { words, scene, turn }: Asked): Promise<Outcome | undefined> {
  const price = namedPrice(words)
  const booking = price && (await deskBooking(draft.bookingId, turn))
  if (!booking || price.of === 'each') return undefined
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isOfOther =
    code !== undefined ||
    mentions.some(({ exact }) => !exact.every((word) => plain(booking.customer.name).includes(word)))
  if (isOfOther) return undefined
  const by = price.of === 'more' ? price.cents : price.of === 'less' ? -price.cents : undefined
  const totalCents = by === undefined ? price.cents : booking.totalCents + by
  return totalCents > 0 ? go('priceSure', { ...draft, verb: 'done', totalCents }) : undefined
}
