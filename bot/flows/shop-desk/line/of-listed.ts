import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import { wordsBesidePointing } from '#bot/understand/said/front-desk/beside.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { windowNamed } from '#bot/understand/said/front-desk/window-named.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { saysOthers, untilOthers } from '#bot/understand/said/persons-in-line.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { desk, type Verb } from '../draft.ts'
import { calledIn, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'
import { whomIn } from './whom.ts'

const row = /^work:([a-z]+):([0-9a-f-]{36})$/

/** 'Naidoo', 'the early one, the other is still up' below the list that asks which job is done, begun or called off. */
export function ofListed(words: string, scene: Scene, { options, active }: State, turn: Turn): Outcome | undefined {
  if (active || turn.screen[0]?.kind !== 'reply') return undefined
  const rows = options.flatMap(({ id }) => {
    const [, verb, bookingId] = row.exec(id) ?? []
    return verb && bookingId && isVerb(verb) ? [{ verb, bookingId }] : []
  })
  const [first] = rows
  if (!first || rows.length < 2 || rows.some(({ verb }) => verb !== first.verb)) return undefined
  const said = withoutOthers(words)
  const acts = frontDeskActs(said, turn.now)
  if (acts.some(({ act, sure }) => sure && act !== first.verb && act !== 'yes')) return undefined
  const stated = statedIn(said, { now: turn.now, called: calledIn(scene.things) })
  const { verb } = first
  if (stated.all && (verb === 'done' || verb === 'noshow' || verb === 'start')) {
    const named = rows.map(({ bookingId }) => scene.things.find(({ id }) => id === bookingId)?.name ?? '')
    return enter(
      desk('several', { plan: rows.map(({ bookingId }, at) => ({ act: verb, who: named[at] ?? '', bookingId })) }),
    )
  }
  if (stated.amounts.length > 0) return undefined
  const things = rows.flatMap(({ bookingId }) => scene.things.find(({ id }) => id === bookingId) ?? [])
  const among = { able: () => true, byFact: true, before: [], now: turn.now }
  const { pointed } = whomIn(said, { ...scene, things }, among)
  if (pointed.to === 'one')
    return enter(desk(verb === 'cancel' ? 'sure' : 'act', { verb, bookingId: pointed.thing.id }))
  const placed = stated.mentions.length === 0 ? placedIn(said, stated, things, turn) : undefined
  if (!placed || verb === 'ready') return undefined
  return enter(desk('really', { act: verb, bookingId: placed.id }))
}

/** 'This morning we had no power' speaks of no job. */
const MAX_BESIDE_PLACE = 1

/** By the part of the day, or by its place in the list, which goes by the clock. */
function placedIn(words: string, { order = placeNamed(words) }: Stated, things: Thing[], { now }: Turn) {
  if (wordsBesidePointing(words, now, new Set()).length > MAX_BESIDE_PLACE) return undefined
  if (order !== undefined) return things.at(order > 0 ? order - 1 : order)
  const { from = '', to = '24:00' } = windowNamed(words, now) ?? { to: '' }
  const [only, ...more] = things.filter(
    ({ facts }) => facts?.time !== undefined && facts.time >= from && facts.time < to,
  )
  return more.length === 0 ? only : undefined
}

/** What is said of the others says nothing of the one that is meant. */
function withoutOthers(words: string): string {
  const pieces = piecesOf(words)
  const own = pieces.filter((piece) => !saysOthers(piece))
  return own.length > 0 ? own.join(', ') : untilOthers(words)
}

const verbs: ReadonlySet<string> = new Set<Verb>(['start', 'done', 'noshow', 'ready', 'cancel'])
const isVerb = (verb: string): verb is Exclude<Verb, 'hide'> => verbs.has(verb)
