import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import type { ThreadFacts } from './thread-kind.ts'

/**
 * Asks somebody who has not written within 24 hours to reply, so that WhatsApp lets the words of the other side through.
 * It says only who writes: nobody's free words pass through a template.
 */
export const messageWaiting = kind<Pick<ThreadFacts, 'from'>>({
  topic: 'messages',
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: true,
  keeps: hours(72),
  named: 'other',
  notice: ({ from }, { threadNotices }) => ({ title: threadNotices.messageWaiting.title(from), lines: [] }),
  template: {
    body: (say) => say.threadNotices.messageWaiting.template,
    variables: ({ from }) => [from],
    buttons: (say) => [{ id: 'thread:read', title: say.threadNotices.messageWaiting.read }],
    sample: { from: 'Randburg Tyres' },
  },
})
