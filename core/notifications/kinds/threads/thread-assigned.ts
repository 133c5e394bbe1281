import { hours } from '#core/rules/time/time.ts'
import { counterKind } from './counter-kind.ts'

/** A colleague has assigned a conversation to a member of the shop. */
export const threadAssigned = counterKind({
  urgent: false,
  keeps: hours(24),
  title: ({ who, from }, say) => say.threadNotices.threadAssigned.title(who, from),
  template: (say) => say.threadNotices.threadAssigned.template,
})
