import { minutes } from '#core/rules/time/time.ts'
import { counterKind } from './counter-kind.ts'

/** A driver waits, and half an hour is left of the time in which a shop answers. */
export const answerDue = counterKind({
  urgent: true,
  keeps: minutes(30),
  title: ({ who, from }, say) => say.threadNotices.answerDue.title(who, from),
  template: (say) => say.threadNotices.answerDue.template,
})
