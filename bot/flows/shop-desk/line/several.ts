import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { Button } from '#core/messaging/content.ts'
import { type DeskDraft, deskBooking } from '../draft.ts'
import { go } from '../price.ts'
import { readBackFirst } from './gate.ts'
import { freeWords, perform } from './perform.ts'
import { plannedWords } from './planned.ts'

/** What a line asks for, read back with whom it is about before anybody is told: of several people in one question. */
export const several: Question<DeskDraft> = {
  stays: ({ plan = [], rest = [] }) => plan.length + rest.length > 1,
  ask: async ({ plan = [], beside = [] }, turn) => {
    const { say } = turn
    const lines: string[] = []
    for (const one of plan) lines.push(plannedWords(one, await deskBooking(one.bookingId, turn), say))
    const [only] = plan
    if (!only) return { say: [text([...beside, say.several.nothing].join('\n'))] }
    const listed = plan.length > 1 ? lines.map((line) => `• ${line}`) : lines
    const isOffer = plan.length === 1 && only.act === 'offer'
    const yes = isOffer ? say.several.sendOffer : plan.length > 1 ? say.each.all(plan.length) : say.common.yes
    return {
      say: [
        buttons(
          [say.several.ask(plan.length), ...listed, ...beside].join('\n'),
          { id: 'several:yes', title: yes },
          ...(plan.length > 1 ? [{ id: 'several:one', title: say.several.oneByOne }] : []),
          { id: 'several:no', title: say.common.no },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    const { plan = [], rest = [] } = draft
    if (choice === 'several:yes' || (yes && isPlainly)) return go('severalDone', draft)
    if (choice === 'several:one') return go('several', { plan: plan.slice(0, 1), rest: plan.slice(1) })
    if (choice !== 'several:no' && !(no && isPlainly)) return notUnderstood
    const [left] = plan
    if (rest.length === 0 || !left) return done(text(say.several.nothing))
    return go('several', { plan: rest.slice(0, 1), rest: rest.slice(1) }, text(say.several.left(left.who)))
  },
}

const MAX_BUTTONS = 3
const timely: ReadonlySet<string> = new Set(['SHOP_CLOSED', 'SLOT_TAKEN', 'SLOT_IN_PAST', 'TOO_FAR_AHEAD', 'SAME_TIME'])

/** Does all of it, each for itself, and says what became of each. */
export const severalDone: Action<DeskDraft> = {
  act: async ({ plan = [], rest = [], beside = [] }, turn) => {
    const readBack = await readBackFirst(plan, turn)
    if (readBack) return go('several', { rest, ...readBack.draft, ...(beside.length > 0 && { beside }) })
    const lines: string[] = []
    const undos: Button[] = []
    const isList = plan.length > 1
    for (const one of plan) {
      const { words, undoId, refused } = await perform(one, turn)
      if (refused && !isList && one.bookingId) return again(words, refused, one, turn)
      lines.push(isList ? `${lines.length + 1}. ${words}` : words)
      const title = isList ? turn.say.each.undo(lines.length) : turn.say.frontDesk.undo
      if (undoId) undos.push({ id: `undo:${undoId}`, title })
    }
    const body = [...lines, ...beside].join(isList ? '\n\n' : '\n')
    const said = undos.length > 0 ? buttons(body, ...undos.slice(0, MAX_BUTTONS)) : text(body)
    return rest.length > 0 ? go('several', { plan: rest.slice(0, 1), rest: rest.slice(1) }, said) : done(said)
  },
}

/** An hour that cannot be is asked for again, with those that are free; more promised than is free has its buttons. */
async function again(
  words: string,
  refused: string,
  { act, bookingId = '', starts: [start] = [], who }: NonNullable<DeskDraft['plan']>[number],
  turn: Turn,
): Promise<Outcome> {
  if (act === 'confirm' && refused === 'STOCK_PROMISED') return go('confirm', { bookingId })
  const booking = await deskBooking(bookingId, turn)
  if (act !== 'offer' || !timely.has(refused) || !booking) return done(text(words))
  const free = start ? [await freeWords(booking, start.slice(0, 10), turn)] : []
  return go('time', { bookingId }, text([words.slice(who.length + 2), ...free].join('\n')))
}
