import { type Action, done, notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import type { Button, OutboundContent } from '#core/messaging/content.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { hoursOfDays } from '#core/shops/shown-hours.ts'
import { atShop, type DeskDraft, type HoursMeant } from './draft.ts'
import { changedHours, hoursOn, standingAfter } from './hours.ts'
import { go } from './price.ts'

/** What is written at once: days with the same hours, or a weekday of every week. */
type Change = { days: string[]; weekday?: number; interval: Interval | undefined }

/** The changes with the hours that each day gets; a day that is closed anyway keeps that. */
async function changesOf(
  { hours, changes = hours ? [hours] : [], shopId = '' }: DeskDraft,
  turn: Turn,
): Promise<Change[]> {
  const found: Change[] = []
  for (const one of changes) {
    const { days, weekday } = one
    if (weekday !== undefined) {
      const interval = await hoursOn(one, days[0] ?? '', shopId, turn)
      if (interval || one.closed) found.push({ days, weekday, interval })
    } else for (const day of days) await add(found, day, one, shopId, turn)
  }
  return found
}

async function add(found: Change[], day: string, one: HoursMeant, shopId: string, turn: Turn): Promise<void> {
  const interval = await hoursOn(one, day, shopId, turn)
  if (!interval && !one.closed) return
  const like = found.find((other) => other.weekday === undefined && isSame(other.interval, interval))
  if (like) like.days.push(day)
  else found.push({ days: [day], interval })
}

const isSame = (one: Interval | undefined, other: Interval | undefined): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes

const wordsOf = ({ days, weekday, interval }: Change, { say }: Turn): string =>
  weekday === undefined ? say.frontDesk.hours.days(days, interval) : say.frontDesk.hours.everyWeek(weekday, interval)

/** One day with the hours that it has now. */
async function besideNow(change: Change, shopId: string, turn: Turn): Promise<string> {
  const words = wordsOf(change, turn)
  const [day, ...more] = change.days
  if (!day || more.length > 0 || change.weekday !== undefined) return words
  const [now] = await hoursOfDays(turn.ctx, shopId, [day])
  return turn.say.frontDesk.hours.now(words, now?.intervals ?? [])
}

/** Several days or several changes, and what leaves less of a day that was set: all are read back before anything changes. */
export const hoursEach: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { hours } = turn.say.frontDesk
    const changes = await changesOf(draft, turn)
    if (changes.length === 0) return { say: [text(hours.how)] }
    const lines = await Promise.all(changes.map(async (one) => `• ${await besideNow(one, draft.shopId ?? '', turn)}`))
    return {
      say: [
        buttons(
          [await atShop(hours.ask, draft.shopId ?? '', turn), ...lines].join('\n'),
          { id: 'hours-each:yes', title: turn.say.common.yes },
          { id: 'hours-each:no', title: turn.say.common.no },
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'hours-each:yes' || (yes && isPlainly)) return go('hoursEachDone', draft)
    return choice === 'hours-each:no' || (no && isPlainly) ? done(text(say.frontDesk.hours.nothing)) : notUnderstood
  },
}

const MAX_BUTTONS = 3

/** Each for itself, with what takes it back. */
export const hoursEachDone: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const { shopId = '' } = draft
    const changes = await changesOf(draft, turn)
    const lines: string[] = []
    const undos: Button[] = []
    const standing: OutboundContent[] = []
    for (const one of changes) {
      const { words, undoId } = await changedHours(shopId, { ...one, words: wordsOf(one, turn) }, turn)
      lines.push(changes.length > 1 ? `${lines.length + 1}. ${words}` : words)
      const title = changes.length > 1 ? say.each.undo(lines.length) : say.frontDesk.undo
      if (undoId) undos.push({ id: `undo:${undoId}`, title })
      if (undoId) standing.push(...(await standingAfter(one, shopId, turn)))
    }
    const body = await atShop(lines.join('\n'), shopId, turn)
    const said = undos.length > 0 ? buttons(body, ...undos.slice(0, MAX_BUTTONS)) : text(body)
    return done(said, ...standing)
  },
}
