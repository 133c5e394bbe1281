import type { Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { hearWhen } from '#bot/understand/answers.ts'
import { type BookingDraft, withoutStart } from './draft.ts'

/** Days and hours as an answer gives them, laid over the draft; undefined if it gives none. */
export function withWhen(
  draft: BookingDraft,
  message: ParsedMessage,
  { now }: Turn,
  asked: 'day' | 'time',
): BookingDraft | undefined {
  if (message.choice || message.kind !== 'text' || message.yes || message.no) return undefined
  const { date, dates, notDates, time, window, edge } = hearWhen(message.text, { now, asked: asked === 'time' })
  const { suggested: _suggested, ...rest } = withoutStart(draft)
  const before = draft.date && notDates?.includes(draft.date) ? undefined : draft.date
  // The first of all days, if none is named.
  const day = date ?? before ?? (edge && asked === 'day' ? draft.days?.[0]?.date : undefined)
  const isHours = Boolean(time ?? window ?? edge)
  if (!(date ?? notDates) && !(isHours && day)) return undefined
  return {
    ...rest,
    anyTime: false,
    date: day,
    ...(dates && { otherDates: dates.filter((other) => other !== date) }),
    ...(notDates && { notDates }),
    ...(isHours && { time, window, edge }),
  }
}
