import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { agreesAndRefuses } from '#bot/understand/said/front-desk/how-many.ts'
import { deniedFirst, deniesBoth, withExcept, withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { saysOpening } from '#bot/understand/said/front-desk/opening-words.ts'
import { actsByItself, type FrontDeskAct, frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { clausesOf, names, withHoursApart } from '#bot/understand/said/persons-in-line.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { isPlainWord } from '#bot/understand/stated/ordinary-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { openQuotes, pricedQuote } from '../../quotes/desk-words.ts'
import type { PricedQuote } from '../../quotes/priced.ts'
import { quotesPointed, sumsBeside } from '../../quotes/which-quote.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { chosenIn, rowsIn } from '../line/chosen.ts'
import { isContradicted, merged, type Planned, quotePlan } from '../line/planned.ts'
import { type Saying, sayingOf, waitWords } from '../line/sayings.ts'
import { whomIn } from '../line/whom.ts'
import { calledIn, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { priceOffered } from './other-tyre.ts'

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
  const open = await openQuotes(words, turn)
  const priced = (one: string) => sumsBeside(one, open).length > 0
  const cutting = {
    called,
    acts: (one: string) => actsByItself(one, turn.now) || priced(one) || (asked !== undefined && names(one, called)),
    points: (one: string) => pointsByFact(one, scene, turn.now),
    ofOther: (one: string) => priced(one) && isOfSomebody(one, open, scene, turn.now),
  }
  // '1 and 3 yes' is one answer.
  const clauses = (rows.length > 1 && !agreesAndRefuses(said) ? [said] : clausesOf(said, cutting)).flatMap((clause) =>
    withHoursApart(clause, wasDone.has(frontDeskActs(clause, turn.now)[0]?.act ?? 'tell')),
  )
  const read: Read[] = []
  const quotes: { words: string; quote: PricedQuote }[] = []
  const before: Thing[] = [...not]
  let act = asked
  for (const clause of clauses) {
    const saying = offeredAt(clause, sayingOf(clause, scene, { things: before, act, asked }, turn), scene)
    const quote = saying.things.length === 0 ? await pricedQuote(clause, active, turn) : undefined
    if (quote) quotes.push({ words: clause, quote })
    else read.push({ words: clause, saying })
    before.push(...saying.things)
    act = saying.is === 'planned' ? (saying.act ?? act) : act
  }
  const rest = restOf(read, scene, turn)
  // Rows alone say whom, and not what is to be done.
  if (rows.length > 0 && active?.step === 'which' && read.every(({ saying }) => saying.is === 'nothing'))
    return { to: 'again', say: [] }
  const isOfList = clauses.some((clause) => rowsIn(clause, scene).length > 0)
  // Who is priced twice is told neither.
  const sure = quotes.filter(({ quote: { askId } }) => quotes.filter(({ quote }) => quote.askId === askId).length === 1)
  const unsure = quotes.filter((one) => !sure.includes(one)).map(({ words }) => ({ words, saying: untaken }))
  const all = [...(rest ?? read), ...unsure]
  const isLeft =
    clauses.length > 1 && all.some(({ words, saying }) => !isTaken(saying) && (priced(words) || hours(words)))
  const isChosen = not.length > 0 || rest !== undefined || isOfList || isLeft || withoutExcepted(words) !== undefined
  return outcomeOf(
    all,
    sure.map(({ quote }) => quote),
    { scene, turn, isChosen, mustSay: (one) => priced(one) || hours(one) },
  )
}

const wasDone: ReadonlySet<FrontDeskAct> = new Set<FrontDeskAct>(['noshow', 'done', 'start', 'ready'])
const untaken: Saying = { is: 'unclear', things: [] }
const isTaken = ({ is }: Saying): boolean => is !== 'unclear' && is !== 'nothing'
const hours = saysOpening

/** Whether a price names somebody, be it nobody whom we know, or says whose question it answers. */
function isOfSomebody(words: string, open: readonly ShopQuote[], { things }: Scene, now: Date): boolean {
  const { mentions } = statedIn(words, { now, called: calledIn(things) })
  return mentions.some(({ doubtful }) => !doubtful) || quotesPointed(words, open).isSaid
}

/** 'Sipho 2100' offers his request at that price. */
function offeredAt(words: string, saying: Saying, scene: Scene): Saying {
  if (saying.is !== 'unclear') return saying
  const requests = saying.things.filter(({ kind }) => kind === 'request')
  const [thing, ...more] = requests
  const plan = thing && more.length === 0 ? priceOffered(words, thing, scene) : undefined
  return thing && plan ? { is: 'planned', plan: [plan], things: [thing], sure: false } : saying
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

/** `mustSay`: what is said to be left, however short it is. */
type How = { scene: Scene; turn: Turn; isChosen: boolean; mustSay: (words: string) => boolean }

function outcomeOf(
  read: readonly Read[],
  quotes: readonly PricedQuote[],
  { scene, turn, isChosen, mustSay }: How,
): Outcome | undefined {
  const sayings = read.map(({ saying }) => saying)
  const plan = sayings.flatMap((one) => (one.is === 'planned' ? one.plan : []))
  const waits = sayings.flatMap((one) => (one.is === 'waits' ? one.things : []))
  const stays = sayings.flatMap((one) => (one.is === 'stays' ? one.things : []))
  const people = new Set(sayings.flatMap(({ things }) => things.map(({ name }) => name)))
  const all = [...quotes.map(quotePlan), ...merged(plan)]
  if (people.size + quotes.length < (isChosen ? 1 : 2)) return undefined
  if (isContradicted(all)) return undefined
  const beside = [...waitWords(waits, scene, turn), ...stayWords(stays, turn), ...missedWords(read, mustSay, turn)]
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
function missedWords(read: readonly Read[], mustSay: How['mustSay'], { say }: Turn): string[] {
  const missed = read.filter(
    ({ words, saying }) =>
      saying.is === 'unclear' ||
      (saying.is === 'nothing' && saying.things.length === 0 && (mustSay(words) || saysSomething(words))),
  )
  return missed.map(({ words }) => say.several.missed(words))
}

const saysSomething = (words: string): boolean => tokensOf(words).filter((word) => !isPlainWord(word)).length >= 2
