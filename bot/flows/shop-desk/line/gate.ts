import type { Turn } from '#bot/engine/flow.ts'
import { quoted } from '#bot/engine/say.ts'
import { agreesWithin, beginsWithYes } from '#bot/understand/answers.ts'
import { type Around, isBare, partsUnused, type Unused, type Used, unusedIn } from '#bot/understand/left/unused.ts'
import { asksSomething, asksUs, callsByName } from '#bot/understand/said/front-desk/asks.ts'
import { saysComes } from '#bot/understand/said/front-desk/moves.ts'
import { ordersBeside } from '#bot/understand/said/front-desk/orders-beside.ts'
import { piecesOf, sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { beginsWithWait } from '#bot/understand/said/front-desk/waits.ts'
import { frontDeskActs, saysAlso } from '#bot/understand/said/front-desk-acts.ts'
import { letsThemCome, ordersToTell, plain, tokensOf } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { momentWords } from '#core/texts/when.ts'
import { factsOf } from '../../fits.ts'
import { isOf } from '../../shown.ts'
import { type DeskDraft, desk, deskBooking } from '../draft.ts'
import { calledIn } from '../pointing.ts'
import { deskNow, sceneOf } from '../scene.ts'
import type { Planned } from './planned.ts'

const refusing: ReadonlySet<Planned['act']> = new Set(['decline', 'cancel', 'noshow', 'withdraw'])

/** A question, a 'not' or an order in one breath with the act. */
const manners: ReadonlySet<Unused> = new Set(['question', 'not', 'order'])

type ReadBack = ReturnType<typeof desk> & { draft: DeskDraft }

/**
 * What somebody at a counter types reaches another person at once only if the act takes up the whole message. Anything
 * that is left over, such as another hour, price or name, a question, a 'wait' or a 'not', has it read back first; this is
 * the question that does so. Undefined if the act may be done. Whatever tells a customer goes through here.
 */
export async function readBackFirst(plan: readonly Planned[], turn: Turn): Promise<ReadBack | undefined> {
  const { heard, say } = turn
  if (heard === undefined || plan.length === 0) return undefined
  const [only] = plan
  const tells = plan.length === 1 && only?.act === 'tell'
  const refuses = plan.some(({ act }) => refusing.has(act))
  const isAlone = !tells && isBare(heard, refuses, turn.now)
  const isBehind = isAlone && tokensOf(heard).length <= MAX_OF_BARE && isBehindOther(plan, turn)
  if (isAlone && !isBehind) return undefined
  const isTitle = tells && isButtonOfOther(heard, turn)
  const called = turn.called ?? calledIn((await sceneOf(turn)).things)
  const around = { now: turn.now, called }
  const used = tells ? undefined : await usedBy(plan, turn)
  const said = used ? withoutManner(heard, plan, used, around) : heard
  const left = used ? unusedIn(said, used, around) : []
  const isLeft =
    tells || !used
      ? isTitle || saysMoreThanWords(only as Planned, heard, called, turn.now)
      : (await keepsItsTime(plan, turn)) || left.length > 0
  const ofOthers = await askedByOthers(plan, turn)
  if (!isLeft && !isBehind && ofOthers.length === 0) return undefined
  const parts = used ? partsUnused(said, used, around) : []
  // The words of what is read back are not called left over for the way in which they say it.
  const isManner = parts.length === 1 && parts[0]?.trim() === heard.trim() && left.every((kind) => manners.has(kind))
  const beside = [...ofOthers, ...(parts.length > 0 && !isManner ? [say.common.notTaken(quoted(parts))] : [])]
  const draft = { plan: [...plan], beside }
  return { ...desk('several', draft), draft }
}

/** 'We can do it' answers a request, wherever it stands; 'yes please' may answer anything. */
const MAX_OF_BARE = 2

/**
 * Our newest answer was about something else: the hours that somebody asked for, with nothing to choose from, or when the
 * shop comes to whoever stands beside the road. A yes or a no behind it may be meant for that.
 */
const isBehindOther = ([only]: readonly Planned[], { screen, choices, running, memory }: Turn): boolean =>
  running === undefined &&
  screen[0]?.kind === 'reply' &&
  choices.every((id) => isOf(id, 'when a shop comes')) &&
  memory.focus?.bookingId !== only?.bookingId

/** Without who stays as they are, which is said, and 'tell her that too', which an offer does, or 'tell him to come'. */
function withoutManner(heard: string, plan: readonly Planned[], used: Used, around: Around): string {
  const offers = plan.some(({ act }) => act === 'offer')
  const confirms = plan.some(({ act }) => act === 'confirm')
  const pieces = piecesOf(heard)
  const left = pieces.filter((one) => {
    const [first] = frontDeskActs(one, around.now)
    const isOrder = ordersToTell(one) || letsThemCome(one)
    const isManner = isOrder && ((offers && saysAlso(one)) || (confirms && saysComes(one)))
    // 'Tell him to come at eleven' says more than the ten o'clock that is confirmed.
    const isTold = isManner && unusedIn(one, used, around).every((kind) => kind === 'order')
    return first?.act !== 'keep' && !isTold
  })
  return left.length === pieces.length || left.length === 0 ? heard : left.join(', ')
}

/** What is written on a button of some notice may be meant for that. */
const isButtonOfOther = (heard: string, { screen }: Turn): boolean =>
  screen.some(({ buttons }) => (buttons ?? []).some(({ title }) => plain(title) === plain(heard.trim())))

/** A booking that stands is asked to come when it comes anyway: something else was meant. */
async function keepsItsTime([only]: readonly Planned[], turn: Turn): Promise<boolean> {
  const booking = only?.act === 'offer' ? await deskBooking(only.bookingId, turn) : undefined
  const start = booking?.status === 'confirmed' ? booking.appointmentStart : undefined
  return start != null && (only?.starts ?? []).some((one) => Date.parse(one) === Date.parse(start))
}

/** An hour that is offered to one of them, and that somebody else who waits has asked for. */
async function askedByOthers(plan: readonly Planned[], turn: Turn): Promise<string[]> {
  const starts = plan.flatMap(({ act, starts = [] }) => (act === 'offer' ? starts : []))
  if (starts.length === 0) return []
  const { waiting } = await deskNow(turn)
  const others = waiting.filter(({ id }) => plan.every(({ bookingId }) => bookingId !== id))
  return others.flatMap(({ slotStart, customer }) =>
    slotStart !== null && starts.some((start) => Date.parse(start) === Date.parse(slotStart))
      ? [turn.say.several.askedByOther({ name: customer.name, when: momentWords(new Date(slotStart), turn.say.dates) })]
      : [],
  )
}

/** Words that go to somebody as they are: they name somebody else, were begun by mistake, or ask us about the reader. */
function saysMoreThanWords(
  { who, words = '' }: Planned,
  heard: string,
  called: ReadonlySet<string>,
  now: Date,
): boolean {
  if (!plain(heard).includes(plain(words).slice(1))) return false
  const own = new Set(wordsOfName(who))
  const { mentions } = statedIn(words, { now, called })
  const named = mentions.filter(({ doubtful }) => !doubtful).flatMap(({ exact }) => exact)
  const isOfReader = named.some((word) => own.has(word)) && asksSomething(heard)
  return (
    named.some((word) => !own.has(word)) ||
    (asksSomething(heard) && !ordersToTell(heard) && answersToo(heard, now)) ||
    beginsWithWait(heard) ||
    asksUs(heard) ||
    agreesWithin(words) ||
    turnsToLater(words, own) ||
    putsOffBeside(words, now) ||
    (isOfReader && !ordersToTell(heard) && !callsByName(heard, own))
  )
}

/** 'Yes we have them. Confirm Kim': who is named only in a later sentence need not be who the first one answers. */
function turnsToLater(words: string, own: ReadonlySet<string>): boolean {
  const [first = [], ...later] = sentencesOf(words).map((one) => wordsOfName(one))
  return !first.some((word) => own.has(word)) && later.flat().some((word) => own.has(word))
}

/** 'We have them. The booking I look at later': what is put off need not be theirs to read. */
const putsOffBeside = (words: string, now: Date): boolean =>
  sentencesOf(words)
    .slice(1)
    .some((one) => frontDeskActs(one, now)[0]?.act === 'later')

/** A yes, a no or something to pass on beside a question is not all for one reader. */
const answersToo = (words: string, now: Date): boolean =>
  beginsWithYes(words) ||
  ordersBeside(words) ||
  frontDeskActs(words, now).some(({ act }) => act === 'yes' || act === 'no')

/** Everything that these acts take up. */
async function usedBy(plan: readonly Planned[], turn: Turn): Promise<Used> {
  const all = await Promise.all(plan.map((one) => usedByOne(one, turn)))
  return {
    names: new Set(all.flatMap(({ names }) => [...names])),
    dates: all.flatMap(({ dates }) => dates),
    times: all.flatMap(({ times }) => times),
    refused: all.flatMap(({ refused }) => refused),
    rands: all.flatMap(({ rands }) => rands),
    counts: [plan.length, ...all.flatMap(({ counts }) => counts)],
    brands: all.flatMap(({ brands }) => brands),
    sizes: all.flatMap(({ sizes }) => sizes),
    words: new Set(all.flatMap(({ words }) => [...words])),
    refuses: all.some(({ refuses }) => refuses),
    hasReason: all.some(({ hasReason }) => hasReason),
  }
}

async function usedByOne(one: Planned, turn: Turn): Promise<Used> {
  const booking = await deskBooking(one.bookingId, turn)
  const facts = booking && factsOf(booking)
  const starts = (one.starts ?? []).map((start) => new Date(start))
  const own = facts?.time === undefined ? [] : [facts.time]
  const offers = one.act === 'offer'
  const other = one.tyre?.split(' ') ?? []
  return {
    names: new Set(wordsOfName(one.who)),
    dates: [...(facts?.date ? [facts.date] : []), ...starts.map((at) => localDate(at, JOHANNESBURG))],
    times: offers && starts.length > 0 ? starts.map((at) => localTime(at, JOHANNESBURG)) : own,
    refused: offers ? own : [],
    rands: [
      ...(facts?.amounts ?? []),
      ...[one.priceCents, one.totalCents].flatMap((cents) => (cents ? [Math.round(cents / 100)] : [])),
    ],
    counts: [...(facts?.tyres ?? []), ...(one.quantity === undefined ? [] : [one.quantity])],
    brands: [...(facts?.brands ?? []), ...other.slice(0, 1)],
    sizes: [...(facts?.sizes ?? []), ...other.slice(-1)],
    words: facts?.words ?? new Set(),
    refuses: refusing.has(one.act),
    hasReason: one.act !== 'confirm' && one.words !== undefined && one.words !== '',
  }
}
