import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import type { ThreadFacts, ThreadKind } from './thread-kind.ts'

/** Gives a guest the link to what they have written; the mail has fixed words, since its address is unproven. */
export const messageReceived: ThreadKind = kind<ThreadFacts>({
  topic: 'messages',
  purpose: 'service',
  channels: ['email'],
  urgent: true,
  keeps: hours(24),
  named: 'other',
  notice: (_facts, { guests: { mails } }) => ({ title: mails.received.title, lines: mails.received.lines }),
})
