import { enter, type Outcome, type Turn, told } from '#bot/engine/flow.ts'
import type { Heard } from '#bot/engine/heard.ts'
import { text } from '#bot/engine/say.ts'
import { startBooking } from '../booking/draft.ts'
import type { SearchDraft, ShownOffer } from './draft.ts'

/** 'book 1 saturday', 'book the Dunlops': the shown offer that is meant, with what was said about day and number. */
export function bookShown(heard: Heard, draft: SearchDraft, { say }: Turn): Outcome {
  const meant = heard.choice?.startsWith('offer:') ? heard.choice.slice(6) : shownMeant(heard, draft)?.code
  const code = meant ?? (draft.shown?.length === 1 ? draft.shown[0]?.code : undefined)
  if (!code) return told(draft, text(say.search.whichOne))
  return enter(bookingOf(code, heard, draft))
}

export function bookingOf(code: string, heard: Heard, draft: SearchDraft) {
  const { quantity, date = draft.date, time = draft.time } = heard.understood.slots
  const number = numberBooked(heard, draft)
  const isRow = number !== undefined && draft.shown?.at(number - 1)?.code === code
  const counted = isRow ? undefined : (quantity ?? number)
  return startBooking({
    code,
    quantity: counted ?? draft.wish.quantity ?? 4,
    ...(date ? { date } : {}),
    ...(time ? { time } : {}),
  })
}

/** The one shown offer that the words point at, by number, brand, shop or suburb. */
export function shownMeant(heard: Heard, draft: SearchDraft): ShownOffer | undefined {
  const shown = draft.shown ?? []
  const { index, brand, shop, place } = heard.understood.slots
  const at = index ?? heard.index ?? numberBooked(heard, draft)
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
function numberBooked(heard: Heard, draft: SearchDraft): number | undefined {
  const found =
    /\b(?:book|bespreek|reserve|take|vat)\s+(?:me\s+)?(?:in\s+)?(?:no\.?\s*|number\s+|nommer\s+|#)?(\d{1,2})\b(?!\s*(?:x\b|[:h]\d|tyres?|bande?|of\b|van\b))/i.exec(
      heard.text,
    )
  const number = Number(found?.[1])
  return number >= 1 && number <= (draft.shown?.length ?? 0) ? number : undefined
}
