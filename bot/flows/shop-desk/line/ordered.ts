import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { beginsWithYes } from '#bot/understand/answers.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { wordsBesidePointing } from '#bot/understand/said/front-desk/beside.ts'
import { saysComes, saysMove, saysOffer } from '#bot/understand/said/front-desk/moves.ts'
import { actsByItself, frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { clausesOf, isOpenEnded } from '#bot/understand/said/persons-in-line.ts'
import { mustOf } from '#bot/understand/said/told/must.ts'
import { isReported, ordersIn } from '#bot/understand/said/told/to-reader.ts'
import { behindOrder, toldToAll, toldToSeveral, toName } from '#bot/understand/said/told/told.ts'
import { asksBack, namedToTell, ordersToTell, plain, saysPrice, tyresLeft } from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { isOrdinary } from '#bot/understand/stated/ordinary-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { ThreadsDraft } from '../../threads/draft.ts'
import { atHandOfOrder, peopleOf } from '../at-hand.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { calledIn, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { addressedIn, tellOutcome, toReadBack, toThing } from '../tell.ts'
import { bookingOf, leftOver, sayingOf, startsFor, tellPlan } from './sayings.ts'
import { byInitial } from './whom.ts'

/** Orders to tell a customer something: all that stands behind one is for them, whatever else it may sound like. */

/**
 * 'Tell Sipho to bring his key, and that the gate is closed'. Undefined for words that order nothing of the kind, that
 * speak of several people, or that do something with the request of whoever is told: 'tell Kim to come at 11 rather'.
 */
export async function orderedToTell(
  words: string,
  scene: Scene,
  { active }: Pick<State, 'active'>,
  turn: Turn,
): Promise<Outcome | undefined> {
  const called = calledIn(scene.things)
  const behind = ordersToTell(words) ? behindOrder(words, nameIn(words, called)) : undefined
  if (!behind || (active?.flow === 'shop-desk' && answeredByOrders.has(active.step))) return undefined
  const several = toSeveral(words, scene, turn) ?? (await toEverybody(words, scene, turn))
  if (several || saysOfOthers(words, scene, turn)) return several
  const lead = words.slice(0, words.length - behind.words.length)
  const { told, isKnown } = whomTold(lead, scene, active, turn)
  const things = [...told, ...scene.things.filter((one) => isKnown && isOfOne(one, told))]
  const said = ordersIn(behind.words)
  if (behind.words !== '' && things.some((thing) => actsOn(thing, { ...behind, words: said[0] ?? '' }, scene, turn)))
    return said.length > 1 ? actAndWords(said, things, scene, turn) : undefined
  const [only, ...more] = isKnown ? await peopleOf(told, turn) : []
  return only && more.length === 0 ? toThing(only, words, turn) : tellOutcome({ words, whole: words }, scene, turn)
}

/** 'Sipho must bring his key' is for Sipho to read, unless it says no more than that he comes or waits. */
export async function mustBeTold(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  const { now } = turn
  const called = calledIn(scene.things)
  const must = asksSomething(words) ? undefined : mustOf(words, called)
  if (!must || saysOfOthers(words, scene, turn)) return undefined
  const { told: things, isKnown } = whomTold(must.lead, scene, null, turn)
  const [only, ...more] = isKnown ? await peopleOf(things, turn) : []
  if (!only || more.length > 0) return undefined
  const beside = wordsBesidePointing(must.rest, now, called, only.facts?.words)
  const behind = { words: must.rest, isDictated: false, asks: false }
  const acts = frontDeskActs(must.rest, now)
  const isAct =
    beside.length === 1 && (saysComes(must.rest) || acts.some(({ act }) => act === 'ready' || act === 'done'))
  if (beside.length === 0 || isAct || things.some((thing) => actsOn(thing, behind, scene, turn))) return undefined
  if (acts.some(({ act }) => act === 'later' || act === 'keep')) return undefined
  const to = only.kind === 'conversation' ? { threadId: only.id } : { bookingId: only.id }
  return toReadBack({ ...to, words: must.words })
}

/** Questions of the counter to which 'tell him we are full' is the answer. */
const answeredByOrders: ReadonlySet<string> = new Set(['reason'])

/** All names that may stand behind the order, and one that nobody has. */
function nameIn(words: string, called: ReadonlySet<string>): string {
  const named = namedToTell(words)
  return [...called, ...(named === undefined || isOrdinary(plain(named)) ? [] : [named])].join(' ')
}

/** Who is told: whoever is named, else whom the open question is about, else whoever is at hand. */
function whomTold(words: string, scene: Scene, active: State['active'], turn: Turn) {
  const stated = addressedIn(words, statedIn(words, { now: turn.now, called: calledIn(scene.things) }))
  const pointed = byInitial(pointAt(stated, scene.things, { able: () => true, byFact: false }), words)
  const isNear = stated.mentions.some(({ near }) => near.length > 0)
  if (pointed.to === 'none' || isNear) return { told: [], isKnown: false }
  if (pointed.to === 'one') return { told: [pointed.thing], isKnown: true }
  if (pointed.to === 'several') return { told: pointed.things, isKnown: true }
  const asked = scene.things.filter(({ id }) => id === askedId(active))
  return { told: asked.length > 0 ? asked : atHandOfOrder(words, scene, turn), isKnown: asked.length > 0 }
}

/** The other requests and conversations of whoever alone is told; one phone may have several names. */
const isOfOne = ({ id, person, name }: Thing, [only, ...more]: readonly Thing[]): boolean =>
  only !== undefined && more.length === 0 && id !== only.id && person === only.person && name === only.name

function askedId(active: State['active']): string | undefined {
  if (active?.flow === 'threads') {
    const { threadId, bookingId } = active.draft as ThreadsDraft
    return threadId ?? bookingId
  }
  if (active?.flow !== 'shop-desk') return undefined
  const { bookingId, plan } = active.draft as DeskDraft
  return bookingId ?? (plan?.length === 1 ? plan[0]?.bookingId : undefined)
}

/** Whether somebody else is named in a part that does something by itself. */
function saysOfOthers(words: string, { things }: Scene, { now }: Turn): boolean {
  const called = calledIn(things)
  const acts = (one: string) => actsByItself(one, now)
  const [first = '', ...others] = clausesOf(words, { called, acts, points: () => false })
  const own = new Set(wordsIn(first, called, now))
  if (isOpenEnded(first)) return false
  return others.some((one) => wordsIn(one, called, now).some((name) => !own.has(name)))
}

const wordsIn = (words: string, called: ReadonlySet<string>, now: Date): string[] =>
  statedIn(words, { now, called }).mentions.flatMap(({ exact, doubtful }) => (doubtful ? [] : exact))

function namesAnother(words: string, { name }: Thing, { things }: Scene, now: Date): boolean {
  const own = wordsOfName(name)
  return wordsIn(words, calledIn(things), now).some((word) => !own.includes(word))
}

type Behind = Pick<NonNullable<ReturnType<typeof behindOrder>>, 'words' | 'isDictated' | 'asks'>

/** Whether what is told answers a request, or offers another time, tyre or price: then it is done, and not only said. */
function actsOn(thing: Thing, { words, isDictated, asks }: Behind, scene: Scene, { now }: Turn): boolean {
  const booking = bookingOf(thing, scene)
  if (!booking || namesAnother(words, thing, scene, now)) return false
  const acts = frontDeskActs(words, now)
  const own = booking.move?.start ?? booking.slotStart
  const left = leftOver(words, thing, scene).length
  const isOffered = saysComes(words) || saysMove(words) || acts.some(({ act }) => act === 'offer')
  if (!isDictated && left <= MAX_BESIDE && isOffered && startsFor(words, booking, now).some((start) => start !== own))
    return true
  if (thing.kind !== 'request' || isReported(words, asks)) return false
  const [first] = acts
  const isAnswer = first?.act === 'yes' || first?.act === 'no'
  // 'Makeze namaphepha' says more than that she may come.
  const most = isDictated ? 0 : first?.act === 'yes' && !beginsWithYes(words) ? 1 : MAX_BESIDE
  if (isAnswer) return left <= most
  return !isDictated && !asksBack(words) && (tyresLeft(words) !== undefined || (saysPrice(words) && saysOffer(words)))
}
const MAX_BESIDE = 4

/** 'Tell Sipho nine is fine and tell him to bring the spare': the yes and the words, read back. */
function actAndWords([first = '', ...others]: string[], things: readonly Thing[], scene: Scene, turn: Turn) {
  const request = things.find(({ kind }) => kind === 'request')
  const saying = request && sayingOf(`${request.name} ${first}`, scene, { things: [] }, turn)
  if (!request || saying?.is !== 'planned') return undefined
  const told = others.map((one) => tellPlan(`tell ${wordsOfName(request.name)[0]} ${one}`, request))
  return enter(desk('several', { plan: [...saying.plan, ...told] }))
}

/** 'Tell Kim and Thabo …': the same words for each of them, read back. */
export function toSeveral(words: string, { things }: Scene, { now }: Turn): Outcome | undefined {
  const called = calledIn(things)
  const told = toldToSeveral(words, called)
  const found = (told?.to ?? []).flatMap((name) => {
    const pointed = pointAt(statedIn(name, { now, called }), things, { able: () => true, byFact: false })
    const [thing] = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
    const isOne =
      pointed.to === 'one' || (pointed.to === 'several' && pointed.things.every((one) => one.person === thing?.person))
    return thing && isOne ? [thing] : []
  })
  if (!told || found.length !== told.to.length) return undefined
  const plan = found.map(({ kind, id, name }) => ({
    act: 'tell' as const,
    who: name,
    ...(kind === 'conversation' ? { threadId: id } : { bookingId: id }),
    words: told.words,
  }))
  return enter(desk('several', { plan }))
}

/** 'Tell them both …': whoever has an open matter, or else comes today, each read back. */
async function toEverybody(words: string, scene: Scene, turn: Turn): Promise<Outcome | undefined> {
  const told = toldToAll(words)
  if (told === undefined) return undefined
  const { things, now, standing } = scene
  const open = things.filter(({ kind, id }) => kind === 'request' || now.questions.some((one) => one.id === id))
  const today = localDate(turn.now, JOHANNESBURG)
  const comes = things.filter(({ id, facts }) =>
    standing.some((one) => one.id === id && one.status === 'confirmed' && facts?.date === today),
  )
  const people = await peopleOf(open.length > 0 ? open : comes, turn)
  const plan = people.map(({ kind, id, name }) => ({
    act: 'tell' as const,
    who: name,
    ...(kind === 'conversation' ? { threadId: id } : { bookingId: id }),
    words: told,
  }))
  return plan.length > 0 ? enter(desk('several', { plan })) : undefined
}

/** 'Vir Lerato van Vrydag: …' orders by the name and the colon alone. */
export async function toNamed(words: string, { things }: Scene, turn: Turn): Promise<Outcome | undefined> {
  const lead = toName(words)
  if (lead === undefined) return undefined
  const stated = statedIn(lead, { now: turn.now, called: calledIn(things) })
  const pointed = pointAt({ ...stated, dates: [], times: [] }, things, { able: () => true, byFact: false })
  const isNamed = stated.mentions.some(({ doubtful, near }) => !doubtful && near.length === 0)
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const people = isNamed ? await peopleOf(named, turn) : []
  const [only, ...more] = people
  return only && more.length === 0 ? toThing(only, words, turn) : undefined
}
