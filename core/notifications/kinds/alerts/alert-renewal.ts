import type { Alert } from '#core/contracts/alerts.ts'
import { limits } from '#core/messaging/templates/layouts.ts'
import { mostLines } from '#core/rules/alerts/alert-life.ts'
import { hours } from '#core/rules/time/time.ts'
import { kind } from '../../kind.ts'

/** After three months somebody is asked whether to go on watching. */
export const alertRenewal = kind<{ alerts: readonly Alert[] }>({
  topic: 'deals',
  purpose: 'deals',
  channels: ['whatsapp'],
  urgent: false,
  keeps: hours(72),
  named: 'alert_renewal',
  notice: ({ alerts }, say) => ({ title: say.alerts.watchedSoLong, lines: alerts.map(say.alerts.describe) }),
  message: ({ alerts }, say) => {
    const shown = alerts.slice(0, mostLines)
    const body = say.alerts.ask(shown)
    const most = limits.body - say.alerts.stopAll.length - 2
    return {
      type: 'buttons',
      body: body.length <= most ? body : say.alerts.ask(shown.slice(0, 1)),
      buttons: [
        { id: 'alert:keep', title: say.alerts.keep },
        { id: 'alert:stop', title: say.alerts.stopThese },
        { id: 'alert:list', title: say.alerts.mine },
      ],
    }
  },
  unsubscribe: ({ alerts }) => alerts.stopAll,
  template: {
    body: ({ alerts }) => alerts.renewalTemplate,
    variables: ({ alerts }, say) => [say.alerts.several(alerts)],
    buttons: ({ alerts }) => [
      { id: 'alert:keep', title: alerts.keep },
      { id: 'alert:stop', title: alerts.stopThese },
    ],
    sample: {
      alerts: [
        {
          id: '019a0000-0000-7000-8000-000000000000',
          name: '',
          active: true,
          size: '205/55R16',
          quantity: 4,
          runFlat: false,
          dealsOnly: false,
          maxCents: 130_000,
          maxCovers: 'tyre',
          near: { label: 'Randburg', lat: -26.0936, lng: 28.0064, radiusKm: 50 },
        },
      ],
    },
  },
})
