import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { State } from '#bot/engine/state.ts'
import { mayAskAbout } from '#bot/understand/said/about-somebody.ts'
import { isFigure } from '#bot/understand/said/figures.ts'
import { asksWhatWaits } from '#bot/understand/said/front-desk/asking/asks-of-work.ts'
import { onlyThem } from '#bot/understand/said/front-desk/ours/only-them.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { howOften } from '#bot/understand/said/front-desk/week-or-once.ts'
import { saysAct } from '#bot/understand/said/front-desk-acts.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { pricesApart, withoutJoining } from '#bot/understand/said/persons-in-line.ts'
import { sumsNamed } from '#bot/understand/said/price-words.ts'
import { asWritten } from '#bot/understand/said/told/to-reader.ts'
import { wordsChanged } from '#bot/understand/said/words-changed.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { rescueWords } from '../../emergency/minutes-words.ts'
import { toDriver, wayWords } from '../../emergency/way-words.ts'
import { quoteFirst, quotePointed, quoteWords } from '../../quotes/desk-words.ts'
import { invitedInWords } from '../../staff/invite.ts'
import { desk } from '../draft.ts'
import { ownDays } from '../own-days.ts'
import { lateForWhom } from '../plan/late.ts'
import { movesStanding } from '../plan/moved.ts'
import { namedAlone, saidToStand } from '../plan/named-alone.ts'
import { ofSeveral } from '../plan/of-several.ts'
import { planPriced } from '../plan/plan-priced.ts'
import { calledIn, isBareAnswer, type Thing } from '../pointing.ts'
import { type Scene, sceneOf, toldOf } from '../scene.ts'
import { ofOurs } from '../stock/ours.ts'
import { ownStockAsked } from '../stock/stock.ts'
import { toReadBack } from '../tell.ts'
import { askedLine } from './asked.ts'
import { besideYesOrNo } from './asked-words.ts'
import { ofListed } from './of-listed.ts'
import { lineOfOne } from './one.ts'
import { mustBeTold, orderedToTell, toNamed, toSeveral } from './ordered.ts'
import { planCorrected } from './plan-corrected.ts'
import { saidAnew } from './said-anew.ts'
import { byTopic, sayingOf, tellPlan } from './sayings.ts'
import { stockAgreed, stockExcept } from './stock-asked.ts'
import { nextJob, ownOrShop, whatWaits } from './to-see.ts'
import { askedOfCall, askedOfUs, hoursAside, waitLine } from './waiting.ts'
import { offerWithin, tyresOnTheWay } from './when.ts'
import { workOfOne } from './work-of-one.ts'

/**
 * What somebody of a shop types below what we have just shown them, before anything else is made of it: the answer to the
 * question that stands, several things about several people, or another hour, tyre or price for one of them. Undefined
 * for everything else, which goes its usual way.
 */
export async function frontDeskLine(message: ParsedMessage, turn: Turn, state: State): Promise<Outcome | undefined> {
  const isTyped = turn.actor.shops.length > 0 && message.kind === 'text' && message.text !== ''
  if (!isTyped || message.choice || message.command || turn.news?.length) return undefined
  if (state.active?.flow === 'threads' && state.active.step === 'words') return ofOthersToo(message, state, turn)
  const order = withoutJoining(message.text)
  // 'And tell Kim …' behind something else is an order of its own.
  if (!readsBack(state) && order !== message.text && ordersToTell(order) && !ordersToTell(message.text))
    return frontDeskLine({ ...message, text: order, whole: order }, turn, state)
  const over = message.repliesTo ? undefined : await saidAnew(message, turn, state, frontDeskLine)
  const rescue = over ?? (await wayWords(message, turn)) ?? (await rescueWords(message, state, turn))
  if (rescue) return rescue
  const pointed = message.repliesTo
    ? ((await toDriver(message, turn)) ?? (await quotePointed(message, state, turn)))
    : undefined
  if (pointed) return pointed
  const ofStock = await stockAgreed(message, turn)
  if (ofStock) return ofStock
  const { text: words } = message
  const ofPlanned = message.repliesTo ? undefined : await planPriced(words, state, turn)
  if (ofPlanned) return ofPlanned
  const priced = message.repliesTo ? undefined : await quoteFirst(words, state, turn)
  if (priced && !namesSomebody(words, await sceneOf(turn), turn)) return priced
  const isShort = isBareAnswer(message, turn.now) || isFigure(words)
  const isOrder = ordersToTell(words)
  if (message.repliesTo || isShort || (words.length > MAX_LINE && !isOrder)) return undefined
  const joins = turn.running === undefined || isOpenTo(turn) ? await invitedInWords(words, turn) : undefined
  if (joins) return joins
  const scene = await sceneOf(turn)
  const ofPlan = isOrder ? planCorrected(words, scene, state, turn) : undefined
  if (ofPlan) return ofPlan
  const ordered = isOrder ? await orderedToTell(words, scene, state, turn) : undefined
  if (ordered || words.length > MAX_LINE) return ordered
  // 'Every Thursday. Kim still comes at ten?' answers, whatever else it asks.
  if (turn.runningStep === 'hoursWhich' && howOften(words)) return askedLine(message, scene, state, turn)
  const anew = insteadOfSent(words, turn)
  if (anew) return anew
  const alone =
    message.repliesTo || !(turn.running === undefined || isOpenTo(turn))
      ? undefined
      : onlyThem(words, calledIn(scene.things))
  const ofAlone = alone === undefined ? undefined : ofOneAlone(alone, scene, turn)
  if (ofAlone) return ofAlone
  const corrected = planCorrected(words, scene, state, turn) ?? lateForWhom(words, scene, turn)
  if (corrected) return corrected
  return asItIsSaid(message, scene, state, turn)
}

/** The first reading that holds, the certain ones first. */
async function asItIsSaid(
  message: ParsedMessage,
  scene: Scene,
  state: State,
  turn: Turn,
): Promise<Outcome | undefined> {
  const { text: words } = message
  return (
    (namesSomebody(words, scene, turn)
      ? undefined
      : ((await ownStockAsked(words, turn)) ?? (await ownDays(words, turn)))) ??
    (asksWhatWaits(words) ? undefined : waitLine(words, scene, state, turn)) ??
    (namesSomebody(words, scene, turn) ? undefined : await askedOfCall(words, state, turn)) ??
    (asksWhatBecame(message, turn) ? undefined : askedOfUs(words, scene, turn)) ??
    (await askedOfCall(words, state, turn)) ??
    movesStanding(words, scene, turn) ??
    saidToStand(words, scene, turn) ??
    (await ofOurs(message, scene, state, turn)) ??
    (await tyresOnTheWay(words, scene, state, turn)) ??
    (await offerWithin(words, scene, state, turn)) ??
    (await askedLine(message, scene, state, turn)) ??
    ownOrShop(words, state, turn) ??
    (await stockExcept(words, scene, turn)) ??
    ofListed(words, scene, state, turn) ??
    namedAlone(words, scene, turn) ??
    toSeveral(words, scene, turn) ??
    (await ofSeveral(message, scene, state, turn)) ??
    (await toNamed(words, scene, turn)) ??
    (await mustBeTold(words, scene, turn)) ??
    toWhoAsked(words, scene, turn) ??
    nextJob(words, scene, turn) ??
    whatWaits(words) ??
    (await hoursAside(words, scene, turn)) ??
    (await quoteWords(words, state.active, turn)) ??
    (await workOfOne(words, scene, state, turn)) ??
    (await lineOfOne(message, scene, state, turn)) ??
    besideYesOrNo(message, scene, state, turn)
  )
}

/** 'Ja, but say that we close at five' right below words that went out: they are read back for the same reader. */
function insteadOfSent(words: string, turn: Turn): Outcome | undefined {
  const threadId = turn.running === undefined && turn.screen[0]?.kind === 'reply' ? toldOf(turn) : undefined
  const changed = threadId === undefined ? undefined : wordsChanged(words)
  const { focus } = turn.memory
  const to = focus?.bookingId && !focus.threadId ? { bookingId: focus.bookingId } : { threadId }
  return threadId && changed && 'instead' in changed
    ? toReadBack({ ...to, words: asWritten(changed.instead).words })
    : undefined
}

/** Questions under which whoever alone is meant may be said. */
const choosing: ReadonlySet<string> = new Set(['answer', 'which'])
const isOpenTo = ({ running, runningStep = '' }: Turn): boolean => running === 'shop-desk' && choosing.has(runningStep)

/** 'Yes to Nel only' is read back as that yes; a name alone shows what there is of it. */
function ofOneAlone(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  const saying = sayingOf(words, scene, { things: [] }, turn)
  return saying.is === 'planned' && saysAct(words)
    ? enter(desk('several', { plan: saying.plan }))
    : namedAlone(words, scene, turn)
}

/** A plan that is read back takes more of its kind. */
const readsBack = ({ active }: State): boolean => active?.flow === 'shop-desk' && active.step === 'several'

const MAX_LINE = 400

const namesSomebody = (words: string, { things }: Scene, { now }: Turn): boolean => {
  const { mentions, code } = statedIn(words, { now, called: calledIn(things) })
  return mentions.length > 0 || code !== undefined
}

/** Where nothing is asked, the booking itself is shown to whoever asks what became of it. */
const asksWhatBecame = (message: ParsedMessage, { running }: Turn): boolean =>
  running === undefined && (says(message, 'whatBecame') || mayAskAbout(message.text))

/** Words that are written for one customer, and say something of another: each gets their own, once it was read back. */
async function ofOthersToo(message: ParsedMessage, state: State, turn: Turn): Promise<Outcome | undefined> {
  if (message.text.length > MAX_LINE) return undefined
  const outcome = await ofSeveral(message, await sceneOf(turn), state, turn)
  return outcome?.to === 'enter' ? { ...outcome, to: 'switch' } : undefined
}

/** Below the questions of several customers: who alone asked about what the words name. */
function toWhoAsked(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isBelow = scene.shown !== undefined || sumsNamed(words).length > 1
  if (turn.running || !isBelow || scene.now.questions.length < 2 || mentions.length > 0 || code) return undefined
  const open = scene.things.filter(({ id }) => scene.now.questions.some((one) => one.id === id))
  const parts = byTopics(words, open, scene)
  const thing = byTopic(words, open, scene)
  const plan = parts.length > 1 ? parts : thing ? [{ words, thing }] : []
  return plan.length > 0
    ? enter(desk('several', { plan: plan.map((one) => tellPlan(one.words, one.thing)) }))
    : undefined
}

/** 'Lay-by yes three months, nitrogen no': each part is for whoever asked about it; what names nothing goes with the part before. */
function byTopics(words: string, open: readonly Thing[], scene: Scene): { words: string; thing: Thing }[] {
  const parts: { words: string; thing: Thing }[] = []
  for (const piece of piecesOf(words).flatMap(pricesApart)) {
    const last = parts.at(-1)
    const thing = byTopic(piece, open, scene) ?? last?.thing
    if (!thing) return []
    if (last && last.thing.id === thing.id) last.words = `${last.words}, ${piece}`
    else parts.push({ words: piece, thing })
  }
  return parts
}
