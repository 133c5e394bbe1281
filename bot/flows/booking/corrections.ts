import { hearTime } from '#bot/understand/answers.ts'
import type { Heard } from '#bot/engine/heard.ts'
import type { BookingDraft } from './draft.ts'
import { withQuantity } from './questions.ts'

const objection = /^\s*(?:no|nee|nah|sorry|wait|actually|eintlik)[\s,.:;-]+/i

/** 'actually 2', 'no, Friday', 'make it 11': what a message changes in the booking; undefined when nothing. */
export function corrected(heard: Heard, draft: BookingDraft, now: Date): BookingDraft | undefined {
  if (heard.choice && heard.tapped) return undefined
  const { quantity, date } = heard.understood.slots
  const hour = heard.understood.intent === 'refine' && quantity === undefined && draft.start !== undefined
  const time = heard.understood.slots.time ?? (hour ? hearTime(heard.text.replace(objection, ''), { now, asked: true }) : undefined)
  if (quantity === undefined && date === undefined && time === undefined) return undefined
  const counted = quantity && quantity !== draft.quantity ? withQuantity(draft, quantity) : draft
  if (date === undefined && time === undefined) return counted === draft ? undefined : counted
  const { start: _start, ...rest } = counted
  return { ...rest, anyTime: false, ...(date ? { date } : {}), ...(time ? { time } : {}) }
}
