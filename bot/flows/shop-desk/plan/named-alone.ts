import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, list } from '#bot/engine/say.ts'
import { asksSomething } from '#bot/understand/said/front-desk/asks.ts'
import { namesOnly, wordsBesidePointing } from '#bot/understand/said/front-desk/beside.ts'
import { piecesOf } from '#bot/understand/said/front-desk/sentences.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { toName } from '#bot/understand/said/told/told.ts'
import { ordersToTell } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { desk } from '../draft.ts'
import { bookingOf } from '../line/sayings.ts'
import { byInitial, whomIn } from '../line/whom.ts'
import { calledIn, pointAt, type Thing } from '../pointing.ts'
import type { Scene } from '../scene.ts'

const MAX_ROWS = 10

/** A customer's name and nothing else, where nothing is asked: what there is of them is shown, and nothing sent. */
export function namedAlone(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  const { things, now } = scene
  const called = calledIn(things)
  if (turn.running !== undefined || !namesOnly(words, called)) return undefined
  const stated = { ...statedIn(words, { now: turn.now, called }), all: false }
  const pointed = byInitial(pointAt(stated, things, { able: () => true, byFact: false }), words)
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const asking = (one: Thing): boolean => now.questions.some(({ id }) => id === one.id)
  // A conversation that is answered says no more than the booking beside it.
  const open = named.filter((one) => one.kind !== 'conversation' || asking(one))
  const [only, ...more] = open.length > 0 ? open : named
  if (!only) return undefined
  if (more.length > 0) return listOf([only, ...more].slice(0, MAX_ROWS), scene, turn)
  if (only.kind === 'request') return enter(desk('answer', { bookingId: only.id }))
  return only.kind === 'booking' ? enter(desk('work', { bookingId: only.id })) : conversation(only, scene, turn)
}

/** 'Sam is confirmed Thursday', of a booking that stands and of nobody's request: how it stands is shown. */
export function saidToStand(words: string, scene: Scene, turn: Turn): Outcome | undefined {
  if (turn.running !== undefined || scene.isClosing || asksSomething(words) || ordersToTell(words)) return undefined
  const { pointed, isNamed } = whomIn(words, scene, { able: () => true, byFact: false, before: [], now: turn.now })
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const [only, ...more] = named.filter(({ kind }) => kind !== 'conversation')
  const booking = only && more.length === 0 && isNamed ? bookingOf(only, scene) : undefined
  const isShort = wordsBesidePointing(words, turn.now, calledIn(scene.things)).length <= MAX_BESIDE
  if (only?.kind !== 'booking' || booking?.move || !isShort || toName(words) !== undefined) return undefined
  const [first, ...others] = frontDeskActs(words, turn.now)
  const saysYes = first?.act === 'yes' && others.every(({ act, sure }) => act === 'yes' || !sure)
  const isToCome = booking?.status === 'confirmed' && (booking.appointmentStart ?? '') > turn.now.toISOString()
  return isToCome && saysYes && piecesOf(words).length === 1
    ? enter(desk('work', { bookingId: booking.id }))
    : undefined
}

/** Whoever says more beside a name says more than how it stands. */
const MAX_BESIDE = 2

function conversation({ id }: Thing, { now }: Scene, { say }: Turn): Outcome | undefined {
  const thread = now.threads.find((one) => one.id === id)
  if (!thread) return undefined
  const button = { id: `thread:answer:${id}`, title: say.frontDesk.answer }
  return aside(buttons(say.frontDesk.wrote(thread.customer, thread.words), button))
}

function listOf(named: readonly Thing[], scene: Scene, { say }: Turn): Outcome {
  const shown = named.flatMap((one) => {
    const thread = scene.now.threads.find(({ id }) => id === one.id)
    const booking = bookingOf(one, scene)
    if (booking)
      return [
        {
          line: say.work.lineDay(booking),
          row: { id: `work:open:${one.id}`, title: say.work.row(booking), description: say.work.workDay(booking) },
        },
      ]
    if (!thread) return []
    return [
      {
        line: say.frontDesk.wrote(thread.customer, thread.words),
        row: {
          id: `thread:answer:${one.id}`,
          title: say.frontDesk.answerRow(thread.customer),
          description: thread.words,
        },
      },
    ]
  })
  const body = [...shown.map(({ line }) => line), say.work.which].join('\n\n')
  return aside(
    list(
      body,
      say.frontDesk.people,
      shown.map(({ row }) => row),
    ),
  )
}
