import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { asksNextJob, asksWhatWaits } from '#bot/understand/said/front-desk/asking/asks-of-work.ts'
import { asksSomething, asksUs } from '#bot/understand/said/front-desk/asks.ts'
import { beginsWithNo } from '#bot/understand/said/front-desk/read-back.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { bareMinutes, minutesAway, minutesNamed, saysCannotCome } from '#bot/understand/said/minutes-away.ts'
import { namedPrice, saysCallOut, sumsNamed } from '#bot/understand/said/price-words.ts'
import { besideAnswer } from '#bot/understand/said/roadside/beside-answer.ts'
import { wayIn } from '#bot/understand/said/roadside/on-the-way.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent } from '#bot/understand/types.ts'
import type { ShopRescue } from '#core/contracts/deal/rescue.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { shopButtons } from '#core/notifications/kinds/rescue/rescue.ts'
import { askPointedAt, askTapped } from '#core/rescue/answer-ask.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { hasOtherWork } from '#core/rules/shops/own-price.ts'
import { type CallAnswer, type DeskDraft, desk } from '../shop-desk/draft.ts'
import { calledIn } from '../shop-desk/pointing.ts'
import { sceneOf } from '../shop-desk/scene.ts'
import { answerShows } from '../shown.ts'
import { callsOf, isWhole, sumsMeant } from './call-answer.ts'
import { rescueButton } from './rescue-buttons.ts'

const ASKED: Kind = 'rescue_asked'
const MIN_MINUTES = 5
const MAX_MINUTES = 240
const MAX_ROWS = 10

/**
 * '45 min', 'driekwart uur, R700. does he have a spare?' from a shop that a driver with a flat tyre has asked, typed or as
 * a reply to the request. Minutes alone, and a price that can be for one thing only, reach the driver at once; words
 * beside them are read back first. Where several drivers wait, it is asked who is meant. `turn.screen` says whether the
 * request is the newest on the phone.
 */
export async function rescueWords(message: ParsedMessage, { active }: State, turn: Turn): Promise<Outcome | undefined> {
  const open = openCall(active)
  const isOnTop = open !== undefined || isAboutCall(turn)
  if (!isOnTop && !message.repliesTo && !turn.screen.some(({ kind }) => kind === ASKED)) return undefined
  const notTaken = open ? undefined : await notTakenYet(message, turn)
  if (notTaken) return notTaken
  const minutes = rounded(minutesAway(message.text) ?? (isOnTop ? bareMinutes(message.text) : undefined))
  const isRefused = minutes === undefined && isOnTop && refuses(message, turn.now, open)
  const isSwiped = message.repliesTo !== undefined
  const isPriced = sumsNamed(message.text).length > 0 && (isOnTop || isSwiped)
  const isSaid = minutes !== undefined || isRefused || isPriced
  if (!isSaid && !isSwiped && !(await isForDriver(message, open, turn))) return undefined
  // 'Give me 20 minutes' below something else asks for time.
  if (!isOnTop && !isSwiped && (turn.running || saysLater(message.text, turn.now))) return undefined
  const asks = await callsOf(turn)
  // The buttons of a template say less than what was written below it.
  const pointsAt = isSaid ? askTapped : askPointedAt
  const swiped = isSwiped ? await pointsAt(turn.ctx, turn.actor, message.repliesTo) : undefined
  if (isSwiped && !swiped) return undefined
  const meant = swiped
    ? asks.filter(({ askId }) => askId === swiped)
    : open?.askId
      ? asks.filter(({ askId }) => askId === open.askId)
      : called(asks, message.text)
  const [only, second] = meant
  if (!only) return undefined
  if (second && isRefused) return undefined
  if (isRefused) return rescueButton(`no:${only.askId}`, message, turn)
  const words = besideAnswer(message.text, namesOf(meant))
  const said = answerIn(message.text, only, minutes)
  const answer: CallAnswer = {
    ...open,
    ...said,
    ...sumChosen(message.text, said, open),
    ...withWords(words, isSaid, open),
  }
  if (second) return whichCall(answer, meant, minutes, turn)
  return answerOf({ ...answer, askId: only.askId }, only, message, turn)
}

/** The newest on the screen is the call, more that its driver has said, or our answer to what was said of it. */
const isAboutCall = (turn: Turn): boolean =>
  ofCall.has(turn.screen[0]?.kind ?? '') || answerShows(turn, 'somebody beside the road')
const ofCall: ReadonlySet<string> = new Set<Kind>([ASKED, 'rescue_told'])

/** 'On our way' from a shop that has answered and that the driver has not taken. */
async function notTakenYet({ text: words, repliesTo }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const isSaid = !turn.running && !asksSomething(words) && (repliesTo !== undefined || isAboutCall(turn))
  const said = isSaid ? wayIn(words)?.is : undefined
  if (said !== 'coming' && said !== 'there') return undefined
  const [only, ...others] = (await callsOf(turn)).filter(({ state }) => state === 'coming')
  if (!only?.minutes || others.length > 0) return undefined
  const { askId, name, place, minutes } = only
  return aside(buttons(turn.say.rescue.notTakenYet(name, place, minutes), ...shopButtons(turn.say, askId)))
}

function whichCall(answer: CallAnswer, meant: readonly ShopRescue[], minutes: number | undefined, turn: Turn) {
  const isBare = answer.words === undefined && answer.cents === undefined && !answer.sums
  if (isBare && minutes !== undefined) return aside(whichOf(meant, minutes, turn))
  return enter(desk('call', { call: { ...answer, among: meant.map(({ askId }) => askId) } }))
}

function answerOf(answer: CallAnswer, call: ShopRescue, message: ParsedMessage, turn: Turn) {
  const several = minutesNamed(message.text).flatMap((one) => rounded(one) ?? [])
  const isLater = call.minutes !== null && wayIn(message.text)?.is === 'later'
  const isBare = answer.words === undefined && answer.cents === undefined && !answer.sums
  // 'Running 20 min late' adds to what was said, if not said from now.
  if (isLater && isBare && call.minutes !== null && answer.minutes !== undefined)
    return aside(whichMinutes(call.askId, [call.minutes + answer.minutes, answer.minutes], turn))
  if (several.length > 1 && isBare) return aside(whichMinutes(call.askId, several, turn))
  const minutes = several.length > 1 ? undefined : (answer.minutes ?? call.minutes ?? undefined)
  const whole = { ...answer, minutes }
  if (whole.words || !isWhole(whole)) return enter(desk('call', { call: whole }))
  const { cents, of } = whole
  const price = cents !== undefined && of ? `${of === 'total' ? 't' : 'c'}${cents}` : ''
  return rescueButton(`${minutes}${price}:${call.askId}`, message, turn)
}

/** A sum by itself ends the question which of several is meant. */
function sumChosen(words: string, said: CallAnswer, open: CallAnswer | undefined): CallAnswer {
  if (!open?.sums) return {}
  const [only, second] = sumsMeant(words, open)
  if (only !== undefined && second === undefined) return { cents: only, of: 'total', sums: undefined }
  return said.cents !== undefined ? { sums: undefined } : {}
}

/** The answer that is read back, or of which something is missing. */
const openCall = (active: State['active']): CallAnswer | undefined =>
  active?.flow === 'shop-desk' && active.step === 'call' ? (active.draft as DeskDraft).call : undefined

/** What somebody of a shop asks of us about its own work. */
const ofCounter: ReadonlySet<Intent> = new Set<Intent>(['shop_day', 'shop_stock', 'shop_hours', 'human', 'help'])

const LIKELY = 0.6

/** A question right below the call that is about nobody of the counter's own work: for the driver, with the minutes. */
async function isForDriver(
  { text: words, yes, no, understood }: ParsedMessage,
  open: CallAnswer | undefined,
  turn: Turn,
) {
  const isBelow = open !== undefined || (!turn.running && isAboutCall(turn))
  if (!isBelow || yes || no || !asksSomething(words) || asksUs(words)) return false
  const isOfCounter = understood.wishes.some(
    ({ intent, probability }) => probability >= LIKELY && ofCounter.has(intent),
  )
  if (asksWhatWaits(words) || asksNextJob(words) || isOfCounter) return false
  if (frontDeskActs(words, turn.now).some(({ sure }) => sure)) return false
  const called = calledIn((await sceneOf(turn)).things)
  const { mentions, code } = statedIn(words, { now: turn.now, called })
  return mentions.length === 0 && code === undefined
}

/** The minutes and the price that words name, with what the price is for if they say so or it can be nothing else. */
function answerIn(words: string, { lines, totalCents }: ShopRescue, minutes: number | undefined): CallAnswer {
  const price = namedPrice(words)
  const timed = minutes === undefined ? {} : { minutes }
  // Coming out and the work each have a price: one of the sums, or all of them together.
  const sums = price?.of === 'total' ? [] : sumsNamed(words).filter((one) => one <= MAX_CENTS)
  if (sums.length > 1) return { ...timed, sums: [sums.reduce((all, one) => all + one, 0), ...sums] }
  if (!price) return timed
  const isMore = price.of === 'more' || price.of === 'less'
  const cents = !isMore ? price.cents : totalCents + (price.of === 'more' ? price.cents : -price.cents)
  if (cents <= 0 || cents > MAX_CENTS) return timed
  const isPart = hasOtherWork(lines)
  const of = saysCallOut(words) && isPart ? 'call_out' : price.of === 'total' || !isPart ? 'total' : undefined
  return { ...timed, cents, ...(!isMore && of && { of }) }
}
const MAX_CENTS = 2_000_000

/** What is said with other minutes or another price takes the place of what was read back; anything else adds to it. */
function withWords(words: string, isAnswer: boolean, open: CallAnswer | undefined): { words?: string } {
  const said = isAnswer ? words || open?.words : [open?.words, words].filter(Boolean).join(' ')
  return said ? { words: said } : {}
}

const namesOf = (asks: readonly ShopRescue[]): ReadonlySet<string> =>
  new Set(asks.flatMap(({ name, place }) => tokensOf(`${name} ${place}`)))

const rounded = (minutes: number | undefined): number | undefined =>
  minutes !== undefined && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : undefined

/** 'No sorry, we are closed' right below the call is about the call. */
const refuses = ({ text: words, no, yes }: ParsedMessage, now: Date, open: CallAnswer | undefined): boolean =>
  (!open && (no || (!yes && beginsWithNo(words) && !asksSomething(words)))) ||
  (!yes && saysCannotCome(words) && frontDeskActs(words, now).some(({ act }) => act === 'no'))

const saysLater = (words: string, now: Date): boolean => frontDeskActs(words, now).some(({ act }) => act === 'later')

/** Of two lengths of time one may be what cannot be. */
const whichMinutes = (askId: string, several: readonly number[], { say }: Turn) =>
  buttons(
    say.several.rescueMinutes,
    ...several.slice(0, MAX_BUTTONS).map((minutes) => ({ id: `rescue:${minutes}:${askId}`, title: `${minutes} min` })),
  )
const MAX_BUTTONS = 3

/** Those who are named, or all of them if nobody is. */
function called(asks: readonly ShopRescue[], words: string): readonly ShopRescue[] {
  const line = plainText(words)
  const named = asks.filter(({ name, place }) =>
    [name, place].some((one) => one.length > 2 && line.includes(plainText(one))),
  )
  return named.length > 0 ? named : asks
}

const whichOf = (asks: readonly ShopRescue[], minutes: number, { say }: Turn) =>
  list(
    say.several.rescueWhich(minutes),
    say.several.drivers,
    asks.slice(0, MAX_ROWS).map(({ askId, name, place }) => ({
      id: `rescue:${minutes}:${askId}`,
      title: name,
      description: say.several.rescueRow({ name, place }),
    })),
  )
