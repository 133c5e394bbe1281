import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import { list, text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { asksForPrice } from '#bot/flows/quotes/draft.ts'
import type { DeskDraft } from '#bot/flows/shop-desk/draft.ts'
import { type Scene, sceneOf } from '#bot/flows/shop-desk/scene.ts'
import type { AskTopic } from '#bot/understand/ask/topics.ts'
import { isEmergency } from '#bot/understand/emergency.ts'
import { asksSomething, callsByName } from '#bot/understand/said/front-desk/asks.ts'
import { invitesStaff } from '#bot/understand/said/front-desk/ours/invites.ts'
import { whoseSaid } from '#bot/understand/said/front-desk/ours/of-ours.ts'
import { ordersToAdd } from '#bot/understand/said/front-desk/read-back.ts'
import { howOften } from '#bot/understand/said/front-desk/week-or-once.ts'
import { minutesAway } from '#bot/understand/said/minutes-away.ts'
import { sumsNamed } from '#bot/understand/said/price-words.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { declaredOf } from '../questions.ts'
import { answersAtFrontDesk } from './answers-at-front-desk.ts'
import { askedAbout } from './asked-about.ts'
import { bookingsMeant } from './bookings-at-front-desk.ts'
import { saidBeside, takesEveryWord } from './stands-again.ts'

/** What is asked of us about somebody, and never of them: also below their own words, and where words for them are asked for. */
const onlyOfUs: ReadonlySet<AskTopic> = new Set<AskTopic>([
  'number',
  'note',
  'who',
  'answered',
  'first',
  'free',
  'who_we',
])
/** Of a call for a price, or for help at the roadside, all that is known stands in it. */
const ofUsInCalls: ReadonlySet<AskTopic> = new Set<AskTopic>(['free', 'who_we', 'undo'])
/** What a call for help holds, or comes once the driver takes the shop. */
const inCalls: ReadonlySet<AskTopic> = new Set<AskTopic>([
  ...['number', 'place', 'until', 'who', 'when', 'total', 'others', 'free', 'who_we', 'undo'],
] as AskTopic[])
const isOfUs = (topics: readonly AskTopic[]): boolean => topics.some((topic) => inCalls.has(topic))
/** Flows below whose questions a counter may ask about its work. */
const besideWhich: ReadonlySet<string> = new Set(['shop-desk', 'threads', 'shop-picture'])
/** Of the weekly question about stock: what stands there is no booking. */
const STOCK: Kind = 'stock_question'
const RESCUE: Kind = 'rescue_asked'

/**
 * A question of a counter about what stands on the screen, answered from its facts; nobody is told anything by it. What we
 * do not know goes its usual way, which offers to pass it on.
 */
export async function answerAskedAtFrontDesk(
  message: ParsedMessage,
  turn: Talk,
  state: State,
): Promise<Outcome | undefined> {
  const { text: words } = message
  if (message.repliesTo || state.readBack || turn.news?.length || ordersToTell(words) || isEmergency(words))
    return undefined
  // 'Please add it. When can people see it?' is answered by adding it, and 'every Thursday. Kim still at 10?' by the hours.
  if (turn.runningStep === 'unlisted' && ordersToAdd(words)) return undefined
  if (invitesStaff(words)) return undefined
  if (turn.runningStep === 'hoursWhich' && howOften(words)) return undefined
  if (turn.runningStep === 'ours' && !asksSomething(words) && whoseSaid(words)) return undefined
  const asked = askedAbout(message, 'shop')
  if (!asked || (asked.beside !== undefined && !asked.isBut)) return undefined
  const [newest] = turn.screen
  const isCall = (kind: Kind): boolean => !state.active && newest?.kind === kind
  const isOfQuote = turn.running === 'quote-desk' || (!state.active && asksForPrice(newest?.kind))
  // What is asked beside an answer to a call, or of the driver's car, is for the driver.
  if (isCall(RESCUE) && (sumsNamed(words).length > 0 || minutesAway(words) !== undefined || !isOfUs(asked.topics)))
    return undefined
  if (isOfQuote || isCall(RESCUE)) return ofCall(asked.topics, isOfQuote, turn, state)
  if (isCall(STOCK)) return undefined
  if (turn.running !== undefined && !besideWhich.has(turn.running)) return undefined
  const scene = await sceneOf(turn)
  const isForThem = scene.shown !== undefined || takesEveryWord(turn, state) || turn.running === 'threads'
  const topics = isForThem ? asked.topics.filter((topic) => onlyOfUs.has(topic)) : asked.topics
  if (topics.length === 0 || callsByName(words, new Set(scene.things.flatMap(({ name }) => wordsOfName(name)))))
    return undefined
  // Below somebody's own words 'he' is whoever wrote them.
  const bookings = bookingsOf(asked.words, scene, state, turn)
  if (!bookings) return undefined
  const ofWriter = bookings.length === 0 && topics.includes('number') ? scene.shown : undefined
  if (ofWriter) return saidBeside([text(turn.say.asking.desk.noPhone(ofWriter.customer))], turn, state)
  const { listings = [] } = (state.active?.flow === 'shop-desk' ? state.active.draft : {}) as DeskDraft
  const question = state.active ? declaredOf(state.active) : undefined
  const about = { words: asked.words, turn, scene, bookings, listings, question }
  const said = await Promise.all(topics.map((topic) => answersAtFrontDesk[topic]?.(about)))
  const known = said.filter((one) => one !== undefined)
  if (known.length === 0 && question && asked.isClear) return saidBeside([text(turn.say.asking.notYet)], turn, state)
  return known.length > 0
    ? saidBeside([text(known.join('\n'))], turn, state, choicesOf(bookings, scene, turn, state))
    : undefined
}

const bookingOfButton = /^booking:[a-z]+:([0-9a-f-]{36})/

/** Where several wait, the buttons of the newest notice would answer one of them that was not asked about. */
function choicesOf(bookings: readonly BookingView[], scene: Scene, { screen, say }: Talk, { active }: State) {
  const ids = (screen[0]?.buttons ?? []).flatMap(({ id }) => bookingOfButton.exec(id)?.[1] ?? [])
  const [id] = new Set(ids)
  const [only, ...more] = bookings
  if (active || !id || (only?.id === id && more.length === 0)) return undefined
  const all = [...scene.now.waiting, ...scene.standing]
  const rows = (more.length > 0 || !only ? bookings : [only, ...scene.now.waiting.filter((one) => one.id !== only.id)])
    .filter((one) => all.some((other) => other.id === one.id))
    .slice(0, limits.rows)
    .map((one, at) => ({
      id: `work:open:${one.id}`,
      title: `${at + 1}. ${one.customer.name}`,
      description: say.booking.work(one),
    }))
  return rows.length > 0 ? list(say.asking.whose, say.booking.desk.requests, rows) : undefined
}

function bookingsOf(words: string, scene: Scene, state: State, turn: Talk): BookingView[] | undefined {
  const { shown } = scene
  const meant = bookingsMeant(words, scene, state, turn)
  const isNamed = meant && meant.length < scene.now.waiting.length + scene.standing.length
  if (!shown || !meant || state.active) return meant
  const theirs = [...scene.now.waiting, ...scene.standing].filter(({ customer }) => customer.name === shown.customer)
  return isNamed && meant.length === 1 && scene.now.waiting.length + scene.standing.length > 1 ? meant : theirs
}

function ofCall(
  topics: readonly AskTopic[],
  isOfQuote: boolean,
  turn: Talk,
  state: State,
): Promise<Outcome> | undefined {
  const { several, asking } = turn.say
  const [topic] = topics.filter((one) => ofUsInCalls.has(one))
  if (topics.includes('others') && isOfQuote) return saidBeside([text(several.quoteOthers)], turn, state)
  if (topics.includes('total') && !isOfQuote) return saidBeside([text(several.rescuePrice)], turn, state)
  if (topic === 'free') return saidBeside([text(asking.desk.free)], turn, state)
  if (topic === 'undo') return saidBeside([text(asking.desk.undo)], turn, state)
  if (topic === 'who_we') return saidBeside([text(asking.whoWe)], turn, state)
  return saidBeside([text(isOfQuote ? several.quoteFacts : several.rescueFacts)], turn, state)
}
