import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { wordsBesidePointing } from '#bot/understand/said/front-desk/beside.ts'
import { deniesFirst, withExcept, withoutDenied, withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { actsAnew, type FrontDeskAct, frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { offeredTimes } from '#bot/understand/said/offered-times.ts'
import { corrected } from '#bot/understand/said/which.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { isPlainWord } from '#bot/understand/stated/ordinary-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import { forChosen } from '../doubt.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { calledIn, pointAt, type Thing } from '../pointing.ts'
import { go } from '../price.ts'
import type { Scene } from '../scene.ts'
import type { Asked } from './asked-words.ts'
import { bookingOf, sayingOf, startsFor } from './sayings.ts'
import { whomIn } from './whom.ts'

/**
 * The answer to 'which one?'. What was meant before goes only with an answer that does nothing but choose; one that says
 * itself what is done is a message of its own.
 */
export function chosenOne(draft: DeskDraft, { words: written, scene, turn }: Asked): Outcome | undefined {
  const words = withoutCorrected(written, scene, turn)
  if (withoutExcepted(withExcept(words))) return undefined
  const { all: isAll, mentions } = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  if (isAll && (draft.intent === 'confirm' || draft.intent === 'decline') && draft.among)
    return go('each', { intent: draft.intent, among: draft.among })
  if (isAll || deniesFirst(words)) return undefined
  const requests = scene.things.filter(({ kind }) => kind === 'request')
  // A place is one of the list that is shown; somebody else is meant only by name.
  const listed = draft.among?.flatMap((id) => scene.things.find((one) => one.id === id) ?? []) ?? requests
  const said = withoutDenied(words)
  const found = oneOf(said, listed, turn) ?? (mentions.length > 0 ? oneOf(said, requests, turn) : undefined)
  const [act] = frontDeskActs(words, turn.now)
  if (!found || (act && ofOther.has(act.act))) return undefined
  const starts = othersIn(words, found, scene, turn)
  if (starts.length > 0)
    return go('several', { plan: [{ act: 'offer', who: found.name, bookingId: found.id, starts }] })
  if (actsAnew(words, draft.intent, turn.now)) return readAnew(words, found, scene, turn)
  // 'Ja, but he must be early' is no yes that could be done at once.
  const isUnsure = draft.intent === 'confirm' && saysBeside(words, found, scene, turn)
  if (isUnsure)
    return go('several', {
      plan: [{ act: 'confirm', who: found.name, bookingId: found.id }],
      beside: [turn.say.several.missed(words)],
    })
  return saysMore(words, found, draft, scene, turn) ? undefined : forChosen(draft, found.id)
}

const ofOther: ReadonlySet<FrontDeskAct> = new Set(['no', 'later', 'tell', 'done', 'start', 'noshow', 'cancel'])

/** 'The first, no sorry, the second': the place that was said last. */
function withoutCorrected(words: string, { things }: Scene, { now }: Turn): string {
  const instead = corrected(words)
  const isPlace = instead && statedIn(instead.first, { now, called: calledIn(things) }).mentions.length === 0
  return isPlace ? instead.rest : words
}

/** The hours that are said and that this one does not ask for. */
function othersIn(words: string, thing: Thing, scene: Scene, { now }: Turn): string[] {
  const booking = bookingOf(thing, scene)
  if (!booking || offeredTimes(words, now).offered.length === 0) return []
  const own = booking.move?.start ?? booking.slotStart
  return startsFor(words, booking, now).filter((start) => start !== own)
}

/** A yes that is certain is done, unless something is left over of it; anything else is read back. */
function readAnew(words: string, found: Thing, scene: Scene, turn: Turn): Outcome | undefined {
  const saying = sayingOf(words, scene, { things: [] }, turn)
  if (saying.is !== 'planned' || saying.things.some(({ id }) => id !== found.id)) return undefined
  const isYes = saying.sure && saying.plan.every(({ act }) => act === 'confirm')
  return enter(desk(isYes ? 'severalDone' : 'several', { plan: saying.plan }))
}

/** Another time or a no goes to nobody of whom more is said than who it is. */
const saysMore = (words: string, { facts }: Thing, { intent }: DeskDraft, scene: Scene, { now }: Turn): boolean =>
  (intent === 'propose' || intent === 'decline') &&
  wordsBesidePointing(words, now, calledIn(scene.things), facts?.words).length > MAX_BESIDE
const MAX_BESIDE = 2

/** More is said of the one who is chosen than who it is: a condition with words of its own. */
const saysBeside = (words: string, { facts }: Thing, { things }: Scene, { now }: Turn): boolean =>
  statedIn(words, { now, called: calledIn(things) }).condition &&
  wordsBesidePointing(words, now, calledIn(things), facts?.words).length > 0

/** The only one of these that the words mean, by name, day, hour, tyre or place in the list, and nothing else. */
export function oneOf(words: string, things: readonly Thing[], { now }: Turn): Thing | undefined {
  const stated = statedIn(words, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true })
  if (pointed.to === 'one') return pointed.thing
  if (pointed.to === 'nobody') return byWords(words, things, now)
  if (pointed.to !== 'several') return undefined
  const { order } = stated
  if (order !== undefined && stated.mentions.length === 0) return order === -1 ? things.at(-1) : things[order - 1]
  const scene = { things: [...things], listed: [] as Thing[] } as Scene
  const again = whomIn(words, scene, { able: () => true, byFact: true, before: [], now }).pointed
  if (again.to === 'one') return again.thing
  const said = namesOfTyres(words)
  const fitting = pointed.things.filter(({ facts }) => facts && said.some((word) => facts.words.has(word)))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** 'The one with the trailer': the only one of whose car, note or message the words say nothing but what stands there. */
function byWords(words: string, things: readonly Thing[], now: Date): Thing | undefined {
  const ownOf = ({ facts, said }: Thing): ReadonlySet<string> => said ?? facts?.words ?? new Set()
  const points = (word: string): boolean => word.length > MIN_WORD && things.some((one) => ownOf(one).has(word))
  const said = tokensOf(words).filter((word) => points(word) && !isPlainWord(word))
  const left = wordsBesidePointing(words, now, calledIn(things))
  const fitting = things.filter((one) => [...said, ...left].every((word) => ownOf(one).has(word)))
  return said.length > 0 && fitting.length === 1 ? fitting[0] : undefined
}
const MIN_WORD = 3
