import {
  type Action,
  aside,
  done,
  enter,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import { buttons, choices, list, text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { daysMeant } from '#bot/understand/said/front-desk/asking/asks-of-bookings.ts'
import { asTold, hoursAsked, wishesHours } from '#bot/understand/said/front-desk/asking/asks-of-days.ts'
import { hoursChanges } from '#bot/understand/said/front-desk/hours-changes.ts'
import { type HoursWords, weekdayIn } from '#bot/understand/said/front-desk/hours-words.ts'
import { saysOpening } from '#bot/understand/said/front-desk/opening-words.ts'
import { isOwner } from '#core/actor.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Interval } from '#core/rules/time/opening-hours.ts'
import { changeDays, changeWeekday, usualHours } from '#core/shops/change-hours.ts'
import { ownShops } from '#core/shops/shop-names.ts'
import { daysSet } from '#core/shops/shown-hours.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, atShop, type DeskDraft, desk, type HoursMeant, severalShops, withUndo } from './draft.ts'
import { hoursShown } from './hours-shown.ts'
import { go } from './price.ts'

/** 'closed on Friday', 'my hours on Saturday are 8 to 12'. */
export async function hoursOutcome(
  said: string,
  slots: { date?: string; shop?: string },
  turn: Turn,
): Promise<Outcome> {
  const { asked: question, told } = hoursAsked(said, turn.now)
  if (question !== '' && told === '') return aside(text(await hoursShown(daysMeant(question, turn.now), turn)))
  const wished = wishesHours(told)
  const words = wished ? asTold(told) : told
  const changes = hoursChanges(words, turn.now)
  const [read] = changes
  if (!read || changes.some(({ inexact }) => inexact)) return aside(text(turn.say.frontDesk.hours.inexact))
  const days = read.days.length > 0 ? read.days : slots.date ? [slots.date] : []
  const [day] = days
  if (day && !read.closed && !read.reopens && !read.opens && !read.closes) return enter(desk('today', { date: day }))
  if (day === undefined) return aside(text(turn.say.frontDesk.hours.how))
  const shopId = await shopMeant(slots.shop, turn)
  const asked = asksOfRequest(turn)
  if (asked && (days.length > 1 || changes.length > 1)) return aside(text(turn.say.frontDesk.hours.how))
  const draft: DeskDraft = {
    hours: {
      ...hoursOf({ ...read, days }),
      ...(asked && { asked }),
      ...((wished || read.days.length === 0) && { wished: true }),
    },
    ...(changes.length > 1 && { changes: changes.map(hoursOf) }),
    ...(shopId && { shopId }),
  }
  if (!shopId) return enter(desk('hoursShop', draft))
  return enter(desk('hours', draft))
}

/** Where words that give days and hours of the shop lead; undefined for all others. */
export async function hoursFrame(words: string, turn: Turn): Promise<Frame | undefined> {
  const { told } = hoursAsked(words, turn.now)
  if (told === '') return undefined
  const changes = hoursChanges(told, turn.now)
  const isSaid = changes.every(
    ({ days, closed, reopens, opens, closes, inexact }) =>
      days.length > 0 && !inexact && (closed || reopens || opens !== undefined || closes !== undefined),
  )
  const outcome = isSaid ? await hoursOutcome(words, {}, turn) : undefined
  return outcome?.to === 'enter' ? outcome.frame : undefined
}

/** The steps under which a day and hours say when one of the requests can be done. */
const takingTimes: ReadonlySet<string> = new Set([
  'which',
  'each',
  'answer',
  'unfit',
  'really',
  'reason',
  'time',
  'several',
])

/** Whether the question that stands takes days and hours. */
export const asksOfRequest = ({ running, runningStep = '' }: Turn): boolean =>
  running === 'shop-desk' && takingTimes.has(runningStep)

/** Hours move only if the words are about the shop's: while a request waits, others are when it can be done. */
export const maySetHours = (words: string, waiting: number, turn: Turn): boolean =>
  saysOpening(words) || (waiting === 0 && !asksOfRequest(turn))

const hoursOf = ({ days, everyWeek, isDated, opens, closes, closed, reopens }: HoursWords): HoursMeant => ({
  days,
  closed,
  ...(everyWeek && { weekday: weekdayIn(days) ?? 1 }),
  ...(isDated && { isDated }),
  ...(reopens && { reopens }),
  ...(opens && { opens }),
  ...(closes && { closes }),
})

/** The one shop, or the one that is named. */
async function shopMeant(named: string | undefined, turn: Turn): Promise<string | undefined> {
  const shops = await ownShops(turn.ctx, turn.actor)
  if (!severalShops(turn)) return shops[0]?.id
  return shops.find(({ name }) => name === named)?.id
}

export const hoursShop: Question<DeskDraft> = {
  ask: async (_draft, turn) => {
    const shops = await ownShops(turn.ctx, turn.actor)
    const rows = shops.slice(0, 10).map(({ id, name }) => ({ id: `at:${id}`, title: name }))
    return { say: [choices(turn.say.frontDesk.whichShop, turn.say.frontDesk.shops, rows)] }
  },
  answer: (message, draft) =>
    message.choice?.startsWith('at:') ? go('hours', { ...draft, shopId: message.choice.slice(3) }) : notUnderstood,
}

/** Hours other than the usual ones may be meant for one day or for every week; only owners can change the week. */
export const hours: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { shopId = '', hours } = draft
    if (!hours) return done(text(turn.say.frontDesk.hours.how))
    // Under the question about a request it is read back.
    if (hours.asked) return go('hoursWhich', draft)
    if (hours.wished || draft.changes || (hours.weekday === undefined && hours.days.length > 1))
      return go('hoursEach', draft)
    const set = await setBefore(hours, shopId, turn)
    if (set) return go(set === 'less' ? 'hoursEach' : 'hoursWrite', draft)
    const asks = hours.weekday === undefined && !hours.closed && !hours.reopens && !hours.isDated
    if (asks && isOwner(turn.actor, shopId)) return go('hoursWhich', draft)
    return go('hoursWrite', draft)
  },
}

export const hoursWhich: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const [date = ''] = draft.hours?.days ?? []
    const interval = draft.hours && (await hoursOn(draft.hours, date, draft.shopId ?? '', turn))
    const words = say.frontDesk.hours.onceOrAlways(date, weekdayIn([date]) ?? 1, interval)
    return {
      say: [
        buttons(
          words,
          { id: 'hours:once', title: say.frontDesk.hours.once },
          { id: 'hours:always', title: say.frontDesk.hours.always },
        ),
      ],
    }
  },
  answer: ({ choice, yes }, draft) => {
    if (choice === 'hours:once' || yes) return go('hoursWrite', draft)
    const weekday = weekdayIn(draft.hours?.days ?? [])
    if (choice === 'hours:always' && draft.hours && weekday)
      return go('hoursWrite', { ...draft, hours: { ...draft.hours, weekday } })
    return notUnderstood
  },
}

/** Whether the shop has set that day before, and the new hours leave less of it. */
async function setBefore(hours: HoursMeant, shopId: string, turn: Turn): Promise<'less' | 'more' | undefined> {
  const [date = ''] = hours.days
  const [set] = hours.weekday === undefined ? await daysSet(turn.ctx, shopId, [date]) : []
  if (!set) return undefined
  const next = await hoursOn(hours, date, shopId, turn)
  const { interval } = set
  const isLess = interval && (!next || next.opens > interval.opens || next.closes < interval.closes)
  return isLess ? 'less' : 'more'
}

/** 'we close at 1' opens as on that day, or as usual. */
export async function hoursOn(
  hours: HoursMeant,
  date: string,
  shopId: string,
  { ctx }: Turn,
): Promise<Interval | undefined> {
  if (hours.closed) return undefined
  const [set] = hours.reopens || hours.weekday !== undefined ? [] : await daysSet(ctx, shopId, [date])
  const usual = set?.interval ?? (await usualHours(ctx, shopId, date))
  const [opens, closes] = [hours.opens ?? usual?.opens, hours.closes ?? usual?.closes]
  return opens && closes ? { opens, closes } : undefined
}

type Change = { days: string[]; weekday?: number; interval: Interval | undefined }

/** Writes the hours; `words` say what they are then. */
export async function changedHours(
  shopId: string,
  { days, weekday, interval, words }: Change & { words: string },
  { ctx, actor, say }: Turn,
): Promise<{ words: string; undoId?: string }> {
  try {
    const { undoId } =
      weekday === undefined
        ? await changeDays(ctx, actor, shopId, { days, interval, reason: '' })
        : await changeWeekday(ctx, actor, shopId, { weekday, interval })
    return { words, undoId }
  } catch (error) {
    if (error instanceof Refusal) return { words: refusalWords(error, say) }
    throw error
  }
}

export const hoursWrite: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const { shopId = '', hours } = draft
    const [date] = hours?.days ?? []
    const interval = hours && date ? await hoursOn(hours, date, shopId, turn) : undefined
    if (!hours || !date || (!interval && !hours.closed)) return done(text(say.frontDesk.hours.how))
    const { days, weekday } = hours
    const written =
      weekday === undefined
        ? say.frontDesk.hours.days(days, interval)
        : say.frontDesk.hours.everyWeek(weekday, interval)
    const change = { days, interval, ...(weekday !== undefined && { weekday }) }
    const { words, undoId } = await changedHours(shopId, { ...change, words: written }, turn)
    if (!undoId) return done(text(words))
    return done(
      withUndo(await atShop(words, shopId, turn), undoId, turn),
      ...(await standingAfter(change, shopId, turn)),
    )
  },
}

/** The bookings that new hours leave outside, to be moved or cancelled. */
export const standingAfter = async (
  { days, interval }: Change,
  shopId: string,
  turn: Turn,
): Promise<OutboundContent[]> => standingWords(await standingIn(days, shopId, interval, turn), turn)

/** Bookings of those days that the new hours leave outside. */
async function standingIn(
  days: readonly string[],
  shopId: string,
  interval: Interval | undefined,
  turn: Turn,
): Promise<BookingView[]> {
  const found = await Promise.all(days.map((day) => shopDay(turn.ctx, turn.actor, day)))
  return found
    .flat()
    .filter(({ shop, status }) => shop.id === shopId && (status === 'pending' || status === 'confirmed'))
    .filter((booking) => !interval || isOutside(turn.say.work.row(booking).slice(0, 5), interval))
}

const isOutside = (time: string, { opens, closes }: Interval): boolean => time < opens || time >= closes

function standingWords(bookings: readonly BookingView[], turn: Turn): OutboundContent[] {
  if (bookings.length === 0) return []
  const { say } = turn
  const shown = bookings.slice(0, 10).map((booking) => atDesk(booking, turn))
  const rows = shown.map((booking) => ({
    id: `work:open:${booking.id}`,
    title: say.work.row(booking),
    description: say.booking.work(booking),
  }))
  const words = [say.frontDesk.hours.stands(bookings.length), ...shown.map(say.work.line)].join('\n')
  return [list(words, say.work.bookings, rows)]
}
