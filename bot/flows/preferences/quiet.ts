import type { Slots } from '#bot/understand/types.ts'

const nights = /\b(?:at night|overnight|while i sleep|nights|snags|in die nag|ebusuku|bosiu)\b/i

/** The quiet hours that somebody asks for; what they leave open stays as it is. Undefined: they named no hours. */
export function quietHoursIn(text: string, slots: Slots): { start?: string; end?: string } | undefined {
  const { quietFrom, quietTo, timeFrom, timeTo } = slots
  // 'Only between 9 and 5' says when we may write.
  const start = quietFrom ?? timeTo
  const end = quietTo ?? timeFrom
  if (start || end) return { ...(start && { start }), ...(end && { end }) }
  return nights.test(text) ? { start: '22:00', end: '08:00' } : undefined
}
