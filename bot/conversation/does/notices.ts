import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { leavingButton } from '#bot/flows/preferences/leaving.ts'
import { openRounds } from '#bot/flows/quotes/answers.ts'
import { quoteButton } from '#bot/flows/quotes/desk-words.ts'
import { joinButton } from '#bot/flows/staff/join.ts'
import { frame } from '#bot/flows/steps.ts'
import { beginsWithYes, hearWhen } from '#bot/understand/answers.ts'
import { askedOfStep } from '#bot/understand/said/about-the-step.ts'
import { agreesClearly } from '#bot/understand/said/agreed/doubts.ts'
import { agreesFirst } from '#bot/understand/said/agreed/first-agrees.ts'
import { asksBeside } from '#bot/understand/said/asked/of-shops.ts'
import { saidAndAsked } from '#bot/understand/said/clauses.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'
import type { Intent } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { invitationAskedLast } from '#core/businesses/members/invitations/answer-invitation.ts'
import type { OnScreen } from '#core/messaging/inbound/conversation.ts'
import { plainText } from '#core/rules/people/plain-text.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'

/** What is certainly about something else than the notice on the screen. */
const elsewhere: ReadonlySet<Intent> = new Set<Intent>([
  ...(['search_vehicle', 'alert_create', 'alert_list', 'alert_delete', 'delete_data', 'emergency', 'deals'] as const),
  ...(['cancel_booking', 'sign_in', 'start_over', 'human'] as const),
])
const SURELY = 0.9

const isElsewhere = ({ understood: { wishes, slots }, command }: ParsedMessage): boolean =>
  command === 'menu' ||
  slots.size !== undefined ||
  wishes.some(({ intent, probability }) => elsewhere.has(intent) && probability >= SURELY)

const newest = (screen: readonly OnScreen[]): string | undefined => screen[0]?.kind

/** Answers a notice that asks with buttons, in words; undefined if none is the newest on the screen. */
export async function answerToNotice(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.choice || message.kind !== 'text' || message.text === '' || message.text.length > LONGEST)
    return undefined
  if (turn.choices.includes('leave:deals')) return whatStops(message, turn)
  if (turn.running || isElsewhere(message)) return undefined
  const kind = newest(turn.screen)
  if (kind === 'booking_silent') return othersOrWait(message, turn)
  if (kind === 'quotes_silent') return moreOrWait(message, turn)
  if (kind === 'shop_invitation') return joinInWords(message, turn)
  return kind === 'booking_reminder' ? laterThanAgreed(message, turn) : undefined
}

const comesThen =
  /\b(?:late|later|laat|only|eers|first|rather|instead|eerder|liewer|can (?:it|we|i)|kan (?:dit|ons|ek)|make it|maak dit|move|skuif|change|verander|be there|daar wees|kom|come|fika|goroga|tla|ngingafika|cant|cannot|kan nie)\b/

/** Under a reminder an hour that differs is one to move to, which is read back; nothing else is said of it here. */
async function laterThanAgreed({ text: words }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const { date, time, window } = hearWhen(words, { now: turn.now, asked: true })
  // 'Eers teen elf' is the hour at which they come, and no limit.
  const at = time ?? (window?.from ? undefined : window?.to)
  const to = { ...(date && { date }), ...(at && { time: at }) }
  if (!at || (window && time) || !comesThen.test(plainText(words))) return undefined
  const upcoming = await myBookings(turn.ctx, turn.actor, { upcoming: true })
  const [only, ...more] = upcoming
  const begins = only?.appointmentStart
  if (!only || more.length > 0 || !begins || localTime(new Date(begins), JOHANNESBURG) === at) return undefined
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: only.id, to, unsure: true }))
}

const LONGEST = 300

const waits =
  /\b(?:wait|waiting|wag|linda|lindani|ema|leta|give (?:them|him|her)|gee (?:hulle|hom|nog)|kans|chance|later|not yet|nog nie|hold on|banike|ba fe|if they|as hulle|uma be|ukuba ba|until|till|tot|another hour|nog n uur|no|nee|nah|hayi|cha|tjhe|nnyaa|aowa|dont|moenie)\b/
const asks =
  /\b(?:yes|yebo|ja|ya|yeah|yup|yep|ee|ewe|eya|ok|okay|sure|sharp|ask|vra|buza|cela|botsa|kopa|try|probeer|others?|ander|abanye|ezinye|ba bang|tse ding|ba bangwe|more|two|twee|go ahead|which|watter|who|wie|please|asb)\b/

/** What is said of others who may be asked beside those that are silent. */
function hearOthers(words: string): 'wait' | 'ask' | undefined {
  const plain = plainText(words)
  const isYes = beginsWithYes(words)
  if (waits.test(plain) && !(isYes && asks.test(plain.replace(/^\W*\w+/, '')))) return 'wait'
  return asks.test(plain) ? 'ask' : undefined
}

const orders = /\b(?:ask|vra|buza|cela|botsa|kopa|try|probeer)\b/
const others = /\b(?:more|two|others?|ander|nog|twee|abanye|ezinye|ba bang|ba bangwe)\b/

/** No shop has named a price: two more are asked by a clear yes or an order alone, or the driver waits on. */
async function moreOrWait({ text: words }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const said = hearOthers(words)
  if (said === 'wait') return aside(text(turn.say.beside.waitsOn))
  const isClear =
    agreesClearly(words) || asksBeside(words) || (orders.test(plainText(words)) && others.test(plainText(words)))
  return said === 'ask' && isClear && !readsAsQuestion(words) && (await openRounds(turn)).length === 1
    ? quoteButton(['more'], turn)
    : undefined
}

/** A shop is silent: others are named before they are asked, or the driver waits on. */
async function othersOrWait({ text: words }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [only, ...more] = (await myBookings(turn.ctx, turn.actor, { upcoming: true })).filter(
    ({ status, awaiting }) => status === 'pending' && awaiting !== 'customer',
  )
  if (!only || more.length > 0) return undefined
  const said = hearOthers(words)
  if (said === 'wait') return aside(text(turn.say.beside.waitsOn))
  return said === 'ask' ? enter(frame('my-bookings', 'beside', { bookingId: only.id })) : undefined
}

const refuses = /^\W*(?:no|nee|nope|nah|hayi|cha|tjhe|nnyaa|aowa|qha|not me|wrong person)\b/

/** An invitation is taken or declined by plain words; whatever else is said leaves it open. */
async function joinInWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const invitation = await invitationAskedLast(turn.ctx, turn.actor)
  if (!invitation) return undefined
  const { say } = turn
  const { text: words } = message
  const asked = saidAndAsked(words)?.asked ?? (readsAsQuestion(words) ? words : undefined)
  if (!asked && (message.yes || message.no)) return undefined
  if (!asked && (agreesClearly(words) || agreesFirst(words, turn.now, agreesClearly)))
    return joinButton(`yes:${invitation.id}`, turn)
  if (!asked && refuses.test(plainText(words))) return joinButton(`no:${invitation.id}`, turn)
  const { facts } = say.questionHelp
  const about = asked && askedOfStep(asked)
  const answers = about === 'cost' ? facts.free : asked && about !== 'expires' ? facts.joinSees : facts.expires
  // Who agrees and asks something hears that the yes can wait.
  const fact = asked && saidAndAsked(words) && answers !== facts.expires ? `${answers} ${facts.expires}` : answers
  const { accept, decline } = say.staffNotices.invitation
  return aside(
    buttons(
      fact,
      { id: `join:yes:${invitation.id}`, title: accept },
      { id: `join:no:${invitation.id}`, title: decline },
    ),
  )
}

const ofDeals =
  /\b(?:deals?|specials?|adverts?|ads|advertising|promos?|promotions?|marketing|offers|aanbieding\w*|afslag|spesiale?|reklame|advertensies|izaziso|i?zaphulelo|i?saphulelo|amaspesheli|dispeshele|diphokotso|izikhangiso|dipapatso)\b/
const nothing =
  /^\W*(?:(?:no|nee|sorry|askies|hayi)\W+)?(?:nothing|niks|none|neither|akukho|lutho|ha ho letho|ga go sepe|i meant|ek het bedoel|i was just)\b/

/** 'Stop what?': only deals, or nothing; everything is stopped by its button or STOP alone. */
async function whatStops({ text: words }: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const plain = plainText(words)
  if (nothing.test(plain)) return leavingButton('nothing', turn)
  return ofDeals.test(plain) ? leavingButton('deals', turn) : undefined
}
