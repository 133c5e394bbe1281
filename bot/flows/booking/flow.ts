import {
  type Action,
  again,
  done,
  enter,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { firstMissing, hear } from '#bot/engine/form.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { beginsWithYes, hearTime, hearWhen } from '#bot/understand/answers.ts'
import { countNamed, saysClock } from '#bot/understand/said/asked/counted.ts'
import { daysApart } from '#bot/understand/said/asked/days-apart.ts'
import { namesHour } from '#bot/understand/said/asked/of-bookings.ts'
import { ordersWork, servicesTakenOff } from '#bot/understand/said/asked/taken-off.ts'
import { hasFigure } from '#bot/understand/said/figures.ts'
import { says, withoutObjection } from '#bot/understand/said/meanings.ts'
import { addsAnotherCar } from '#bot/understand/said/of-driver/another-car.ts'
import { bargains } from '#bot/understand/said/of-driver/bargains.ts'
import { ordersMore } from '#bot/understand/said/of-driver/wants-other.ts'
import { isAmong } from '#bot/understand/settle/among.ts'
import { plain } from '#bot/understand/shop-words.ts'
import type { Understood } from '#bot/understand/types.ts'
import { normalisePhone } from '#core/rules/people/phone.ts'
import { defineFlow } from '../steps.ts'
import { threadsFrame } from '../threads/flow.ts'
import { axle, axleMeant, countOfSet } from './axle.ts'
import { begin } from './begin.ts'
import { comesQuestion } from './comes.ts'
import { corrected, isCorrection } from './correction.ts'
import { day } from './day.ts'
import { type BookingDraft, choosesDays, go, withoutStart } from './draft.ts'
import { bookingForm, name, quantity } from './form.ts'
import { address, how, inOtherWay } from './how.ts'
import { isLongNote, leftOut, noteSure, notes } from './note.ts'
import { turnedToShop } from './other-shop.ts'
import { service } from './service.ts'
import { change, request, summary } from './summary.ts'
import { time } from './time.ts'

/**
 * Asked of a person who hides the number, for the shop may have to call. Whatever number is given is believed, and
 * proves nothing.
 */
const number: Question<BookingDraft> = {
  freeText: true,
  ask: ({ shopName }, { say }) => ({
    say: [{ type: 'contact_request', body: say.booking.whichNumber(shopName ?? '') }],
  }),
  answer: (message, draft, { memory, say }) => {
    const phone = message.contact ? message.contact.phone : normalisePhone(message.text)
    if (phone) {
      memory.phone = phone
      return go('request', { ...draft, phone })
    }
    if (message.no) return go('request', { ...draft, phone: null })
    if (!message.contact && !hasFigure(message.text)) return notUnderstood
    return { to: 'again', say: [text(say.booking.noNumberThere)], quiet: true }
  },
}

const own = ['book', 'refine', 'reschedule', 'thanks', 'greeting', 'pick', 'answer', 'yes', 'no', 'message_shop']

/** Asks for the first thing that is missing; shows the summary when nothing is. */
const next: Action<BookingDraft> = {
  act: async (draft, turn) => {
    // Other tyres are looked up first.
    if (draft.code && !draft.listingId) return go('begin', draft)
    const { step, draft: known, say } = await firstMissing(bookingForm, draft, 'summary', turn)
    return go(step, known, ...say)
  },
}

/** What was heard besides the day and the hour. */
const beside = ({ date: _date, time: _time, window: _window, edge: _edge, ...rest }: BookingDraft): BookingDraft => rest

/** A question that takes whatever else the message says about the booking, too. */
const listening = (question: Question<BookingDraft>, asked?: 'day' | 'time'): Question<BookingDraft> => ({
  ...question,
  takes: (message, now, draft) =>
    (question.takes?.(message, now, draft) ?? false) || isCorrection(message, draft, false),
  answer: (message, draft, turn) => {
    const fixed = corrected(message, draft, turn.say, false) ?? eachItsDay(message, turn)
    if (fixed) return fixed
    const heard = hear(bookingForm, message, draft, turn)
    const chosen = asked && withWhen(heard ? { ...draft, ...beside(heard) } : draft, message, turn, asked)
    if (chosen) return go('next', chosen)
    if (heard && choosesDays(message)) return go('next', heard)
    const own = question.answer(message, heard ?? draft, turn)
    return own.to === 'notUnderstood' && heard ? go('next', heard) : own
  },
})

const startsYes = ({ yes, whole, text: words }: ParsedMessage): boolean => yes || beginsWithYes(whole ?? words)

/** '4 today 4 tomorrow' is more than one booking. */
function eachItsDay({ choice, text: words }: ParsedMessage, { now, say }: Turn): Outcome | undefined {
  const days = choice ? undefined : daysApart(words, now)
  return days && again(text(say.booking.dayEach(days)))
}

/** 'For my wife's car too' is more than one as well: what fits it is asked when this one is settled. */
function eachItsCar({ choice, text: words, understood: { slots } }: ParsedMessage, { say }: Turn): Outcome | undefined {
  const isOpen = !choice && !(slots.size ?? slots.sizeFront ?? slots.vehicle)
  return isOpen && addsAnotherCar(words) ? again(text(say.booking.carEach)) : undefined
}

/** Numbers, days and times that stand in an address or a note change nothing, unless the person objects. */
const inFreeWords: ReadonlySet<string> = new Set(['address', 'notes'])
/** Where all is read back, and where it is asked what should be different. */
const atEnd: ReadonlySet<string> = new Set(['summary', 'change'])
const underReading: ReadonlySet<string> = new Set(['summary', 'noteSure'])
/** 'make it 11', once there is a time. */
function hourMeant(message: ParsedMessage, draft: BookingDraft, step: string, now: Date): BookingDraft | undefined {
  const { intent, slots } = message.understood
  const isChange = step === 'change' || says(message, 'objects')
  if (!draft.start || (slots.quantity !== undefined && !namesHour(message.text))) return undefined
  if (!isChange && !['refine', 'answer'].includes(intent)) return undefined
  const objecting = withoutObjection(message.text)
  const { time } = hearWhen(message.text, { now, asked: true })
  const hour = time ?? hearTime(objecting, { now, asked: true })
  // Where all stands there to be seen or changed, a small number may count tyres.
  if ((step === 'change' || step === 'summary') && hour && isSmall(hour) && !saysClock(message.text)) return undefined
  return hour ? { ...withoutStart(draft), time: hour } : undefined
}

/** '2 tyres, thursday 10am' says nothing of which ones, so it is about these. */
const isDetail = ({ intent, slots }: Understood): boolean =>
  (intent === 'search_size' || intent === 'search_vehicle') &&
  !(slots.size ?? slots.sizeFront ?? slots.vehicle ?? slots.brand) &&
  Boolean(slots.quantity ?? slots.date ?? slots.time)

/** 'stop the booking' in the middle of one means this one, unless it names another. */
const dropsThis = ({ intent, slots }: Understood): boolean =>
  intent === 'cancel_booking' && slots.date === undefined && slots.shop === undefined

const MAX_ON_A_CAR = 5
/** One to five, said of the afternoon. */
const isSmall = (time: string): boolean => Number(time.slice(0, 2)) - 12 <= MAX_ON_A_CAR && time.slice(0, 2) > '12'

/** 'rather 2' under the summary, or where it is asked what should be different, counts tyres; higher numbers are hours. */
function numberMeant(message: ParsedMessage, draft: BookingDraft, step: string): BookingDraft | undefined {
  const { intent, slots } = message.understood
  const alone = Object.keys(slots).every((name) => name === 'pointing') && ['answer', 'refine'].includes(intent)
  const count = alone ? countNamed(withoutObjection(message.text)) : undefined
  if (!(step === 'summary' || step === 'change') || !draft.listingId || draft.rear || count === undefined)
    return undefined
  return count <= MAX_ON_A_CAR && count !== draft.quantity ? { ...withoutStart(draft), quantity: count } : undefined
}

/** 'Ok send, and then 4 more for Wednesday' asks for another booking beside this one, and changes nothing of this one. */
function isAnother({ whole, text: words, choice, understood: { slots } }: ParsedMessage): boolean {
  const { sends, adds } = ordersMore(whole ?? words)
  const isAgreed = sends || beginsWithYes(plain(whole ?? words))
  return !choice && isAgreed && adds && Boolean(slots.date ?? slots.time ?? slots.quantity)
}

/** What words change of the booking at any of its questions. */
function changeOf(message: ParsedMessage, draft: BookingDraft, step: string, turn: Turn): Outcome | undefined {
  if (message.choice || (inFreeWords.has(step) && !says(message, 'objects'))) return undefined
  const otherWay = atEnd.has(step) ? inOtherWay(message.text, draft) : undefined
  if (otherWay) return go('next', hear(bookingForm, message, otherWay, turn) ?? otherWay)
  // A price is the shop's to give: what is put to it is read back first.
  const bargain = !inFreeWords.has(step) && draft.shopId && !startsYes(message) && bargains(message.text)
  if (bargain) return enter(threadsFrame({ shopId: draft.shopId, words: message.text }))
  const ofCars = inFreeWords.has(step) ? undefined : eachItsCar(message, turn)
  if (ofCars) return ofCars
  const ofDays = inFreeWords.has(step) ? undefined : eachItsDay(message, turn)
  if (ofDays) return ofDays
  const elsewhere = inFreeWords.has(step) ? undefined : turnedToShop(message, draft, turn)
  if (elsewhere) return elsewhere
  if (underReading.has(step) && isLongNote(message)) return undefined
  const isOfService = servicesTakenOff(message.text).length > 0
  if (dropsThis(message.understood) && !isOfService) return done(text(turn.say.booking.dropped))
  if (step === 'summary' && isAnother(message))
    return again(text(turn.say.booking.notSent(message.whole ?? message.text)))
  const fixed = inFreeWords.has(step)
    ? undefined
    : corrected(message, draft, turn.say, atEnd.has(step) || underReading.has(step))
  if (fixed) return fixed
  const ofAxles = axleMeant(message, draft, turn) ?? countOfSet(message, draft, step)
  if (ofAxles) return ofAxles
  const heard = hear(bookingForm, message, draft, turn) ?? numberMeant(message, draft, step)
  // A number of tyres and an hour may be said together.
  const isBoth = heard !== undefined && message.understood.slots.quantity !== undefined
  const hour = heard && !isBoth ? undefined : hourMeant(message, draft, step, turn.now)
  const changed = heard && hour ? { ...withoutStart(heard), time: hour.time } : (heard ?? hour)
  return changed && go('next', changed)
}

export const bookingFlow = defineFlow('booking', {
  keeps: true,
  title: (draft, say) => say.booking.title(draft.shopName ?? ''),
  takes: ({ understood, text: words }) =>
    own.includes(understood.intent) || isDetail(understood) || dropsThis(understood) || ordersWork(words),
  anywhere: (message, draft, step, turn) => {
    const changed = changeOf(message, draft, step, turn)
    return changed && step === 'noteSure' ? leftOut(changed, turn.say.booking.noteLeftOut) : changed
  },
  steps: {
    begin,
    next,
    service: listening(service),
    quantity: listening(quantity),
    axle,
    how: listening(how),
    address,
    day: listening(day, 'day'),
    time: listening(time, 'time'),
    name,
    comes: comesQuestion,
    notes,
    noteSure,
    summary,
    change,
    number,
    request,
  },
})

/** Days and hours as an answer gives them, laid over the draft; undefined if it gives none. */
function withWhen(
  draft: BookingDraft,
  message: ParsedMessage,
  { now }: Turn,
  asked: 'day' | 'time',
): BookingDraft | undefined {
  if (message.choice || message.kind !== 'text' || message.yes || message.no) return undefined
  const { date, dates, notDates, among, time, times, window, edge } = hearWhen(message.text, {
    now,
    asked: asked === 'time',
  })
  const { suggested: _suggested, ...rest } = withoutStart(draft)
  const isOut = draft.date && (notDates?.includes(draft.date) || (among && !isAmong(draft.date, among)))
  const before = isOut ? undefined : draft.date
  // The first of all days, if none is named.
  const first = edge && asked === 'day' && !among ? draft.days?.[0]?.date : undefined
  const day = date ?? before ?? first
  const isHours = Boolean(time ?? window ?? edge)
  if (!(date ?? notDates ?? among) && !(isHours && day)) return undefined
  return {
    ...rest,
    anyTime: false,
    date: day,
    ...(dates && { otherDates: dates.filter((other) => other !== date) }),
    ...(notDates && { notDates }),
    among,
    ...(isHours && { time, window, edge, otherTimes: times?.filter((other) => other !== time) }),
  }
}
