import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** To somebody without a confirmed mailbox: what signs in to their account is now another. */
export const accountChanged = kind<{ what: 'email' | 'number' }>({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: true,
  keeps: hours(24),
  named: 'other',
  notice: ({ what }, { accountNotices: say }) => ({ title: say.changed(say.changes[what]), lines: [] }),
  message: ({ what }, { accountNotices: say }) => ({ type: 'text', body: say.changed(say.changes[what]) }),
  template: {
    body: ({ accountNotices }) => accountNotices.changed('{{1}}'),
    variables: ({ what }, { accountNotices }) => [accountNotices.changes[what]],
    sample: { what: 'number' },
  },
})
