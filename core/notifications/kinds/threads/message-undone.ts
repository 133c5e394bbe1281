import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'
import type { ThreadFacts } from './thread-kind.ts'

/** The shop, or we, have taken back the last message to a driver. */
export const messageUndone = kind<ThreadFacts>({
  purpose: 'service',
  channels: ['whatsapp', 'in_app', 'push'],
  urgent: true,
  keeps: hours(24),
  named: 'other',
  topic: 'messages',
  notice: ({ from }, { threadNotices }) => ({
    title: threadNotices.messageUndone.title(from),
    lines: [threadNotices.messageUndone.line],
  }),
  template: {
    body: (say) => say.threadNotices.messageUndone.template,
    variables: ({ from }) => [from],
    sample: { threadId: '', who: 'Sipho', from: 'Randburg Tyres', words: '' },
  },
})
