import { again, notUnderstood, type Question } from '#bot/engine/flow.ts'
import type { Need } from '#bot/engine/form.ts'
import { choices, text } from '#bot/engine/say.ts'
import { saidOfCollecting } from '#bot/understand/said/asked/of-bookings.ts'
import { asksForWay, comesInstead, wayAnswered, waysNamed } from '#bot/understand/said/ways.ts'
import { addressTooFar } from '#core/bookings/refusals.ts'
import { reaches } from '#core/bookings/times/work-price.ts'
import type { LocationType } from '#core/contracts/bookings.ts'
import type { Point } from '#core/contracts/offers.ts'
import { Refusal } from '#core/errors.ts'
import { formatRand } from '#core/rules/format.ts'
import { refusalWords } from '../refused.ts'
import type { StepOf } from '../steps.ts'
import { type BookingDraft, go } from './draft.ts'
import { whatIn } from './service.ts'

const takes = (draft: BookingDraft, way: LocationType): boolean =>
  way !== 'mobile' || (draft.callOutCents !== null && draft.callOutCents !== undefined)

const LONGEST = 200

/** The way of having it done that a message names. */
const wayMeant = (words: string, draft: BookingDraft): LocationType | undefined =>
  words.length > LONGEST ? undefined : waysNamed(words).find((way) => takes(draft, way))

/** Another way under the summary, with what is said of it as a note; undefined if it names none. */
export function inOtherWay(words: string, draft: BookingDraft): BookingDraft | undefined {
  const way = asksForWay(words) ? wayMeant(words, draft) : undefined
  if (!way || way === draft.locationType) return undefined
  const said = saidOfCollecting(words)
  const notes = [draft.notes, said].filter(Boolean).join('. ').slice(0, LONGEST_NOTE)
  return { ...inWay(draft, way), ...(said && { notes }) }
}
const LONGEST_NOTE = 1000

/** The same booking done another way; where to come to is asked anew. */
export function inWay(draft: BookingDraft, locationType: LocationType): BookingDraft {
  const { address: _address, addressAt: _at, ...rest } = draft
  return { ...rest, locationType }
}

/** Waiting is taken for granted; 'I will drop it off' changes it at any question. */
export const wayNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'how',
  isMissing: (draft) => !draft.locationType,
  hear: (message, draft) => {
    const way = message.choice ? undefined : wayMeant(message.text, draft)
    if (!way) return undefined
    // What is said again is read back again.
    return way === draft.locationType ? { ...draft, told: [] } : inWay(draft, way)
  },
  assume: (draft) =>
    draft.locationType && takes(draft, draft.locationType) ? draft : { ...draft, locationType: 'wait' },
  readBack: (draft, say) => say.booking.howNow(draft.locationType ?? 'wait', callOutOf(draft)),
}

/** What it costs if they come to the driver; undefined if they do not. */
export const callOutOf = ({ callOutCents }: BookingDraft): string | undefined =>
  callOutCents === null || callOutCents === undefined ? undefined : formatRand(callOutCents)

/** Where the fitter has to come to. */
export const addressNeed: Need<BookingDraft, StepOf['booking']> = {
  step: 'address',
  isMissing: (draft) => draft.locationType === 'mobile' && !draft.address,
}

const allWays: readonly LocationType[] = ['wait', 'drop_off', 'mobile']

export const how: Question<BookingDraft> = {
  ask: (draft, { say }) => {
    const ways = allWays.filter((way) => takes(draft, way))
    return {
      say: [
        choices(
          say.booking.whichHow(draft.shopName ?? '', callOutOf(draft), whatIn(draft, say)),
          say.common.menuOpen,
          ways.map((way) => ({ id: `how:${way}`, title: say.booking.howShort[way] })),
        ),
      ],
    }
  },
  answer: (message, draft) => {
    const tapped = message.choice?.startsWith('how:') ? message.choice.slice(4) : undefined
    const way = tapped ? allWays.find((one) => one === tapped) : wayAnswered(message.text)
    return way && takes(draft, way) ? go('next', inWay(draft, way)) : notUnderstood
  },
}

/** Said as soon as it is known, rather than after the last question. */
function refusalAt(reach: NonNullable<BookingDraft['reach']>, address: string, at: Point | undefined) {
  try {
    return reaches(reach, address, at) ? undefined : addressTooFar('', reach.radiusKm)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

export const address: Question<BookingDraft> = {
  freeText: true,
  ask: (_draft, { say }) => ({ say: [text(say.booking.whichAddress)] }),
  answer: (message, draft, { say }) => {
    const shared =
      message.location &&
      `${message.location.label ?? ''} (${message.location.lat.toFixed(5)}, ${message.location.lng.toFixed(5)})`.trim()
    const given = shared ?? message.text
    if (message.choice) return notUnderstood
    if (!shared && comesInstead(given)) return go('next', inWay(draft, 'wait'))
    const way = shared ? undefined : waysNamed(given).find((one) => one !== 'mobile')
    if (way) return go('next', inWay(draft, way))
    if (given.length < 8) return again(text(say.booking.shortAddress))
    const { reach } = draft
    const at = message.location && { lat: message.location.lat, lng: message.location.lng }
    const refusal = reach && refusalAt(reach, given, at)
    if (refusal) return again(text(refusalWords(refusal, say)))
    return go('next', { ...draft, address: given.slice(0, 300), addressAt: at })
  },
}
