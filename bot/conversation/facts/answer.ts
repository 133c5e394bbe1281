import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { isCorrection } from '#bot/flows/booking/correction.ts'
import type { BookingDraft } from '#bot/flows/booking/draft.ts'
import { ordersNote } from '#bot/flows/booking/note.ts'
import { stockAsked } from '#bot/flows/search/at-shop.ts'
import { isEmergency } from '#bot/understand/emergency.ts'
import { listingOrder } from '#bot/understand/said/listing-order.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { codeOrder } from '#bot/understand/said/plain-orders.ts'
import { asksForWay } from '#bot/understand/said/ways.ts'
import type { Wish } from '#bot/understand/types.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import { namesBeforehand } from '#core/rules/messages/money-talk.ts'
import { declaredOf } from '../questions.ts'
import { rescueIsOnTop } from '../scene.ts'
import { answersToDrivers } from './answers-to-drivers.ts'
import { type AskedAbout, askedAbout } from './asked-about.ts'
import { meantOf, type OnScreen, onDriversScreen } from './sheets-of-driver.ts'
import { saidBeside, takesEveryWord } from './stands-again.ts'

/**
 * A question about what stands on the screen, answered from its facts; the question of ours comes again behind it. It
 * sends, books and changes nothing. Undefined for what is no such question, or of which nothing is known.
 */
export async function answerAsked(message: ParsedMessage, turn: Talk, state: State): Promise<Outcome | undefined> {
  if (turn.actor.shops.length > 0 || !mayAsk(message, turn, state)) return undefined
  const ofShop = stockAsked(message, turn, state.active)
  if (ofShop) return ofShop
  const asked = askedAbout(message, 'driver')
  if (!asked || leavesRest(asked, message, turn, state)) return undefined
  const screen = await onDriversScreen(turn, state)
  // Whoever was taken and is on the way is asked about by the table of decisions.
  if (screen.is !== 'rescue' && rescueIsOnTop(turn, state.active)) return undefined
  const said = await answersOf(asked, message, turn, state, screen)
  if (said.length > 0) return saidBeside(said.filter(isSaid), turn, state, screen.choices)
  // A clear question is no answer to ours, though nothing is known here that answers it.
  const isOfAnswers = screen.is === 'rescue' || screen.is === 'quotes'
  const isOurs = !isOfAnswers && state.active !== null && declaredOf(state.active) !== undefined
  return isOurs && asked.isClear ? saidBeside([text(turn.say.asking.notYet)], turn, state) : undefined
}

/** The answers to what was asked, without what comes behind them. */
async function answersOf(
  asked: AskedAbout,
  message: ParsedMessage,
  turn: Talk,
  state: State,
  { is, sheets }: OnScreen,
): Promise<OutboundContent[]> {
  const question = state.active ? declaredOf(state.active) : undefined
  const wish: Wish = {
    intent: 'ask_shop',
    probability: 1,
    sure: false,
    slots: message.understood.slots,
    words: asked.words,
  }
  const about = { asked: { message: { ...message, text: asked.words }, wish, turn }, on: is, question }
  const said: OutboundContent[] = []
  for (const topic of asked.topics) {
    const answer = await answersToDrivers[topic]?.({ ...about, sheets: meantOf(sheets, asked.words) })
    if (answer) said.push(answer)
  }
  return said
}

/** The question itself shows what was asked for: there is nothing to add. */
const isSaid = (one: OutboundContent): boolean => !(one.type === 'text' && one.body === '')

function mayAsk(message: ParsedMessage, turn: Talk, state: State): boolean {
  const { memory, readBack } = state
  if (listingOrder(message.text) || codeOrder(message.text)) return false
  // Who talks with whom, and money before the work, have an answer of their own anywhere.
  if (says(message, 'asksWho') || namesBeforehand(message.text)) return false
  if (message.repliesTo || memory.talk || readBack || takesEveryWord(turn, state) || isEmergency(message.text))
    return false
  // 'Can I leave the car and fetch it later?' under the summary asks for another way, which the booking takes.
  if (state.active?.flow === 'booking' && changing.has(state.active.step) && asksForWay(message.text)) return false
  const draft = state.active?.flow === 'booking' ? (state.active.draft as BookingDraft) : undefined
  if (draft && (ordersNote(message, draft) || isCorrection(message, draft, true))) return false
  // Below a shop's own words a question may be meant for them.
  return turn.screen[0]?.threadId == null
}

const changing: ReadonlySet<string> = new Set(['summary', 'change'])

/** A yes, a day or a place beside the question is the open question's to take, but for a yes with a 'but'. */
function leavesRest({ beside, isBut }: AskedAbout, message: ParsedMessage, turn: Talk, { active }: State): boolean {
  if (beside === undefined) return false
  if (!active) return false
  return !(
    turn.conversation.asksYesOrNo(active) &&
    (isBut || !message.understood.wishes.some(({ intent }) => intent === 'yes'))
  )
}
