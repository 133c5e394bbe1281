import type { Decision, KindRule } from '../rules/notifications/notify.ts'

const statuses = { send: 'queued', hold: 'held', drop: 'dropped' } as const

/** The columns of a message or mail that follow from a decision: status, due time and reason. */
export const timing = <Made extends Decision>(decision: Made, at: Date) => {
  const status: (typeof statuses)[Made['do']] = statuses[decision.do as Made['do']]
  return { status, due_at: decision.do === 'hold' ? decision.until : at, reason: decision.reason }
}

/** The columns of a message that the sender needs of its kind. */
export const carried = ({ topic, purpose, keeps }: KindRule, createdAt: Date) => ({
  topic: topic ?? null,
  purpose,
  expires_at: new Date(createdAt.getTime() + keeps),
})
