import { hours, minutes } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import { frontDeskKind } from './front-desk-kind.ts'
import { messageUndone } from './message-undone.ts'
import { type ThreadFacts, type ThreadKind, threadKind } from './thread-kind.ts'

/** A colleague has assigned a conversation to a member of the shop. */
const threadAssigned = frontDeskKind({
  urgent: false,
  keeps: hours(24),
  title: ({ who, from }, say) => say.threadNotices.threadAssigned.title(who, from),
  template: (say) => say.threadNotices.threadAssigned.template,
})

/** A driver asks a shop for a quote. */
const quoteAsked = threadKind({
  topic: 'quotes',
  title: ({ who }, say) => say.threadNotices.quoteAsked.title(who),
})

/** The shop has answered a request for a quote. */
const quoteAnswered = threadKind({
  topic: 'quotes',
  title: ({ from }, say) => say.threadNotices.quoteAnswered.title(from),
})

/** A shop writes to a driver who has not written to it. */
const messageWritten = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageWritten.title(from),
})

/** Gives a guest the link to what they have written; the mail has fixed words, since its address is unproven. */
const messageReceived: ThreadKind = kind<ThreadFacts>({
  topic: 'messages',
  purpose: 'service',
  channels: ['email'],
  urgent: true,
  keeps: hours(24),
  named: 'other',
  notice: (_facts, { guests: { mails } }) => ({ title: mails.received.title, lines: mails.received.lines }),
})

/** A driver writes to a shop. */
const messageAsked = threadKind({
  topic: 'messages',
  title: ({ who }, say) => say.threadNotices.messageAsked.title(who),
})

/** The shop, or we, have answered a driver. */
const messageAnswered = threadKind({
  topic: 'messages',
  title: ({ from }, say) => say.threadNotices.messageAnswered.title(from),
})

/** A driver waits, and half an hour is left of the time in which a shop answers. */
const answerDue = frontDeskKind({
  // The driver's words themselves wait for the end of quiet hours; a reminder of them comes no earlier.
  urgent: false,
  keeps: minutes(30),
  title: ({ who, from }, say) => say.threadNotices.answerDue.title(who, from),
  template: (say) => say.threadNotices.answerDue.template,
})

/** What is told about a conversation between a driver and a shop. */
export const threadKinds = {
  message_asked: messageAsked,
  quote_asked: quoteAsked,
  message_answered: messageAnswered,
  quote_answered: quoteAnswered,
  message_written: messageWritten,
  message_received: messageReceived,
  message_undone: messageUndone,
  thread_assigned: threadAssigned,
  answer_due: answerDue,
}
