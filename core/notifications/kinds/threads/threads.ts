import { answerDue } from './answer-due.ts'
import { messageAnswered } from './message-answered.ts'
import { messageAsked } from './message-asked.ts'
import { messageReceived } from './message-received.ts'
import { messageUndone } from './message-undone.ts'
import { messageWritten } from './message-written.ts'
import { quoteAnswered } from './quote-answered.ts'
import { quoteAsked } from './quote-asked.ts'
import { threadAssigned } from './thread-assigned.ts'

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
