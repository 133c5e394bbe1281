import { changeAlert } from '#core/alerts/change-alert.ts'
import { createAlert } from '#core/alerts/create-alert.ts'
import { deleteAlert } from '#core/alerts/delete-alert.ts'
import { listAlerts } from '#core/alerts/list-alerts.ts'
import { resumeAlerts, stopAlerts } from '#core/alerts/switch-alerts.ts'
import { signedIn } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

export const alerts = routes({
  'GET /alerts': {
    summary: 'Lists my alerts, oldest first',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor }) => listAlerts(ctx, actor),
  },
  'POST /alerts': {
    summary: 'Creates an alert for matching offers; asking for one is the consent to its messages',
    access: signedIn,
    rateLimit: perMinute(20),
    idempotent: true,
    handle: ({ ctx, actor, body }) => createAlert(ctx, actor, body, 'web'),
  },
  'PATCH /alerts/:id': {
    summary: 'Changes an alert and switches it on',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params, body }) => changeAlert(ctx, actor, params.id, body, 'web'),
  },
  'DELETE /alerts/:id': {
    summary: 'Removes an alert',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: ({ ctx, actor, params }) => deleteAlert(ctx, actor, params.id),
  },
  'POST /alerts/stop': {
    summary: 'Switches all my alerts off',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor }) => ({ changed: await stopAlerts(ctx, actor, 'web') }),
  },
  'POST /alerts/resume': {
    summary: 'Switches all my alerts on again',
    access: signedIn,
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor }) => ({ changed: await resumeAlerts(ctx, actor, 'web') }),
  },
})
