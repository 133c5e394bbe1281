import { type Action, again, done, doneWithAll, notUnderstood, type Question, replyAndWait } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { nameAlone } from '#bot/understand/naming.ts'
import { isForFitter } from '#bot/understand/said/asked/for-the-fitter.ts'
import { leavesAsItIs } from '#bot/understand/said/asked/of-bookings.ts'
import { sumsNamed } from '#bot/understand/said/price-words.ts'
import { asksForWay } from '#bot/understand/said/ways.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import { requestBooking } from '#core/bookings/request-booking.ts'
import { quotedWorkPrice, workPrice } from '#core/bookings/times/work-price.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { formatRand } from '#core/rules/format.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { factsAsked, fits } from '../fits.ts'
import { refusalWords } from '../refused.ts'
import { corrected, isCorrection } from './correction.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'
import { mayBeName } from './form.ts'
import { callOutOf, inOtherWay } from './how.ts'
import { maybeNote, noteChanged, ordersNote, withNote } from './note.ts'
import { otherPriceInChat } from './price-in-chat.ts'
import { whatIn, workOf } from './service.ts'

/** 'book it', 'bespreek hom', with nothing else said. */
const SHORT = 20

export const summary: Question<BookingDraft> = {
  freeText: true,
  // 'Can I leave the car there instead?' asks for the other way, and nothing of the shop.
  takes: (message, _now, draft) => {
    const { text: words, yes, no } = message
    if (ordersNote(message, draft) || isCorrection(message, draft, true)) return true
    return !yes && !no && ((readsAsQuestion(words) && asksForWay(words)) || isNoteForFitter(message))
  },
  ask: async (draft, { ctx, actor, say, now }) => {
    const price = draft.quoteId
      ? await quotedWorkPrice(ctx, actor, workOf(draft), draft.quoteId)
      : await workPrice(ctx, workOf(draft))
    const lines = price.lines.map((line) => {
      const what = line.service
        ? say.serviceNames[line.service as keyof typeof say.serviceNames]
        : say.search.line[line.what]
      return `${what} ${line.quantity} x ${formatRand(line.eachCents)} = ${formatRand(line.totalCents)}`
    })
    const priceInChat = await otherPriceInChat(draft.shopId, price, { ctx, actor, now })
    const body = say.booking.summary({
      shop: draft.shopName ?? '',
      address: draft.shopAddress ?? '',
      what: whatIn(draft, say),
      car: carIn(draft, say),
      cautions: price.cautions,
      lines,
      total: formatRand(price.totalCents),
      how: draft.locationType ?? 'wait',
      callOut: callOutOf(draft),
      at: draft.anyTime ? undefined : draft.start,
      customerAddress: draft.address,
      name: draft.name ?? '',
      phone: draft.phone ?? undefined,
      comes: comingIn(draft),
      notes: draft.notes ?? '',
      otherPrice: priceInChat,
    })
    return {
      draft: { ...draft, priceInChat, ...(draft.quoteId && { seenTotalCents: price.totalCents }) },
      say: [withChoices(body, say)],
    }
  },
  answer: (message, draft, { say, now }) => {
    const goesAhead = message.understood.intent === 'book' && !message.choice && message.text.length <= SHORT
    if (message.choice === 'summary:ask') return go('request', draft)
    const fixed = corrected(message, draft, say)
    if (fixed) return fixed
    const ofNote = noteChanged(message, draft)
    if (ofNote) return ofNote
    const otherWay = message.choice ? undefined : inOtherWay(wholeOf(message), draft)
    if (otherWay) return go('next', otherWay)
    if (isNoteForFitter(message)) return go('summary', withNote(message.text, draft))
    const maybeYes = !message.choice && message.understood.intent === 'yes' && beginsWithYes(message.text)
    if (message.yes || goesAhead || maybeYes) {
      if (!agreesTo(draft, message, now)) return again(text(say.booking.notSent(wholeOf(message))))
      return message.yes || goesAhead ? go('request', draft) : replyAndWait(draft, withChoices(say.booking.notYet, say))
    }
    if (message.choice === 'summary:change') return go('change', draft)
    if (message.choice === 'summary:drop') return done(text(say.booking.dropped))
    // 'No' may mean nothing more to say, or not like this.
    if (message.no) return replyAndWait(draft, withChoices(say.booking.notYet, say))
    const renamed = mayRename(message) ? nameAlone(message.text) : undefined
    if (renamed) return go('summary', { ...draft, name: renamed })
    return maybeNote(message, draft) ?? notUnderstood
  },
}

const withChoices = (body: string, { booking }: Texts): OutboundContent =>
  buttons(
    body,
    { id: 'summary:ask', title: booking.askShop },
    { id: 'summary:change', title: booking.changeSomething },
    { id: 'summary:drop', title: booking.dropIt },
  )

/** 'Call me when you are at the gate', with nothing that changes the booking. */
const isNoteForFitter = ({ choice, kind, text: words, understood: { wishes } }: ParsedMessage): boolean =>
  !choice && kind === 'text' && wishes.length < 2 && !beginsWithYes(words) && isForFitter(words)

const wholeOf = ({ whole, text: words }: ParsedMessage): string => whole ?? words

const comingIn = ({ comes: { name, phone } = {} }: BookingDraft) =>
  name ? { name, ...(phone && { phone }) } : undefined

function carIn({ vehicle, carSaid, carPlate }: BookingDraft, { booking }: Texts): string | undefined {
  const { make, model, variant, year } = vehicle ?? {}
  const named = vehicle ? [make, model, variant, year].filter(Boolean).join(' ') : carSaid
  return named || carPlate ? booking.car([named, carPlate].filter(Boolean).join(', ')) : undefined
}

/** The note that the shop reads: which car it is stands first, then the price that it named in the chat. */
const forShop = (draft: BookingDraft, say: Texts): string =>
  [carIn(draft, say), draft.priceInChat && say.booking.priceInChat(draft.priceInChat), draft.notes]
    .filter(Boolean)
    .join('. ')
    .slice(0, LONGEST_NOTE)
const LONGEST_NOTE = 1000

/** A yes that names another day, time, tyre or price, here or in the rest of the message, sends nothing. */
export function agreesTo(draft: BookingDraft, message: ParsedMessage, now: Date): boolean {
  const {
    quantity,
    rear,
    what = '',
    start,
    anyTime,
    shopName = '',
    shopAddress = '',
    address = '',
    notes = '',
    comes,
    vehicle,
    priceInChat,
  } = draft
  const asked = {
    quantity,
    what,
    words: [
      shopName,
      shopAddress,
      address,
      notes,
      vehicle?.make ?? '',
      vehicle?.model ?? '',
      comes?.name ?? '',
      comes?.phone ?? '',
    ],
    ...(rear && { rear }),
  }
  const facts = factsAsked({ ...asked, ...(start && !anyTime && { start }) })
  // What the shop named in the chat was read back, and stands in the request.
  const named = sumsNamed(priceInChat ?? '').map((cents) => cents / 100)
  return fits(statedIn(wholeOf(message), { now }), { ...facts, amounts: [...facts.amounts, ...named] })
}

/** A word that no language of ours has and that is written as a name may be one. */
const mayRename = ({ choice, yes, no, understood: { intent, language } }: ParsedMessage): boolean =>
  !choice && !yes && !no && (intent === 'answer' || (language === undefined && mayBeName.has(intent)))

export const change: Question<BookingDraft> = {
  freeText: true,
  ask: (draft, { say }) => ({
    say: [
      list(say.booking.whatChange, say.common.menuOpen, [
        { id: 'change:day', title: say.booking.changeDay },
        ...(draft.anyTime ? [] : [{ id: 'change:time', title: say.booking.changeTime }]),
        ...(draft.listingId ? [{ id: 'change:quantity', title: say.booking.changeQuantity }] : []),
        { id: 'change:how', title: say.booking.changeHow },
        { id: 'change:name', title: say.booking.changeName },
        { id: 'change:comes', title: say.booking.changeComes },
        { id: 'change:notes', title: say.booking.changeNotes },
        { id: 'summary:drop', title: say.booking.dropIt },
      ]),
    ],
  }),
  // 'Never mind, send it as it is' drops the change, and not the booking.
  takes: (message, _now, draft) => {
    const { text: words } = message
    if (ordersNote(message, draft) || isCorrection(message, draft, true)) return true
    return (readsAsQuestion(words) && asksForWay(words)) || leavesAsItIs(words.slice(0, 100))
  },
  answer: (message, draft, { say }) => {
    const fixed = corrected(message, draft, say)
    if (fixed) return fixed
    const ofNote = noteChanged(message, draft)
    if (ofNote) return ofNote
    const otherWay = message.choice ? undefined : inOtherWay(message.text, draft)
    if (otherWay) return go('next', otherWay)
    if (!message.choice && (message.yes || message.no || leavesAsItIs(message.text.slice(0, 100))))
      return go('summary', draft)
    const { time: _time, ...untimed } = withoutStart(draft)
    switch (message.choice) {
      case 'change:day':
        return go('day', { ...untimed, date: undefined })
      case 'change:time':
        return go('next', untimed)
      case 'change:quantity':
        return go('quantity', draft)
      case 'change:how':
        return go('how', draft)
      case 'change:name':
        return go('name', { ...draft, name: undefined })
      case 'change:comes':
        return go('comes', { ...draft, comes: {} })
      case 'change:notes':
        return go('notes', draft)
      case 'summary:drop':
        return done(text(say.booking.dropped))
    }
    return notUnderstood
  },
}

/** Asks the shop. Whatever stands in the way is said and leads back to the question that can mend it. */
export const request: Action<BookingDraft> = {
  act: async (draft, { ctx, actor, contact, memory, say }) => {
    const person = await personOf(ctx, contact.id)
    const phone = draft.phone === undefined ? (person.phone ? undefined : memory.phone) : draft.phone
    const comes = comingIn(draft)
    if (!person.phone && phone === undefined) return go('number', draft)
    try {
      const booking = await requestBooking(ctx, actor, {
        ...workOf(draft),
        ...(draft.start && !draft.anyTime ? { start: draft.start } : {}),
        ...(draft.address ? { address: draft.address } : {}),
        ...(draft.addressAt ? { addressAt: draft.addressAt } : {}),
        customer: { name: draft.name ?? '', ...(phone && { phone }) },
        ...(comes && { comes }),
        notes: forShop(draft, say),
        ...(draft.quoteId && { quoteId: draft.quoteId, seenTotalCents: draft.seenTotalCents }),
      })
      const requested = booking.preferredStart ? say.booking.requested(booking) : say.booking.requestedAnyTime(booking)
      const closed = booking.shopOpensAt && say.beside.closed(momentWords(booking.shopOpensAt, say.dates))
      const parts = [requested, closed, person.leftAt ? say.booking.toldToItsEnd : undefined]
      return doneWithAll(text(parts.filter(Boolean).join('\n\n')))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refused(error, draft, say)
    }
  },
}

function refused(refusal: Refusal, draft: BookingDraft, say: Parameters<Question<BookingDraft>['answer']>[2]['say']) {
  const untimed = withoutStart(draft)
  switch (refusal.code) {
    case 'SLOT_TAKEN':
      return go('next', { ...untimed, time: undefined }, text(say.booking.slotJustTaken))
    case 'SHOP_CLOSED':
    case 'SLOT_IN_PAST':
    case 'SHORT_NOTICE':
    case 'NOT_THERE_YET':
    case 'TOO_FAR_AHEAD':
      return go('day', { ...untimed, date: undefined, time: undefined }, text(refusalWords(refusal, say)))
    case 'ADDRESS_REQUIRED':
    case 'ADDRESS_UNKNOWN':
    case 'ADDRESS_TOO_FAR':
      return go('how', { ...draft, address: undefined }, text(refusalWords(refusal, say)))
    case 'PRICE_CHANGED':
      return go('summary', draft, text(say.quotes.priceNow))
    case 'OUT_OF_STOCK':
    case 'LISTING_NOT_FOUND':
      return done(text(say.booking.stockJustGone))
    default:
      return done(text(refusalWords(refusal, say)))
  }
}
