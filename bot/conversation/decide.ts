import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import type { State } from '#bot/engine/state.ts'
import { calledIn, pointAt, type Thing } from '#bot/flows/shop-desk/pointing.ts'
import { saysOnlyLater } from '#bot/understand/answers.ts'
import { agreesClearly, doubtsIn } from '#bot/understand/said/agreed/doubts.ts'
import { countThatMustBe } from '#bot/understand/said/asked/counted.ts'
import { saidAndAsked } from '#bot/understand/said/clauses.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { type Act, readActs } from './acts.ts'
import { type Decision, decisions, otherwise } from './decisions.ts'
import { type Meant, stepFact } from './does/doing.ts'
import { answerToNotice } from './does/notices.ts'
import { answerOffers } from './does/offered-words.ts'
import { hearPrices } from './does/quotes.ts'
import { takeIfPlain } from './does/rescue.ts'
import { type Fit, fitOf } from './fit.ts'
import { type Scene, sceneOf } from './scene.ts'

/** Answers a message by the table of decisions; undefined for what the table does not hold. */
export async function decide(message: ParsedMessage, turn: Talk, state: State): Promise<Outcome | undefined> {
  const [first, ...others] = agreed(readActs(message, turn.now), message, turn)
  if (!first) return undefined
  const noticed =
    (await answerToNotice(message, turn)) ??
    (saidAndAsked(message.text) ? undefined : await stepFact(message.text, turn))
  if (noticed) return noticed
  if (others.every(addsNothing)) return decideBy(decisions, first, { message, turn, state })
  // Several acts under an offer are one answer to it.
  return [first, ...others].every(({ act, of, sure }) => isAboutOffer(act, of, sure))
    ? underOffer(first, message, turn, state)
    : undefined
}

/** What is still made of an act that neither the table nor a flow took. */
export async function decideOtherwise(message: ParsedMessage, turn: Talk, state: State): Promise<Outcome | undefined> {
  const [first, ...others] = readActs(message, turn.now)
  // 'Nie seker nie', which the question had no words of its own for.
  if (first?.act === 'nothing' && others.length === 0 && says(message, 'knowsNot'))
    return decideBy(decisions, { ...first, act: 'unsure' }, { message, turn, state })
  return first && others.every(addsNothing) ? decideBy(otherwise, first, { message, turn, state }) : undefined
}

/** A driver's clear yes agrees and 'let me ask at home first' puts off, though learning heard something said beside a question. */
const agreed = (acts: Act[], message: ParsedMessage, { actor, running, screen }: Talk): Act[] => {
  const { text } = message
  const [only, ...others] = acts
  // 'I do not know the year, I bought it second-hand' asks nothing of the trade.
  const isTrade = only?.of === 'ask_tyres'
  if (only && isTrade && actor.shops.length === 0 && running !== undefined && says(message, 'knowsNot'))
    return [{ ...only, act: 'unsure' }, ...others]
  if (only && others.length === 0 && actor.shops.length === 0 && saysMore(message))
    return [only.act === 'later' ? { ...only, act: 'nothing' } : only]
  if (only && others.length === 0 && actor.shops.length === 0 && saysOnlyLater(text)) return [{ ...only, act: 'later' }]
  if (!only || others.length > 0 || !beside.has(only.act) || actor.shops.length > 0) return acts
  // Below somebody else's words a yes may be meant for them.
  if (screen[0]?.threadId != null) return acts
  if (agreesClearly(text)) return [{ ...only, act: 'agree', sure: false }]
  const doubts = doubtsIn(text)
  const putsOff = only.act === 'nothing' && doubts.has('postpones') && (running !== undefined || !doubts.has('asks'))
  return putsOff ? [{ ...only, act: 'later' }] : acts
}
/** 'Now now' is an hour, and 'wait, it must be 2' a number. */
const saysMore = ({ text, understood: { slots } }: ParsedMessage): boolean =>
  (slots.edge !== undefined && text.length <= BRIEF) || countThatMustBe(text) !== undefined
const BRIEF = 20
const beside: ReadonlySet<Act['act']> = new Set(['unsure', 'later', 'explain', 'nothing', 'give', 'tell'])

const addsNothing = ({ act }: Act): boolean => act === 'thanks' || act === 'nothing'

async function decideBy(
  rows: readonly Decision[],
  first: Act,
  { message, turn, state }: { message: ParsedMessage; turn: Talk; state: State },
): Promise<Outcome | undefined> {
  // Nothing is read for what no row holds.
  const about = new Set(rows.filter(({ acts }) => acts.includes(first.act)).map(({ on }) => on))
  if (about.size === 0) return undefined
  const { active, options } = state
  const scene = await sceneOf(turn, active, about)
  if (scene.yesTo === 'nothing') return undefined
  const { act, fit, ...meant } = meantOf(first, scene, message, turn)
  const situation = { act, scene, active, question: scene.question, message, turn, options, ...meant }
  for (const row of rowsFor(rows, act, scene.yesTo, fit)) {
    const outcome = await doing(row, act, meant)(situation)
    if (outcome) return outcome
  }
  return undefined
}

/** What is certainly wanted elsewhere is no answer to an offer. */
const isAboutOffer = (act: Act['act'], of: Act['of'], sure: boolean): boolean =>
  !['person', 'drop', 'back', 'resume'].includes(act) &&
  (act !== 'want' || of === 'book' || of === 'shops_nearby' || !sure)

/** Several acts about what shops offer are one answer to it. */
async function underOffer(first: Act, message: ParsedMessage, turn: Talk, state: State): Promise<Outcome | undefined> {
  const { active, options } = state
  const scene = await sceneOf(turn, active, new Set(['offer', 'quote', 'rescue']))
  const { act, fit: _fit, ...meant } = meantOf(first, scene, message, turn)
  const situation = { act, scene, active, question: scene.question, message, turn, options, ...meant }
  if (scene.yesTo === 'offer') return answerOffers(message, turn, scene.offers)
  if (scene.yesTo === 'quote') return hearPrices(situation)
  return scene.yesTo === 'rescue' ? takeIfPlain(situation) : undefined
}

const rowsFor = (rows: readonly Decision[], { act, of }: Act, on: Decision['on'], fit: Fit) =>
  rows.filter(
    (row) =>
      row.on === on &&
      row.acts.includes(act) &&
      (row.of === undefined || row.of.includes(of)) &&
      (row.when === undefined || row.when.includes(fit)),
  )

/** What reaches another person asks for a certain act on exactly one thing. */
const doing = (row: Decision, { sure }: Act, { offer, answer, quote }: Meant): Decision['does'] =>
  row.risk === 'reaches another' && !(sure && (offer ?? answer ?? quote)) ? (row.else ?? row.does) : row.does

/** What the words point at, and how they stand to it. A name that is not there means none of them. */
function meantOf(first: Act, scene: Scene, message: ParsedMessage, turn: Talk): Meant & { act: Act; fit: Fit } {
  const { offers, answers, quotes, yesTo } = scene
  const things = yesTo === 'offer' ? offers : yesTo === 'rescue' ? answers : yesTo === 'quote' ? quotes : []
  const nothing = { offer: undefined, answer: undefined, quote: undefined, instead: {} }
  if (things.length === 0) return { ...nothing, act: first, fit: 'against' }
  const stated = yesTo === 'offer' ? first.stated : statedIn(message.text, { now: turn.now, called: calledIn(things) })
  const act = { ...first, stated }
  const able = things.filter(({ id }) => answers.find((one) => one.id === id)?.comes ?? true)
  const pointed = pointAt(stated, things, {
    able: ({ id }) => able.some((one) => one.id === id),
    byFact: yesTo !== 'offer' || first.act !== 'give',
  })
  const [only, ...more] = able.length > 1 ? shownAlone(able, turn) : able
  const id =
    pointed.to === 'one' ? pointed.thing.id : pointed.to === 'nobody' && more.length === 0 ? only?.id : undefined
  const [offer, answer, quote] = [offers.find(byId(id)), answers.find(byId(id)), quotes.find(byId(id))]
  const thing = offer ?? answer ?? quote
  if (!thing) return { ...nothing, act, fit: 'against' }
  const { fit, ...instead } = fitOf(stated, thing, first.act)
  return { act, offer, answer, quote, fit: answer?.comes === false ? 'against' : fit, instead }
}

const byId = (id: string | undefined) => (one: { id: string }) => one.id === id

/** Those of several that our newest answer offers to take: what is named in it is what a bare yes is about. */
const shownAlone = (able: readonly Thing[], { screen, choices }: Talk): readonly Thing[] =>
  screen[0]?.kind === 'reply' ? able.filter(({ id }) => choices.some((choice) => choice.includes(`take:${id}`))) : able
