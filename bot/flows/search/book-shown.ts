import { enter, type Outcome, replyAndWait, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { startBooking } from '../booking/draft.ts'
import type { SearchDraft, ShownOffer } from './draft.ts'
import { setIn } from './sets.ts'

/** 'book 1 saturday', 'book the Dunlops': the shown offer that is meant, with what was said about day and number. */
export function bookShown(message: ParsedMessage, draft: SearchDraft, { say }: Turn): Outcome {
  const meant = message.choice?.startsWith('offer:') ? message.choice.slice(6) : shownMeant(message, draft)?.code
  const code = meant ?? (draft.shown?.length === 1 ? draft.shown[0]?.code : undefined)
  if (!code) return replyAndWait(draft, text(say.search.whichOne))
  return enter(bookingOf(code, message, draft))
}

export function bookingOf(code: string, message: ParsedMessage, draft: SearchDraft = { query: {} }) {
  const { quantity, date = draft.date, time = draft.time } = message.understood.slots
  const number = numberBooked(message, draft)
  const isRow = number !== undefined && draft.shown?.at(number - 1)?.code === code
  const counted = isRow ? undefined : (quantity ?? number)
  const set = setIn(code)
  const { vehicle } = draft
  return startBooking({
    ...(set ? { code: set.front, rear: { code: set.rear, quantity: 2 } } : { code }),
    quantity: set ? 2 : (counted ?? draft.query.quantity ?? 4),
    ...(vehicle?.make && vehicle.model ? { vehicle: { ...vehicle, make: vehicle.make, model: vehicle.model } } : {}),
    ...(draft.asked ? { asked: draft.asked } : {}),
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
  })
}

/** The one shown offer that the words point at, by number, brand, shop or suburb. */
export function shownMeant(message: ParsedMessage, draft: SearchDraft): ShownOffer | undefined {
  const shown = draft.shown ?? []
  const { index, brand, shop, place } = message.understood.slots
  const at = index ?? message.index ?? numberBooked(message, draft)
  if (at !== undefined) return shown.at(at > 0 ? at - 1 : at)
  const matches = shown.filter(
    (one) =>
      (brand !== undefined && [brand].flat().includes(one.brand)) ||
      (shop !== undefined && one.shop === shop) ||
      (place !== undefined && one.suburb === place),
  )
  return matches.length === 1 ? matches[0] : undefined
}

/** 'book 1 friday' beside a list means its first row; 'book 4 of them' and 'book 2 tyres' count tyres. */
function numberBooked(message: ParsedMessage, draft: SearchDraft): number | undefined {
  const found =
    /\b(?:book|bespreek|reserve|take|vat)\s+(?:me\s+)?(?:in\s+)?(?:no\.?\s*|number\s+|nommer\s+|#)?(\d{1,2})\b(?!\s*(?:x\b|[:h]\d|tyres?|bande?|of\b|van\b))/i.exec(
      message.text,
    )
  const number = Number(found?.[1])
  return number >= 1 && number <= (draft.shown?.length ?? 0) ? number : undefined
}
