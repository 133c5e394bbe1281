import type { Trouble } from '#core/rules/notifications/trouble.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** Something about the service itself that an admin has to mend. WhatsApp may be what is broken. */
export const trouble = kind<{ what: Trouble; detail: string }>({
  topic: undefined,
  purpose: 'service',
  channels: ['email', 'in_app'],
  urgent: true,
  keeps: hours(72),
  named: 'other',
  notice: ({ what, detail }, { settings }) => ({
    title: settings.troubleTitle,
    lines: [settings.troubles[what](detail)],
  }),
})
