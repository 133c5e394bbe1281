import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** To somebody who has just registered with this number, which switches bookings there on. */
export const welcome = kind<{ name: string }>({
  topic: 'bookings',
  purpose: 'service',
  channels: ['whatsapp'],
  urgent: true,
  keeps: hours(1),
  named: 'other',
  notice: ({ name }, { accountNotices }) => ({ title: accountNotices.welcome(name), lines: [] }),
  message: ({ name }, { accountNotices }) => ({ type: 'text', body: accountNotices.welcome(name) }),
  template: {
    body: ({ accountNotices }) => accountNotices.welcome('{{1}}'),
    variables: ({ name }) => [name],
    sample: { name: 'Thandi' },
  },
})
