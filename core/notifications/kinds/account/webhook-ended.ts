import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** To the owners of a shop: one of its own systems is told of bookings no more, as nothing arrived there for days. */
export const webhookEnded = kind<{ host: string; url?: string }>({
  topic: 'bookings',
  purpose: 'service',
  channels: ['email', 'in_app'],
  urgent: false,
  keeps: hours(72),
  named: 'other',
  notice: ({ host, url }, { frontDesk: { webhookEnded: say } }) => ({
    title: say.title,
    lines: [say.line(host)],
    links: url ? [{ label: say.way, url }] : [],
  }),
})
