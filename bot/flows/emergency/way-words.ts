import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { namedPrice } from '#bot/understand/said/price-words.ts'
import { type WaySaid, wayIn } from '#bot/understand/said/roadside/on-the-way.ts'
import { callsBy, wayVerb } from '#bot/understand/said/roadside/verbs.ts'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { wayButtons } from '#core/notifications/kinds/rescue/rescue-kind.ts'
import { askPointedAt } from '#core/rescue/answer-ask.ts'
import { driversToReach, type OnTheWay, sayOnTheWay, type WayNews } from '#core/rescue/on-the-way.ts'
import { MINUTES_LATE } from '#core/rules/shops/rescue.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'
import { deskBooking } from '../shop-desk/draft.ts'
import { tellCustomerOf } from '../shop-desk/tell.ts'
import { answerShows } from '../shown.ts'
import { frame } from '../steps.ts'

const ofTaken: ReadonlySet<string> = new Set<Kind>(['rescue_taken', 'rescue_told'])
const MAX_MINUTES = 300
const MAX_ROWS = 10

/**
 * What a shop types on its way to a driver: that it comes, is late and how much, there, not coming after all, or done. The
 * driver hears it at once; that nobody comes is read back first. Words below something else must name the driver.
 */
export async function wayWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (message.choice || !turn.screen.some(({ kind }) => ofTaken.has(kind))) return undefined
  const said = wayIn(message.text)
  if (!said) return undefined
  const drivers = await driversToReach(turn.ctx, turn.actor)
  const named = drivers.filter(({ name, fullName }) => callsBy(message.text, [name, fullName]))
  const isOnTop = isAboutDriver(turn)
  const pointed = message.repliesTo ? await askPointedAt(turn.ctx, turn.actor, message.repliesTo) : undefined
  const swiped = drivers.filter(({ askId }) => askId === pointed)
  const meant = swiped.length > 0 ? swiped : named.length > 0 ? named : isOnTop ? drivers : []
  const [only, ...others] = meant
  if (!only) return undefined
  if (others.length > 0) return aside(whichOf(meant, verbOf(said), turn))
  return wayOutcome(said, only, message.text, turn)
}

/** The newest on the screen is about a driver beside the road, or our answer to what was said of one. */
const isAboutDriver = (turn: Turn): boolean =>
  !turn.running && (ofTaken.has(turn.screen[0]?.kind ?? '') || answerShows(turn, 'somebody beside the road'))

const verbOf = (said: WaySaid): string => {
  switch (said.is) {
    case 'later':
      return said.minutes === undefined ? 'late' : `late${said.minutes}`
    case 'within':
      return `in${said.minutes}`
    case 'there':
      return said.seen ? 'there' : 'unseen'
    case 'coming':
      return 'coming'
    case 'cannot':
      return 'giveup'
    case 'done':
      return 'finished'
  }
}

async function wayOutcome(said: WaySaid, driver: OnTheWay, words: string, turn: Turn): Promise<Outcome | undefined> {
  if (said.is === 'done') return doneOutcome(driver, words)
  return wayButton(verbOf(said), driver.askId, turn)
}

function doneOutcome({ bookingId, totalCents }: OnTheWay, words: string): Outcome {
  const price = namedPrice(words)
  return price && price.of !== 'each' && price.of !== 'more' && price.of !== 'less' && price.cents !== totalCents
    ? enter(frame('shop-desk', 'priceSure', { bookingId, verb: 'done', totalCents: price.cents }))
    : enter(frame('shop-desk', 'act', { bookingId, verb: 'done' }))
}

/** The verbs of a shop on its way; undefined for all others. */
export async function wayButton(verb: string, askId: string, turn: Turn): Promise<Outcome | undefined> {
  const { word, minutes } = wayVerb(verb) ?? {}
  if (!word) return undefined
  const { ctx, actor, say } = turn
  const driver = (await driversToReach(ctx, actor)).find((one) => one.askId === askId)
  if (!driver) return aside(text(say.rescue.way.over))
  const { name, place, bookingId } = driver
  const { way } = say.rescue
  if (minutes !== undefined && (minutes < 1 || minutes > MAX_MINUTES)) return aside(howLate(driver, turn))
  switch (word) {
    case 'late':
      return minutes === undefined ? aside(howLate(driver, turn)) : told({ later: minutes }, driver, turn)
    case 'in':
      return minutes === undefined ? undefined : told({ within: minutes }, driver, turn)
    case 'coming':
      return aside(howLong(driver, turn))
    case 'there':
      return told({ there: true, seen: true }, driver, turn)
    case 'unseen':
      return told({ there: true, seen: false }, driver, turn)
    case 'finished':
      return enter(frame('shop-desk', 'act', { bookingId, verb: 'done' }))
    case 'giveup':
      return aside(
        buttons(
          way.sureGiveUp({ name, place }),
          { id: `rescue:gone:${askId}`, title: way.giveUpYes },
          { id: `rescue:still:${askId}`, title: way.still },
        ),
      )
    case 'still':
      return aside(buttons(way.stillComing({ name, time: timeOf(driver) }), ...wayButtons(say, askId)))
    default:
      return enter(frame('shop-desk', 'act', { bookingId, verb: 'cancel' }))
  }
}

const timeOf = ({ dueAt }: OnTheWay): string => (dueAt ? localTime(dueAt, JOHANNESBURG) : '-')

const howLate = ({ askId, name, place }: OnTheWay, { say }: Turn): OutboundContent =>
  buttons(
    say.rescue.way.howLate({ name, place }),
    ...MINUTES_LATE.map((minutes) => ({ id: `rescue:late${minutes}:${askId}`, title: say.rescue.way.by(minutes) })),
  )

const howLong = ({ askId, name, place }: OnTheWay, { say }: Turn): OutboundContent =>
  buttons(
    say.rescue.way.howLong({ name, place }),
    ...MINUTES_LATE.map((minutes) => ({ id: `rescue:in${minutes}:${askId}`, title: say.rescue.minutes(minutes) })),
  )

async function told(news: WayNews, { askId, name, place, totalCents, bookingId }: OnTheWay, turn: Turn) {
  const { say } = turn
  const after = await sayOnTheWay(turn.ctx, turn.actor, askId, news)
  const { way } = say.rescue
  if (!('there' in news))
    return aside(buttons(way.toldLate({ name, place, time: timeOf(after) }), ...wayButtons(say, askId)))
  const words = (news.seen ? way.toldThere : way.toldNotSeen)({ name, place })
  return aside(
    buttons(
      words,
      { id: `work:done:${bookingId}:${totalCents}`, title: say.work.doneAt(totalCents) },
      { id: `rescue:giveup:${askId}`, title: way.giveUp },
    ),
  )
}

const whichOf = (drivers: readonly OnTheWay[], verb: string, { say }: Turn): OutboundContent =>
  list(
    say.rescue.way.which,
    say.several.drivers,
    drivers.slice(0, MAX_ROWS).map(({ askId, fullName, name, place }) => ({
      id: `rescue:${verb}:${askId}`,
      title: (fullName || name).slice(0, 24),
      description: say.several.rescueRow({ name, place }),
    })),
  )

/** A shop's reply to a notice about the driver it comes to: whoever that is, and nobody else, reads the words. */
export async function toDriver(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const askId = await askPointedAt(turn.ctx, turn.actor, message.repliesTo)
  const driver = askId ? (await driversToReach(turn.ctx, turn.actor)).find((one) => one.askId === askId) : undefined
  const booking = driver && (await deskBooking(driver.bookingId, turn))
  return booking && tellCustomerOf(booking, message.text, turn)
}
