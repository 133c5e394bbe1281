import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** Somebody wants to see whether notices reach them. It stands under the first switch, and waits as most notices do. */
export const testNotice = kind<Record<never, never>>({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp', 'email', 'in_app', 'push'],
  urgent: false,
  provenOnly: true,
  keeps: hours(24),
  named: 'other',
  notice: (_facts, { accountNotices: { test } }) => ({ title: test.title, lines: [test.line] }),
  template: {
    body: ({ accountNotices }) => accountNotices.test.template,
    variables: () => [],
    sample: {},
  },
})
