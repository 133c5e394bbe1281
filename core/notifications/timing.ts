import type { Decision, KindRule } from '../rules/notifications/notify.ts'

const statuses = { send: 'queued', hold: 'held', drop: 'dropped' } as const

/** What a decision makes of a message or mail: how it stands, from when it is due, and why. */
export const timing = <Made extends Decision>(decision: Made, at: Date) => {
  const status: (typeof statuses)[Made['do']] = statuses[decision.do as Made['do']]
  return { status, due_at: decision.do === 'hold' ? decision.until : at, reason: decision.reason }
}

/** What a message carries of its kind, for the sender. */
export const carried = ({ topic, purpose, keeps }: KindRule, createdAt: Date) => ({
  topic: topic ?? null,
  purpose,
  expires_at: new Date(createdAt.getTime() + keeps),
})
