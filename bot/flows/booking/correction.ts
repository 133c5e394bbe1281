import { again, type Outcome, replyAndWait } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { figureMeant } from '#bot/understand/said/asked/figure-meant.ts'
import { isByTheTyre } from '#core/rules/prices/fitted-price.ts'
import { JOHANNESBURG, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { type BookingDraft, go, withoutStart } from './draft.ts'

/**
 * A number that corrects the booking: how many tyres, or which hour. Where it may be either, it is asked which; where it
 * changes nothing, that is said. None is left without a word.
 */

type Meant = { count: number } | { time: string } | { either: number } | { neither: number } | { askCount: true }

const MAX_ON_A_CAR = 5
const MOST_TYRES = 20
const FIRST_HOUR = 6
const LAST_HOUR = 19

/** Whether the work is counted by the tyre: alignment is done once for the car. */
export const isCounted = ({ listingId, services = [] }: BookingDraft): boolean =>
  listingId !== undefined || services.some(isByTheTyre)

/** `bare`: a number alone may be meant as well, as under a summary. */
function meantBy({ choice, kind, text: words }: ParsedMessage, draft: BookingDraft, bare: boolean): Meant | undefined {
  const said = choice || kind !== 'text' || draft.rear ? undefined : figureMeant(words)
  if (!said) return undefined
  const { value, denied, isCount } = said
  const deniesCount = denied === draft.quantity
  const deniesHour = !deniesCount && denied !== undefined && timeOf(denied) === hourOf(draft)
  if (value === undefined) return bare && deniesCount && isCounted(draft) ? { askCount: true } : undefined
  if (isCount || (deniesCount && value <= MAX_ON_A_CAR)) return countOf(value, draft)
  if (!bare) return undefined
  const time = value >= 1 && value <= LAST_HOUR ? timeOf(value) : undefined
  if (deniesHour && time) return { time }
  if (value > MAX_ON_A_CAR) return value >= FIRST_HOUR && time ? { time } : undefined
  if (!isCounted(draft)) return time ? { time } : undefined
  // 'Rather 2' under tyres counts them, which stands in the summary that follows.
  if ((draft.listingId && value !== draft.quantity) || hourOf(draft) === undefined) return { count: value }
  return { either: value }
}

function countOf(value: number, draft: BookingDraft): Meant | undefined {
  if (value < 1 || value > MOST_TYRES) return undefined
  return isCounted(draft) ? { count: value } : { neither: value }
}

/** From one to six is the afternoon. */
const timeOf = (hour: number): string => `${String(hour <= FIRST_HOUR ? hour + 12 : hour).padStart(2, '0')}:00`

const hourOf = ({ start, anyTime }: BookingDraft): string | undefined =>
  start && !anyTime ? localTime(new Date(start), JOHANNESBURG) : undefined

/** Whether the words correct a number of the booking and say nothing else. */
export const isCorrection = (message: ParsedMessage, draft: BookingDraft, bare: boolean): boolean =>
  meantBy(message, draft, bare) !== undefined

/** How many tyres the words say, whatever else they may leave open. */
export function countCorrected(message: ParsedMessage, draft: BookingDraft): number | undefined {
  const meant = meantBy(message, draft, false)
  return meant && 'count' in meant ? meant.count : undefined
}

/** What becomes of such words, or of a tap on one of the two that were asked about; undefined for any others. */
export function corrected(message: ParsedMessage, draft: BookingDraft, say: Texts, bare = true): Outcome | undefined {
  // 'Back to the Falken, 2 only' changes the tyre as well.
  const isAll = message.understood.slots.brand === undefined
  const meant = tapped(message.choice) ?? (isAll ? meantBy(message, draft, bare) : undefined)
  if (!meant) return undefined
  if ('askCount' in meant) return go('quantity', draft)
  if ('neither' in meant) return again(text(say.booking.notCounted))
  if ('either' in meant) return replyAndWait(draft, whichMeant(meant.either, say))
  if ('time' in meant)
    return go('next', { ...withoutStart(draft), anyTime: false, time: meant.time, window: undefined })
  if (meant.count === draft.quantity) return again(text(say.booking.countStands(meant.count)))
  return go('next', { ...withoutStart(draft), quantity: meant.count })
}

const COUNT = 'correct:tyres:'
const HOUR = 'correct:hour:'

const whichMeant = (value: number, { booking, search }: Texts) =>
  buttons(
    booking.countOrHour(value),
    { id: `${COUNT}${value}`, title: search.tyres(value) },
    { id: `${HOUR}${timeOf(value)}`, title: timeOf(value) },
  )

function tapped(choice: string | undefined): Meant | undefined {
  if (choice?.startsWith(COUNT)) return { count: Number(choice.slice(COUNT.length)) }
  return choice?.startsWith(HOUR) ? { time: choice.slice(HOUR.length) } : undefined
}
