import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { mayAskAbout } from '#bot/understand/said/about-somebody.ts'
import { isFigure } from '#bot/understand/said/figures.ts'
import { agreesAndRefuses } from '#bot/understand/said/front-desk/how-many.ts'
import { deniedFirst, deniesBoth, withExcept, withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { howOften } from '#bot/understand/said/front-desk/week-or-once.ts'
import { actsByItself, type FrontDeskAct } from '#bot/understand/said/front-desk-acts.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { clausesOf, names, withHoursApart } from '#bot/understand/said/persons-in-line.ts'
import { ordersToTell, tokensOf } from '#bot/understand/shop-words.ts'
import { isPlainWord } from '#bot/understand/stated/ordinary-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { rescueWords } from '../../emergency/minutes-words.ts'
import { toDriver } from '../../emergency/to-driver.ts'
import { wayWords } from '../../emergency/way-words.ts'
import { pricedQuote, quoteFirst, quotePointed, quoteWords } from '../../quotes/desk-words.ts'
import type { PricedQuote } from '../../quotes/priced.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { ownDays } from '../own-days.ts'
import { calledIn, type Thing } from '../pointing.ts'
import { type Scene, sceneOf } from '../scene.ts'
import { askedLine } from './asked.ts'
import { besideYesOrNo } from './asked-words.ts'
import { chosenIn, rowsIn } from './chosen.ts'
import { ofListed } from './of-listed.ts'
import { isBareAnswer, lineOfOne } from './one.ts'
import { mustBeTold, orderedToTell, toNamed, toSeveral } from './ordered.ts'
import { planCorrected } from './plan-corrected.ts'
import { isContradicted, merged, type Planned, quotePlan } from './planned.ts'
import { saidAnew } from './said-anew.ts'
import { byTopic, type Saying, sayingOf, tellPlan, waitWords } from './sayings.ts'
import { stockAgreed, stockExcept } from './stock-asked.ts'
import { nextJob, ownOrShop, whatWaits } from './to-see.ts'
import { askedOfCall, askedOfUs, hoursAside, waitLine } from './waiting.ts'
import { offerWithin, tyresOnTheWay } from './when.ts'
import { whomIn } from './whom.ts'
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
  const priced = message.repliesTo ? undefined : await quoteFirst(words, state, turn)
  if (priced && !namesSomebody(words, await sceneOf(turn), turn)) return priced
  const isShort = isBareAnswer(message, turn.now) || isFigure(words)
  const isOrder = ordersToTell(words)
  if (message.repliesTo || isShort || (words.length > MAX_LINE && !isOrder)) return undefined
  const scene = await sceneOf(turn)
  const ofPlan = isOrder ? planCorrected(words, scene, state, turn) : undefined
  if (ofPlan) return ofPlan
  const ordered = isOrder ? await orderedToTell(words, scene, state, turn) : undefined
  if (ordered || words.length > MAX_LINE) return ordered
  // 'Every Thursday. Kim still comes at ten?' answers, whatever else it asks.
  if (turn.runningStep === 'hoursWhich' && howOften(words)) return askedLine(message, scene, state, turn)
  const corrected = planCorrected(words, scene, state, turn)
  if (corrected) return corrected
  return (
    (namesSomebody(words, scene, turn) ? undefined : await ownDays(words, turn)) ??
    waitLine(words, scene, state, turn) ??
    (namesSomebody(words, scene, turn) ? undefined : await askedOfCall(words, state, turn)) ??
    (asksWhatBecame(message, turn) ? undefined : askedOfUs(words, scene, turn)) ??
    (await askedOfCall(words, state, turn)) ??
    (await tyresOnTheWay(words, scene, state, turn)) ??
    (await offerWithin(words, scene, state, turn)) ??
    (await askedLine(message, scene, state, turn)) ??
    ownOrShop(words, state, turn) ??
    (await stockExcept(words, scene, turn)) ??
    ofListed(words, scene, state, turn) ??
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

type Read = { words: string; saying: Saying }

/** A line that says something of several people: all of it is read back in one question, and what was not taken is said. */
export async function ofSeveral(
  { text: words }: Pick<ParsedMessage, 'text'>,
  scene: Scene,
  { active }: Pick<State, 'active'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  const called = calledIn(scene.things)
  const asked = askedAct(active)
  const denied = deniedFirst(words)
  const not = denied ? deniedThings(denied.denied, scene, turn) : []
  const said = withExcept(denied && not.length > 0 ? denied.rest : words)
  const rows = rowsIn(said, scene)
  const cutting = {
    called,
    acts: (one: string) => actsByItself(one, turn.now) || (asked !== undefined && names(one, called)),
    points: (one: string) => pointsByFact(one, scene, turn.now),
  }
  // '1 and 3 yes' is one answer.
  const clauses = (rows.length > 1 && !agreesAndRefuses(said) ? [said] : clausesOf(said, cutting)).flatMap(
    withHoursApart,
  )
  const read: Read[] = []
  const quotes: PricedQuote[] = []
  const before: Thing[] = [...not]
  let act = asked
  for (const clause of clauses) {
    const saying = sayingOf(clause, scene, { things: before, act, asked }, turn)
    const quote = saying.things.length === 0 ? await pricedQuote(clause, active, turn) : undefined
    if (quote) quotes.push(quote)
    else read.push({ words: clause, saying })
    before.push(...saying.things)
    act = saying.is === 'planned' ? (saying.act ?? act) : act
  }
  const rest = restOf(read, scene, turn)
  // Rows alone say whom, and not what is to be done.
  if (rows.length > 0 && active?.step === 'which' && read.every(({ saying }) => saying.is === 'nothing'))
    return { to: 'again', say: [] }
  const isOfList = clauses.some((clause) => rowsIn(clause, scene).length > 0)
  const isChosen = not.length > 0 || rest !== undefined || isOfList || withoutExcepted(words) !== undefined
  return outcomeOf(rest ?? read, quotes, { scene, turn, isChosen })
}

/** Who is not meant: 'not Sipho, the other one'; 'neither' are those that are listed. */
function deniedThings(words: string, scene: Scene, turn: Turn): readonly Thing[] {
  if (deniesBoth(words)) return scene.listed
  const { pointed, isEach } = whomIn(words, scene, { able: () => true, byFact: true, before: [], now: turn.now })
  return pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' && isEach ? pointed.things : []
}

/** What was meant to be done when it was asked with whom. */
function askedAct(active: State['active']): FrontDeskAct | undefined {
  if (active?.flow !== 'shop-desk' || active.step !== 'which') return undefined
  const { intent } = active.draft as DeskDraft
  return intent === 'confirm' ? 'yes' : intent === 'decline' ? 'no' : undefined
}

/** 'Yes to the move, van Wyk must still wait': the yes is for the only other one. */
function restOf(read: readonly Read[], scene: Scene, turn: Turn): Read[] | undefined {
  const waits = read.flatMap(({ saying }) => (saying.is === 'waits' || saying.is === 'stays' ? saying.things : []))
  const open = read.filter(({ saying }) => saying.is === 'nothing' && saying.things.length === 0)
  const [only, ...more] = open
  if (
    !only ||
    more.length > 0 ||
    waits.length === 0 ||
    waits.length !== read.flatMap(({ saying }) => saying.things).length
  )
    return undefined
  const others = scene.things.filter(({ kind, id }) => kind === 'request' && !waits.some((one) => one.id === id))
  const [thing, ...further] = others
  if (!thing || further.length > 0) return undefined
  const saying = sayingOf(`${only.words}, ${thing.name}`, scene, { things: waits }, turn)
  return saying.is === 'planned'
    ? read.map((one) => (one === only ? { ...one, saying: { ...saying, sure: false } } : one))
    : undefined
}

/** A day with its hour, a tyre, a code, or what only some of those have who wait says which of several is meant. */
function pointsByFact(words: string, scene: Scene, now: Date): boolean {
  const { code, dates, times, figures, brands, sizes } = statedIn(words, { now })
  const isRequest = ({ kind }: Thing) => kind === 'request' || scene.isClosing
  if (code !== undefined || chosenIn(words, scene, { able: isRequest, before: [], now })) return true
  return brands.length + sizes.length > 0 || (dates.length > 0 && times.length + figures.length > 0)
}

/** Below the questions of several customers: who alone asked about what the words name. */
function toWhoAsked(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  const { mentions, code } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  if (turn.running || !scene.shown || scene.now.questions.length < 2 || mentions.length > 0 || code) return undefined
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
  for (const piece of piecesOf(words)) {
    const last = parts.at(-1)
    const thing = byTopic(piece, open, scene) ?? last?.thing
    if (!thing) return []
    if (last && last.thing.id === thing.id) last.words = `${last.words}, ${piece}`
    else parts.push({ words: piece, thing })
  }
  return parts
}

function outcomeOf(
  read: readonly Read[],
  quotes: readonly PricedQuote[],
  { scene, turn, isChosen }: { scene: Scene; turn: Turn; isChosen: boolean },
): Outcome | undefined {
  const sayings = read.map(({ saying }) => saying)
  const plan = sayings.flatMap((one) => (one.is === 'planned' ? one.plan : []))
  const waits = sayings.flatMap((one) => (one.is === 'waits' ? one.things : []))
  const stays = sayings.flatMap((one) => (one.is === 'stays' ? one.things : []))
  const people = new Set(sayings.flatMap(({ things }) => things.map(({ name }) => name)))
  const all = [...quotes.map(quotePlan), ...merged(plan)]
  if (people.size + quotes.length < (isChosen ? 1 : 2)) return undefined
  if (isContradicted(all)) return undefined
  const beside = [...waitWords(waits, scene, turn), ...stayWords(stays, turn), ...missedWords(read, turn)]
  if (all.length === 0) return waits.length > 0 ? aside(text(beside.join('\n'))) : undefined
  const [only] = all
  const isSure = !isChosen && sayings.every((one) => one.is !== 'unclear' && (one.is !== 'planned' || one.sure))
  const isOne = all.length === 1 && only !== undefined && atOnce.has(only.act) && isSure
  return enter(desk(isOne ? 'severalDone' : 'several', { plan: all, beside }))
}

/** What one of several is done with at once, if all is certain; the rest is read back. */
const atOnce: ReadonlySet<Planned['act']> = new Set(['confirm', 'start', 'offer'])

function stayWords(things: readonly Thing[], { say }: Turn): string[] {
  const names = [...new Set(things.map(({ name }) => name))]
  return names.length > 0 ? [say.several.stays({ count: names.length, who: names.join(', ') })] : []
}

/** What names somebody and was not understood, and whole sentences of which nothing was taken. */
function missedWords(read: readonly Read[], { say }: Turn): string[] {
  const missed = read.filter(
    ({ words, saying }) =>
      saying.is === 'unclear' || (saying.is === 'nothing' && saying.things.length === 0 && saysSomething(words)),
  )
  return missed.map(({ words }) => say.several.missed(words))
}

const saysSomething = (words: string): boolean => tokensOf(words).filter((word) => !isPlainWord(word)).length >= 2
