import { enter, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { withoutOrder } from '#bot/understand/said/told/told.ts'
import { reasonIn } from '#bot/understand/shop-words.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import type { Decision, DeskAct } from './decide.ts'
import { confirmTitle, type DeskDraft, desk, deskBooking } from './draft.ts'
import { go } from './price.ts'

/** How to go on with an act: the three answers have steps of their own. */
export function stepOf(act: DeskAct, draft: DeskDraft): { step: 'begin' | 'act' | 'sure'; draft: DeskDraft } {
  if (act === 'confirm' || act === 'decline' || act === 'propose')
    return { step: 'begin', draft: { ...draft, intent: act } }
  return { step: act === 'cancel' ? 'sure' : 'act', draft: { ...draft, verb: act } }
}

/** The words, and what they say beside the act: a reason, another time. */
type Kept = { words: string; also?: DeskDraft }

/** What becomes of a decision. What was said is kept for what is asked. */
export function outcomeOf(decision: Decision, act: DeskAct, { words, also = {} }: Kept, turn: Turn): Outcome {
  const { frontDesk } = turn.say
  if ('do' in decision) {
    const { step, draft } = stepOf(decision.do, draftOf(decision, decision.do, words, turn))
    return enter(desk(step, draft))
  }
  switch (decision.ask) {
    case 'sure':
      if (decision.act === 'decline')
        Object.assign(turn.memory, { droppedAt: turn.now.toISOString(), doneSince: undefined })
      return enter(desk('really', { ...draftOf(decision, decision.act, words, turn), act: decision.act }))
    case 'unfit':
      return enter(desk('unfit', { ...draftOf(decision, 'propose', words, turn), words }))
    case 'show':
      if (act === 'decline') Object.assign(turn.memory, { droppedAt: turn.now.toISOString(), doneSince: undefined })
      if (decision.thing.kind !== 'request')
        return enter(desk(act === 'propose' ? 'time' : 'work', { bookingId: decision.thing.id }))
      return enter(desk('answer', { bookingId: decision.thing.id }))
    case 'each':
      return enter(
        desk('each', {
          intent: decision.act,
          among: decision.things.map(({ id }) => id),
          ...reasonOf(act, words, turn),
        }),
      )
    case 'which': {
      const among = decision.things.map(({ id }) => id)
      const isAnswer = act === 'confirm' || act === 'decline' || act === 'propose'
      const said =
        decision.said === undefined
          ? []
          : [text(isAnswer ? frontDesk.notAmong(decision.said) : frontDesk.notAmongBookings(decision.said))]
      if (!isAnswer) return enter(desk('today', { verb: act, among, ...reasonOf(act, words, turn) }), ...said)
      const [only] = among
      if (among.length === 1 && only) return enter(desk('answer', { bookingId: only }), ...said)
      return enter(desk('which', { ...also, intent: act, words, among }), ...said)
    }
    case 'none':
      return enter(desk('begin', {}), ...(decision.said === undefined ? [] : [text(frontDesk.notAmong(decision.said))]))
  }
}

/** Whoever was chosen gets what was meant before it was asked with whom; another time and a no are read back first. */
export function forChosen({ among: _among, things: _things, ...meant }: DeskDraft, bookingId: string): Outcome {
  const { intent, date, time, tyres } = meant
  const tells = intent === 'decline' || (intent === 'propose' && Boolean(date ?? time ?? tyres))
  return tells ? go('really', { ...meant, bookingId, act: intent }) : go('begin', { ...meant, bookingId })
}

type OnOne = Extract<Decision, { thing: unknown; other: unknown }>

function draftOf({ thing, other }: OnOne, act: DeskAct, words: string, turn: Turn): DeskDraft {
  const { date, time, tyres } = other
  return {
    bookingId: thing.id,
    ...(act === 'propose' && {
      ...(date && { date }),
      ...(time && { time }),
      ...(tyres && { tyres, note: theirs(words, turn) }),
    }),
    ...reasonOf(act, words, turn),
  }
}

function reasonOf(act: DeskAct, words: string, turn: Turn): DeskDraft {
  const reason = act === 'decline' || act === 'cancel' ? reasonIn(theirs(words, turn), turn.called) : undefined
  return reason ? { reason } : {}
}

/** What the customer reads: of an order to tell them so, only what they are told. */
const theirs = (words: string, { called = new Set() }: Turn): string => withoutOrder(words, called)

/** Reads back whom it is about, and does it at a yes. */
export const really: Question<DeskDraft> = {
  ask: async ({ act = 'confirm', ...draft }, turn) => {
    const { say } = turn
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking) return { say: [text(say.work.gone)] }
    const at = act === 'propose' ? proposedAt(draft, booking) : startOf(booking)
    const when = at ? momentWords(at, say.dates) : say.frontDesk.anyTime
    const was = act === 'propose' ? startOf(booking) : null
    const fewer = act === 'propose' && draft.tyres !== undefined && draft.tyres < (booking.quantity ?? 0)
    const words = [
      say.frontDesk.really[act](booking.customer.name, when),
      ...(was && was !== at ? [say.frontDesk.askedFor(booking.customer.name, momentWords(was, say.dates))] : []),
      ...(fewer ? [say.frontDesk.offered(draft.tyres ?? 0, booking.quantity ?? 0)] : []),
      ...(draft.reason ? [say.frontDesk.reason(draft.reason)] : []),
    ].join('\n')
    const choices = [
      { id: 'really:yes', title: say.common.yes },
      { id: 'really:no', title: say.common.no },
    ]
    return { say: [buttons(words, ...choices)] }
  },
  answer: ({ choice, yes, no, text: words }, { act = 'confirm', ...draft }, { now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'really:yes' || (yes && isPlainly)) {
      const next = stepOf(act, draft)
      return go(next.step, next.draft)
    }
    return choice === 'really:no' || (no && isPlainly) ? go('begin', {}) : notUnderstood
  },
}

const startOf = (booking: BookingView): string | null =>
  booking.move?.start ?? booking.slotStart ?? booking.appointmentStart ?? booking.preferredStart

function proposedAt({ date, time }: DeskDraft, booking: BookingView): string | undefined {
  const asked = startOf(booking)
  const from = asked ? new Date(asked) : undefined
  const day = date ?? (from && localDate(from, JOHANNESBURG))
  const clock = time ?? (from && localTime(from, JOHANNESBURG))
  return day && clock ? instantOf(day, clock, JOHANNESBURG).toISOString() : undefined
}

/** What was said fits no yes: the request once more, with what can be done, the words themselves among it. */
export const unfit: Question<DeskDraft> = {
  ask: async ({ words = '', bookingId, time, intent }, turn) => {
    const { say } = turn
    const booking = await deskBooking(bookingId, turn)
    if (!booking) return { say: [text(say.work.gone)] }
    const isUnclear = intent === undefined && time === undefined
    const told = !isUnclear
      ? say.frontDesk.unfit(words)
      : asksSomething(words)
        ? say.frontDesk.asked({ words, who: booking.customer.name })
        : say.frontDesk.unclear(words)
    const shown = booking.move ? say.work.moveAsked(booking) : say.booking.desk.request(booking)
    return {
      say: [
        buttons(
          `${told}\n\n${shown}`,
          { id: 'unfit:confirm', title: confirmTitle(booking, say) },
          { id: 'unfit:propose', title: time ? say.frontDesk.proposeAt(time) : say.booking.desk.propose },
          { id: 'unfit:tell', title: say.frontDesk.sendWords },
        ),
      ],
    }
  },
  answer: ({ choice, no, text: words }, { words: kept = '', bookingId, ...draft }, { now }) => {
    const only: DeskDraft = bookingId ? { bookingId } : {}
    if (choice === 'unfit:confirm') return go('confirm', only)
    if (choice === 'unfit:propose') return go('begin', { ...draft, ...only, intent: 'propose' })
    if (choice === 'unfit:tell') return go('tell', { ...only, words: kept })
    // A no may be said of our not having understood.
    return no && choice === undefined && isPlain(words, now) ? go('really', { ...only, act: 'decline' }) : notUnderstood
  },
}
