import type { Turn } from '#bot/engine/flow.ts'
import { initialsIn } from '#bot/understand/said/front-desk/beside.ts'
import { windowNamed } from '#bot/understand/said/front-desk/window-named.ts'
import { saysOthers } from '#bot/understand/said/persons-in-line.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { threadOfCustomer } from '#core/threads/write-to-customer.ts'
import { calledIn, type Pointed, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { chosenIn } from './chosen.ts'

/** Whom one clause is about, and what it states. */
export type Whom = { stated: Stated; pointed: Pointed; isNamed: boolean; isEach?: true }

/** What an act can be done with; those before it are no longer 'the others'. */
export type Able = (thing: Thing) => boolean

/**
 * Whom a clause means among those with whom its act can be done: by name, by an initial behind it, by day, hour and
 * tyres among several of one name; 'both Kims' are all of them, and 'the other one' is who was not spoken of before.
 */
export function whomIn(
  words: string,
  scene: Scene,
  { able, byFact, before, now }: { able: Able; byFact: boolean; before: readonly Thing[]; now: Date },
): Whom {
  const { things } = scene
  const chosen = chosenIn(words, scene, { able, before, now })
  if (chosen) {
    const [only, ...others] = chosen.things
    const pointed: Pointed =
      only && others.length === 0 ? { to: 'one', thing: only } : { to: 'several', things: chosen.things }
    return { stated: chosen.stated, isNamed: true, pointed, isEach: true }
  }
  const stated = statedIn(words, { now, called: calledIn(things) })
  const isNamed = stated.code !== undefined || stated.mentions.some(({ doubtful }) => !doubtful)
  if (saysOthers(words)) return { stated, isNamed: true, pointed: othersOf(stated, words, things, able, before) }
  const found = pointAt(stated, things, { able, byFact })
  return { stated, isNamed, pointed: byInitial(byWindow(found, stated.window ?? windowNamed(words, now), able), words) }
}

function othersOf(
  stated: Stated,
  words: string,
  things: readonly Thing[],
  able: Able,
  before: readonly Thing[],
): Pointed {
  const people = new Set(before.map(({ person }) => person))
  const names = stated.mentions.flatMap(({ exact }) => exact)
  const left = things.filter(
    (thing) =>
      able(thing) && !people.has(thing.person) && names.every((name) => wordsOfName(thing.name).includes(name)),
  )
  const [only] = left
  if (!only) return { to: 'none', said: words }
  return left.length === 1 ? { to: 'one', thing: only } : { to: 'several', things: left }
}

/** 'The morning one', 'the one after three', among several. */
function byWindow(found: Pointed, window: Stated['window'], able: Able): Pointed {
  if (found.to !== 'several' || !window) return found
  const { from = '', to = '24:00' } = window
  const fitting = found.things.filter((thing) => {
    const time = thing.facts?.time
    return able(thing) && time !== undefined && time >= from && time < to
  })
  const [only] = fitting
  return only && fitting.length === 1 ? { to: 'one', thing: only } : found
}

/** 'Kim N' is Kim Naidoo. */
export function byInitial(found: Pointed, words: string): Pointed {
  if (found.to !== 'several') return found
  const initials = initialsIn(words)
  const fits = ({ name }: Thing): boolean => {
    const names = wordsOfName(name)
    return initials.every(({ first, letter }) => {
      const at = names.indexOf(first)
      return at < 0 || names.slice(at + 1).some((other) => other.startsWith(letter))
    })
  }
  const fitting = found.things.filter(fits)
  const [only] = fitting
  if (!only) return found
  return fitting.length === 1 ? { to: 'one', thing: only } : { to: 'several', things: fitting }
}

/** Whether the words mean each of several: 'both', or several names that are each somebody's own. */
export const meansEach = ({ all, mentions }: Stated, things: readonly Thing[]): boolean =>
  all ||
  (mentions.length >= things.length &&
    mentions.every(({ near, unknown }) => near.length === 0 && unknown.length === 0) &&
    mentions.every(
      ({ exact }) => things.filter(({ name }) => exact.every((word) => wordsOfName(name).includes(word))).length === 1,
    ))

/** One person may have a request, bookings and a conversation; the last of them may be kept under the same name. */
export async function areOnePerson(things: readonly Thing[], { ctx, actor }: Turn): Promise<boolean> {
  const bookings = things.filter(({ kind }) => kind !== 'conversation')
  const threads = things.filter(({ kind }) => kind === 'conversation')
  if (new Set(bookings.map(({ person }) => person)).size > 1) return false
  if (threads.length === 0) return true
  if (threads.length > 1) return false
  const theirs = await Promise.all(bookings.map(({ id }) => threadOfCustomer(ctx, actor, id)))
  return theirs.some((id) => id === threads[0]?.id)
}
