import type { Incident } from '#core/rules/notifications/incident.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** A fault of the service that an admin has to mend. WhatsApp itself may be broken, so it does not go there. */
export const trouble = kind<{ what: Incident; detail: string }>({
  topic: undefined,
  purpose: 'service',
  channels: ['email', 'in_app'],
  urgent: true,
  keeps: hours(72),
  toAdmins: true,
  named: 'other',
  notice: ({ what, detail }, { settings }) => ({
    title: settings.incidentTitle,
    lines: [settings.troubles[what](detail)],
  }),
})
