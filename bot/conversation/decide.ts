import type { Outcome } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Talk } from '#bot/engine/progress.ts'
import type { State } from '#bot/engine/state.ts'
import { pointAt } from '#bot/flows/shop-desk/pointing.ts'
import type { Act } from './acts.ts'
import { type Decision, decisions } from './decisions.ts'
import { fitOf } from './fit.ts'
import { readActs } from './read-acts.ts'
import { type OfferThing, type Scene, sceneOf } from './scene.ts'

/** Acts that the table holds; nothing is read for others. */
const decided = new Set(decisions.flatMap(({ acts }) => acts))

/** Answers a message by the table of decisions; undefined for what the table does not hold. */
export async function decide(message: ParsedMessage, turn: Talk, state: State): Promise<Outcome | undefined> {
  const [act, ...others] = readActs(message, turn.now)
  if (!act || !decided.has(act.act) || others.some((other) => other.act !== 'thanks' && other.act !== 'nothing'))
    return undefined
  const { active, options } = state
  const scene = await sceneOf(turn, active)
  const situation = { act, scene, active, question: scene.question, message, turn, options, instead: {} }
  if (scene.yesTo === 'offer') {
    const { offer, fit, ...instead } = meantOf(act, scene)
    const row = rowFor(act, 'offer', fit)
    return row && doing(row, act, offer)({ ...situation, offer, instead })
  }
  const row = scene.yesTo === 'nothing' ? undefined : rowFor(act, scene.yesTo)
  return row?.does({ ...situation, offer: undefined })
}

const rowFor = (
  { act, of }: Act,
  on: Decision['on'],
  fit?: Decision['when'] extends readonly (infer One)[] | undefined ? One : never,
) =>
  decisions.find(
    (row) =>
      row.on === on &&
      row.acts.includes(act) &&
      (row.of === undefined || row.of.includes(of)) &&
      (row.when === undefined || (fit !== undefined && row.when.includes(fit))),
  )

/** What reaches another person asks for a certain act on exactly one thing. */
const doing = (row: Decision, { sure }: Act, offer: OfferThing | undefined): Decision['does'] =>
  row.risk === 'reaches another' && !(sure && offer) ? (row.else ?? row.does) : row.does

/** The offer that the words point at, and how they stand to it. A name that is not there means none of them. */
function meantOf({ act, stated }: Act, { offers }: Scene) {
  const pointed = pointAt(stated, offers, { able: () => true, byFact: act !== 'give' })
  const [only] = offers
  const offer =
    pointed.to === 'one'
      ? offers.find(({ id }) => id === pointed.thing.id)
      : pointed.to === 'nobody' && offers.length === 1
        ? only
        : undefined
  return offer ? { offer, ...fitOf(stated, offer) } : { offer: undefined, fit: 'against' as const }
}
