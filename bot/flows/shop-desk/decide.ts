import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { negates } from '#bot/understand/said/front-desk/negates.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { type Against, against, type Facts } from '../fits.ts'
import { calledIn, type Pointed, pointAt, type Thing } from './pointing.ts'

/** What somebody of a shop does with a request or a booking. */
export type DeskAct = 'confirm' | 'decline' | 'propose' | 'start' | 'done' | 'noshow' | 'cancel'

/**
 * `whole`: the message that the words are a part of. `sure`: certain enough to act at once; `likely`: to be read back.
 */
export type DeskSaid = {
  act: DeskAct
  words: string
  whole: string
  sure: boolean
  likely?: boolean
  /** The question that stands is about something else, so whatever reaches a customer is read back. */
  asideOf?: boolean
  /** The booking that our last answer was about. */
  spokenOf?: string | undefined
}

export type Decision =
  /** At once, with the way back. A yes that names another time is a proposal. */
  | { do: DeskAct; thing: Thing; other: Against['other'] }
  /** Read back, and done at a yes. */
  | { ask: 'sure'; act: DeskAct; thing: Thing; other: Against['other'] }
  /** All of them are named: read back one by one, and done at a yes. */
  | { ask: 'each'; act: 'confirm' | 'decline'; things: Thing[] }
  /** Which one; `said`: who or what was named and is not there. */
  | { ask: 'which'; things: Thing[]; said?: string }
  /** What was said does not fit what is asked for. */
  | { ask: 'unfit'; thing: Thing; other: Against['other'] }
  /** Shown with its choices. */
  | { ask: 'show'; thing: Thing }
  /** There is nothing to do it with. */
  | { ask: 'none'; said?: string }

/** Decides what becomes of an act at the counter. `able`: what it can be done with. Pure. */
export function decide(said: DeskSaid, scene: readonly Thing[], able: (thing: Thing) => boolean, now: Date): Decision {
  const called = calledIn(scene)
  const stated = statedIn(said.words, { now, called })
  const things = scene.filter(able)
  const isProposal = said.act === 'propose'
  const pointed = pointAt(stated, scene, { able, byFact: !isProposal })
  const [only] = things
  switch (pointed.to) {
    case 'none':
      return things.length > 0 ? { ask: 'which', things, said: pointed.said } : { ask: 'none', said: pointed.said }
    case 'several':
      return (
        each(said, stated, pointed.things, able) ??
        byPlace(said, stated, pointed.things.filter(able)) ??
        which(pointed.things, things)
      )
    case 'one':
      if (able(pointed.thing)) return forNamesake(pointed.alike, forOne(said, stated, pointed.thing, scene, now))
      // 'Sam is confirmed Thursday' is said of a booking that stands: how it stands is shown.
      if (said.act === 'confirm' && pointed.thing.kind === 'booking') return { ask: 'show', thing: pointed.thing }
      return things.length > 0
        ? { ask: 'which', things, said: pointed.thing.name }
        : { ask: 'none', said: pointed.thing.name }
    case 'nobody': {
      const same = isProposal ? things.filter(({ facts }) => facts && isVeryTime(stated, facts)) : []
      if (same[0] && same.length === 1) return { ask: 'sure', act: 'confirm', thing: same[0], other: {} }
      if (!only) return { ask: 'none' }
      if (things.length > 1) return byPlace(said, stated, things) ?? { ask: 'which', things }
      return namesElsewhere(said, scene, able, now)
        ? { ask: 'show', thing: only }
        : forOne(isOfAnother(said, only, scene) ? { ...said, asideOf: true } : said, stated, only, scene, now)
    }
  }
}

/** Another person is called so as well: the answer to a request is read back with the whole name. */
const forNamesake = (alike: true | undefined, decision: Decision): Decision =>
  alike && 'do' in decision && ofRequests.has(decision.do)
    ? { ask: 'sure', act: decision.do, thing: decision.thing, other: decision.other }
    : decision
const ofRequests: ReadonlySet<DeskAct> = new Set(['confirm', 'decline', 'propose'])

/** The very day and hour that one of them asks for, and no other. */
const isVeryTime = ({ dates, times, figures, condition }: Stated, { date, time }: Facts): boolean =>
  figures.length === 0 &&
  !condition &&
  dates.length === 1 &&
  times.length === 1 &&
  dates[0] === date &&
  times[0] === time

/** 'Both', 'all of them', 'Kim and Ravi': everyone is named, and nothing else is said. */
function each({ act }: DeskSaid, stated: Stated, named: readonly Thing[], able: (thing: Thing) => boolean) {
  if ((act !== 'confirm' && act !== 'decline') || named.length < 2 || !named.every(able)) return undefined
  const { all, mentions, condition, dates, times, figures, amounts, sizes, brands, others, tyres } = stated
  const areNamed =
    mentions.length === named.length && mentions.every(({ doubtful, near }) => !doubtful && near.length === 0)
  const saysMore = [dates, times, figures, amounts, sizes, brands, others].some(({ length }) => length > 0)
  if (!(all ? mentions.length === 0 : areNamed) || condition || saysMore || tyres !== undefined) return undefined
  return { ask: 'each' as const, act, things: [...named] }
}

/** 'The first one has begun': jobs follow one another by the clock. */
function byPlace(
  { act, words }: DeskSaid,
  { order = placeNamed(words), mentions }: Stated,
  things: readonly Thing[],
): Decision | undefined {
  if (order === undefined || mentions.length > 0 || !ofJobs.has(act)) return undefined
  const startOf = ({ facts }: Thing): string => `${facts?.date} ${facts?.time}`
  const thing = things
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)))
    .at(order > 0 ? order - 1 : order)
  return thing && { ask: 'sure', act, thing, other: {} }
}

const ofJobs: ReadonlySet<DeskAct> = new Set(['start', 'done', 'noshow'])

/** Those of the named with which it can be done, or else all with which it can. */
function which(named: readonly Thing[], able: readonly Thing[]): Decision {
  const meant = able.filter((thing) => named.includes(thing))
  const things = meant.length > 0 ? meant : [...able]
  return things.length > 0 ? { ask: 'which', things } : { ask: 'none' }
}

/** Another part of the same message names somebody, so this part may be about them as well. */
function namesElsewhere(
  { words, whole }: DeskSaid,
  scene: readonly Thing[],
  able: (thing: Thing) => boolean,
  now: Date,
): boolean {
  if (whole === words) return false
  return pointAt(statedIn(whole, { now, called: calledIn(scene) }), scene, { able, byFact: false }).to !== 'nobody'
}

/** Our last answer was about another booking, which the words may go on with. */
const isOfAnother = ({ spokenOf }: DeskSaid, { id }: Thing, scene: readonly Thing[]): boolean =>
  spokenOf !== undefined && spokenOf !== id && scene.some((thing) => thing.id === spokenOf)

function forOne(said: DeskSaid, stated: Stated, thing: Thing, scene: readonly Thing[], now: Date): Decision {
  const decision = plainlyForOne(said, stated, thing, scene, now)
  if (!said.asideOf || !('do' in decision)) return decision
  return { ask: 'sure', act: decision.do, thing, other: decision.other }
}

function plainlyForOne(said: DeskSaid, stated: Stated, thing: Thing, scene: readonly Thing[], now: Date): Decision {
  const { act, sure } = said
  const { facts } = thing
  if (!facts) return { ask: 'show', thing }
  const { other, unfit } = against(act === 'propose' ? withoutOwnHour(stated, facts.time) : stated, facts)
  const isOther = Object.keys(other).length > 0
  switch (act) {
    case 'confirm': {
      const rest = restOf(said, scene, thing, now)
      if (unfit.length > 0 || rest) return { ask: 'unfit', thing, other: hourOf(other, unfit) }
      if (isOther && stated.strange.length > 0) return { ask: 'sure', act: 'propose', thing, other }
      if (isOther) return { do: 'propose', thing, other }
      if (stated.condition) return { ask: 'unfit', thing, other }
      break
    }
    case 'propose':
      if (unfit.length > 0) return { ask: 'unfit', thing, other: proposed(stated, other) }
      // 'Ten is not going to work': what is asked for is refused, and nothing named in its place.
      if (!isOther && thing.kind === 'request' && negates(said.words) && saysOwnTime(stated, facts))
        return facts.was === undefined
          ? { do: 'propose', thing, other: {} }
          : { ask: 'sure', act: 'decline', thing, other: {} }
      // The very day and hour that are asked for are no other ones.
      if (!isOther && thing.kind === 'request' && agreesInFact({ ...stated, mentions: [] }, facts))
        return isBacked(said, stated, facts)
          ? { do: 'confirm', thing, other: {} }
          : { ask: 'sure', act: 'confirm', thing, other: {} }
      // Nor are they with a condition beside them.
      if (!isOther && thing.kind === 'request' && stated.times.length > 0) return { ask: 'unfit', thing, other: {} }
      if (stated.strange.length > 0 && isOther) return { ask: 'sure', act, thing, other: proposed(stated, other) }
      return sure || isOther ? { do: act, thing, other: proposed(stated, other) } : { ask: 'show', thing }
    default:
      if (isOther || stated.figures.some((figure) => unfit.includes(String(figure))))
        return { ask: 'sure', act, thing, other: {} }
  }
  if (stated.strange.length > 0) return { ask: 'sure', act, thing, other: {} }
  if (sure || (act === 'confirm' && isBacked(said, stated, facts))) return { do: act, thing, other: {} }
  // 'Monday eleven won't work' is no yes to be read back.
  if (act === 'confirm' && negates(said.words)) return { ask: 'show', thing }
  const isLikely = said.likely && !stated.condition
  // 'Thabo no, nine is full' is asked back, and not shown with a yes to tap.
  const isNo = act === 'decline' && stated.mentions.length > 0 && negates(said.words)
  return isLikely || isNo || (act === 'confirm' && agreesInFact(stated, facts))
    ? { ask: 'sure', act, thing, other: {} }
    : { ask: 'show', thing }
}

const HALF_DAY = 12
const saysOwnTime = ({ dates, times, figures }: Stated, { date, time = '' }: Facts): boolean =>
  dates.some((one) => one === date) ||
  times.some((one) => one === time) ||
  figures.some((figure) => figure % HALF_DAY === Number(time.slice(0, 2)) % HALF_DAY)

/** 'Monday eleven is fine for Naidoo': the very hour that is asked for is said with what is likely a yes. */
const isBacked = (said: DeskSaid, stated: Stated, { date, time }: Facts): boolean =>
  said.likely === true &&
  said.whole === said.words &&
  !negates(said.words) &&
  !asksSomething(said.words) &&
  !stated.condition &&
  stated.others.length + stated.strange.length + stated.figures.length === 0 &&
  stated.dates.every((one) => one === date) &&
  stated.times.some((one) => one === time) &&
  stated.mentions.every(({ near, doubtful }) => near.length === 0 && !doubtful)

/** Their name, day or hour is said with what may be a yes. */
const agreesInFact = ({ mentions, dates, times, figures, condition }: Stated, { date, time }: Facts): boolean =>
  figures.length === 0 &&
  !condition &&
  (mentions.length > 0 || dates.some((one) => one === date) || times.some((one) => one === time))

/** 'Not 9:30, 10:30 instead': the hour that was asked for is not the one that is proposed. */
function withoutOwnHour(stated: Stated, own: string | undefined): Stated {
  const times = stated.times.filter((one) => one !== own)
  return times.length === 1 ? { ...stated, times } : stated
}

/** A day or an hour that is asked for as it is belongs to the proposal as well. */
const proposed = ({ dates: [date], times: [time] }: Stated, other: Against['other']): Against['other'] => ({
  ...(date && { date }),
  ...(time && { time }),
  ...other,
})

/** 'Ja 11 is reg': a figure alone may be the hour of a proposal. */
function hourOf(other: Against['other'], unfit: readonly string[]): Against['other'] {
  const [figure, ...more] = unfit
  const hour = figure !== undefined && figure.length <= 2 && more.length === 0 ? Number(figure) : 0
  if (other.time || !(hour >= 1 && hour <= 18)) return other
  return { ...other, time: `${String(hour <= 6 ? hour + 12 : hour).padStart(2, '0')}:00` }
}

/** Whether what else the message says speaks against a yes, unless that is about somebody else. */
function restOf({ words, whole }: DeskSaid, scene: readonly Thing[], thing: Thing, now: Date): boolean {
  if (whole === words || !thing.facts) return false
  const rest = whole.replace(words, ' ')
  const stated = statedIn(rest, { now, called: calledIn(scene) })
  const pointed: Pointed = pointAt(stated, scene, { able: () => true, byFact: false })
  if (pointed.to !== 'nobody' && !(pointed.to === 'one' && pointed.thing.id === thing.id)) return false
  const { other, unfit } = against(stated, thing.facts)
  return Object.keys(other).length > 0 || unfit.length > 0
}
