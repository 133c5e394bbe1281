import { done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import type { State } from '#bot/engine/state.ts'
import { wordsBeside } from '#bot/understand/said/front-desk/beside.ts'
import { deniedFirst, deniesFirst, withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { addsMore, ordersToSend } from '#bot/understand/said/front-desk/orders-beside.ts'
import { onlyThem } from '#bot/understand/said/front-desk/ours/only-them.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { asWritten } from '#bot/understand/said/told/to-reader.ts'
import { wordsChanged } from '#bot/understand/said/words-changed.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { type DeskDraft, desk } from '../draft.ts'
import { calledIn, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import type { Planned } from './planned.ts'
import { bookingOf, type Saying, sayingOf, startsFor } from './sayings.ts'
import { whomIn } from './whom.ts'

/**
 * What is said below a plan that is read back: 'not that Sipho, Khumalo', 'the second one at 11 rather', 'and tell Kim
 * too'. The part that is meant is changed, left out or added, and all of it is read back again. Undefined for what speaks
 * of none of it; the plan waits behind that.
 */
export function planCorrected(words: string, scene: Scene, { active }: State, turn: Turn): Outcome | undefined {
  if (active?.flow !== 'shop-desk' || active.step !== 'several') return undefined
  const { plan = [], rest = [], beside = [] } = active.draft as DeskDraft
  if (plan.length === 0) return undefined
  if (onlyPoints(words, scene)) return again(plan, rest, [turn.say.several.missed(words)])
  // 'Everyone but Thandi' is another plan, in place of this one.
  if (withoutExcepted(words)) return undefined
  const only = onlyThem(words, calledIn(scene.things))
  if (only !== undefined) return kept(plan, namedIn(only, scene, turn), beside)
  const [told, ...others] = plan
  const anew = told?.act === 'tell' && others.length === 0 ? wordsChanged(words) : undefined
  if (told && anew && 'instead' in anew) return again([{ ...told, words: asWritten(anew.instead).words }], rest, beside)
  const denied = deniedFirst(words) ?? (deniesFirst(words) ? { denied: words, rest: '' } : undefined)
  const next = denied ? without(plan, denied, scene, turn) : changed(plan, words, scene, turn)
  if (!next) return undefined
  return next.length === 0 && rest.length === 0 ? done(text(turn.say.several.nothing)) : again(next, rest, beside)
}

/** 'Only Nel': what is meant for anybody else falls away. */
function kept(plan: readonly Planned[], named: readonly Thing[], beside: string[]): Outcome | undefined {
  const own = plan.filter(({ who }) => named.some(({ name }) => name === who))
  return own.length > 0 ? again(own, [], beside) : undefined
}

const again = (plan: Planned[], rest: Planned[], beside: string[]): Outcome =>
  enter(desk('several', { plan, ...(rest.length > 0 && { rest }), ...(beside.length > 0 && { beside }) }))

const pointing = new Set(
  'send stuur thumela romela also ook too futhi hape the die that daardie one een ones for vir to aan of please asb and en'.split(
    ' ',
  ),
)

/** 'Stuur ook die een vir Sipho' says which, and nothing that somebody could read. */
const onlyPoints = (words: string, { things }: Scene): boolean =>
  ordersToSend(words) &&
  tokensOf(words).some((word) => word === 'one' || word === 'een' || word === 'ones') &&
  tokensOf(words).every((word) => pointing.has(word) || calledIn(things).has(word))

const thingOf = ({ bookingId, threadId }: Planned, { things }: Scene): Thing | undefined =>
  things.find(({ id }) => id === bookingId || id === threadId)

/** The one part that words name by its customer, or by its place among the bullets. */
function partIn(words: string, plan: readonly Planned[], scene: Scene, turn: Turn): number | undefined {
  const order = placeNamed(words)
  const at = order === undefined ? undefined : order > 0 ? order - 1 : plan.length + order
  if (at !== undefined && plan[at] && namesNobody(words, scene, turn)) return at
  const named = namedIn(words, scene, turn)
  const found = plan.flatMap((one, index) => (named.some((thing) => thing.name === one.who) ? [index] : []))
  return found.length === 1 ? found[0] : undefined
}

function namedIn(words: string, scene: Scene, turn: Turn): readonly Thing[] {
  const { pointed, isNamed } = whomIn(words, scene, { able: () => true, byFact: false, before: [], now: turn.now })
  if (!isNamed) return []
  return pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
}
const namesNobody = (words: string, scene: Scene, turn: Turn): boolean => namedIn(words, scene, turn).length === 0

/** Without the part that is denied; whoever is named in its place gets the same. */
function without(
  plan: readonly Planned[],
  { denied, rest }: { denied: string; rest: string },
  scene: Scene,
  turn: Turn,
): Planned[] | undefined {
  const at = partIn(denied, plan, scene, turn)
  const gone = at === undefined ? undefined : plan[at]
  if (at === undefined || !gone) return undefined
  if (rest === '') return plan.filter((one) => one !== gone)
  const [other, ...more] = namedIn(rest, scene, turn)
  const said = sayingOf(rest, scene, { things: [] }, turn)
  const isBare = wordsBeside(rest, calledIn(scene.things)).length <= 1
  if (!isBare && said.is === 'planned') return [...plan.slice(0, at), ...said.plan, ...plan.slice(at + 1)]
  const instead = other && more.length === 0 && isBare ? insteadOf(gone, other, scene) : undefined
  return instead && [...plan.slice(0, at), instead, ...plan.slice(at + 1)]
}

/** The same for somebody else, if it can be done with them. */
function insteadOf(one: Planned, other: Thing, scene: Scene): Planned | undefined {
  const { bookingId: _booking, threadId: _thread, ...same } = one
  const to = other.kind === 'conversation' ? { threadId: other.id } : { bookingId: other.id }
  if (one.act === 'tell') return { ...same, who: other.name, ...to }
  const booking = bookingOf(other, scene)
  const isSameKind = (booking?.status === 'pending') === (thingOf(one, scene)?.kind === 'request')
  return booking && isSameKind ? { ...same, who: other.name, bookingId: booking.id } : undefined
}

/** With another hour or act for somebody who is in it, or with one more. */
function changed(plan: readonly Planned[], words: string, scene: Scene, turn: Turn): Planned[] | undefined {
  const at = partIn(words, plan, scene, turn)
  const part = at === undefined ? undefined : plan[at]
  const thing = part && thingOf(part, scene)
  const said: Saying = sayingOf(words, scene, { things: [] }, turn)
  if (at !== undefined && part && part.act !== 'tell') {
    const booking = thing && bookingOf(thing, scene)
    const starts = booking ? startsFor(words, booking, turn.now) : []
    const offer: Planned[] =
      booking && starts.length > 0 ? [{ act: 'offer', who: part.who, bookingId: booking.id, starts }] : []
    const own = said.is === 'planned' && said.plan.every(({ who }) => who === part.who) ? said.plan : offer
    const isOther = own.length > 0 && own.every(({ act }) => act !== 'tell')
    if (isOther) return [...plan.slice(0, at), ...own, ...plan.slice(at + 1)]
  }
  if (said.is !== 'planned' || !(addsMore(words) || said.plan.every(({ act }) => act === 'tell'))) return undefined
  const isTold = said.plan.every((one) => plan.some(({ act, who }) => act === one.act && who === one.who))
  return isTold ? undefined : [...plan, ...said.plan]
}
