import { aside, enter, type Outcome, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame, State } from '#bot/engine/state.ts'
import { asksSomething, callsByName } from '#bot/understand/said/front-desk/asks.ts'
import { isGapInDay } from '#bot/understand/said/front-desk/gap-in-day.ts'
import { hoursIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { asksOfOthers, withoutNo } from '#bot/understand/said/front-desk/read-back.ts'
import { piecesOf, sentencesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { beginsWithWait, saysLookFirst } from '#bot/understand/said/front-desk/waits.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { inMessages } from '#core/bookings/load-booking.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { momentWords } from '#core/texts/when.ts'
import { factsOf } from '../../fits.ts'
import { quoteWords } from '../../quotes/desk-words.ts'
import { asksForPrice } from '../../quotes/draft.ts'
import { atDesk, type DeskDraft, desk } from '../draft.ts'
import { hoursOutcome, maySetHours } from '../hours.ts'
import { calledIn, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { bookingOf } from './sayings.ts'
import { staysIn } from './stays.ts'
import { whomIn } from './whom.ts'

/** Until when the requests wait; undefined if none does. */
export function untilWhen(requests: readonly BookingView[], { say }: Turn): string | undefined {
  const [first, ...others] = requests.toSorted((one, other) => (one.answerBy ?? '').localeCompare(other.answerBy ?? ''))
  if (!first?.answerBy) return undefined
  const until = momentWords(first.answerBy, say.dates)
  return others.length > 0
    ? say.waiting.several(requests.length, until)
    : say.waiting.one(inMessages(first).customer.name, until)
}

/** 'Wag eers', 'I must ask my brother': nothing is done, and the question stands. What else is said of somebody goes on. */
export function waitLine(words: string, scene: Scene, { active }: State, turn: Turn): Outcome | undefined {
  if (!isOnlyWait(words, scene, turn)) return undefined
  const until = active && active.flow !== 'shop-desk' ? undefined : untilWhen(scene.now.waiting, turn)
  const said = text(until ?? turn.say.common.takeYourTime)
  return active ? replyAndWait(active.draft, said) : aside(said)
}

function isOnlyWait(words: string, { things }: Scene, { now }: Turn): boolean {
  const { mentions, dates, times, figures, amounts, brands } = statedIn(words, { now, called: calledIn(things) })
  if (mentions.some(({ exact, near }) => exact.length + near.length > 0)) return false
  const says = [dates, times, figures, amounts, brands].some(({ length }) => length > 0)
  return saysLookFirst(words) || (beginsWithWait(words) && !says)
}

/**
 * Hours of the shop with something said beside them: 'close at 12 on Thursday. Kim still comes?' closes at twelve; a gap in
 * the middle of a day cannot be written here, which is said with the place where it can.
 */
export async function hoursAside(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  const outcome = await hoursSaid(words, scene, turn)
  // Below a customer's question they may be its answer.
  const { shown } = scene
  if (outcome?.to !== 'enter' || turn.running || !shown || shown.answered) return outcome
  return enter(desk('meant', { words, threadId: shown.id, otherwise: outcome.frame }))
}

async function hoursSaid(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  if (!maySetHours(words, scene.now.waiting.length, turn)) return undefined
  const whole = hoursIn(words, turn.now)
  const isOfHours = whole.inexact || whole.days.length === 1
  if (isGapInDay(words) && whole.days.length > 0 && isOfHours)
    return aside(text(turn.say.several.gap(`${turn.ctx.config.publicUrl}/business/bookings`)))
  if (!whole.inexact) return plainHours(words, scene, turn)
  const [clause, ...more] = piecesOf(words).filter((one) => isWritable(one, turn.now))
  if (!clause || more.length > 0) return undefined
  const outcome = await hoursOutcome(clause, {}, turn)
  return 'say' in outcome ? { ...outcome, say: [...staysIn(words, scene, turn), ...outcome.say] } : outcome
}

/** Hours in words that say nothing else: a day with when the shop opens or closes. */
async function plainHours(words: string, { things, now }: Scene, turn: Turn): Promise<Outcome | undefined> {
  const { days, opens, closes, closed, reopens } = hoursIn(words, turn.now)
  // 'We are closed on Saturday' is no reason not to do a Friday.
  const isOwnDay = now.waiting.some((one) => days.includes(factsOf(one).date ?? ''))
  const isClosing = closed && now.waiting.length > 0 && !isOwnDay
  const { mentions } = statedIn(words, { now: turn.now, called: calledIn(things) })
  const isPlain = days.length > 0 && (isClosing || reopens || (opens ?? closes) !== undefined) && mentions.length === 0
  const said = withoutNo(words)
  const [clause = '', ...more] = piecesOf(said).filter((one) => isWritable(one, turn.now))
  const beside = piecesOf(said).filter((one) => one !== clause)
  const isAlone = more.length === 0 && beside.every((one) => isAside(one, turn.now))
  if (!isPlain || !isAlone || negates(said) || asksSomething(said)) return undefined
  const outcome = await hoursOutcome(clause, {}, turn)
  // With why they change, they are read back.
  return beside.length > 0 && outcome.to === 'enter' ? { ...outcome, frame: readBackHours(outcome.frame) } : outcome
}

/** What does nothing by itself, and states nothing that could be done with somebody. */
function isAside(words: string, now: Date): boolean {
  const { dates, times, tyres, figures, amounts, sizes, brands } = statedIn(words, { now })
  const facts = [dates, times, figures, amounts, sizes, brands]
  return (
    tyres === undefined &&
    facts.every(({ length }) => length === 0) &&
    frontDeskActs(words, now).every(({ act, sure }) => !sure || act === 'later')
  )
}

const readBackHours = (frame: Frame): Frame => {
  const { hours, ...draft } = frame.draft as DeskDraft
  return hours ? { ...frame, draft: { ...draft, hours: { ...hours, wished: true } } } : frame
}

function isWritable(clause: string, now: Date): boolean {
  const { days, closed, opens, closes, reopens, inexact } = hoursIn(clause, now)
  return days.length > 0 && !inexact && (closed || reopens || opens !== undefined || closes !== undefined)
}

/** A question of the shop's about somebody whom they name: what is known of them, and that they can be asked. */
export function askedOfUs(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  if (!asksSomething(words) || ordersToTell(words)) return undefined
  const { pointed, isNamed } = whomIn(words, scene, { able: () => true, byFact: false, before: [], now: turn.now })
  const things = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  if (!isNamed || things.length === 0) return undefined
  const names = new Set(things.flatMap(({ name }) => wordsOfName(name)))
  if (callsByName(words, names) || asksForMore(words, things, turn)) return undefined
  const lines = things.flatMap((thing) => lineOf(thing, scene, turn))
  if (lines.length === 0) return undefined
  const [first] = things
  return aside(text([...new Set(lines), turn.say.several.askThem(first?.name ?? '')].join('\n')))
}

/** Another hour, or something to do, stands beside the question. */
function asksForMore(words: string, things: readonly Thing[], { now }: Turn): boolean {
  const own = things.map(({ facts }) => facts?.time)
  const isOther = offeredTimes(words, now).offered.some(({ time }) => !own.includes(time))
  const told = sentencesOf(words).filter((one) => !asksSomething(one))
  return isOther || told.some((one) => frontDeskActs(one, now).some(({ sure }) => sure))
}

function lineOf(thing: Thing, scene: Scene, turn: Turn): string[] {
  const booking = bookingOf(thing, scene)
  if (booking) return [turn.say.work.line(atDesk(booking, turn))]
  const open = scene.now.threads.find(({ id }) => id === thing.id)
  return open ? [turn.say.frontDesk.wrote(open.customer, open.words)] : []
}

const RESCUE: Kind = 'rescue_asked'

/** A question below a call for a price, or for help at the roadside: what stands there is all that is known. */
export async function askedOfCall(words: string, { active }: State, turn: Turn): Promise<Outcome | undefined> {
  if (!asksSomething(words)) return undefined
  const { several } = turn.say
  const [newest] = turn.screen
  const ofQuote = asksOfOthers(words) ? several.quoteOthers : several.quoteFacts
  if (turn.running === 'quote-desk' || (!turn.running && asksForPrice(newest?.kind))) {
    const told = piecesOf(words).filter((piece) => !asksSomething(piece))
    const priced = told.length > 0 ? await quoteWords(told.join(', '), active, turn) : undefined
    return priced && 'say' in priced ? { ...priced, say: [text(ofQuote), ...priced.say] } : again(ofQuote, turn)
  }
  return !turn.running && newest?.kind === RESCUE ? aside(text(several.rescueFacts)) : undefined
}

const again = (words: string, { running }: Turn): Outcome =>
  running ? { to: 'again', say: [text(words)] } : aside(text(words))
